import { languages, minutesToVerify } from '@strapec/domain';
import { z } from 'zod';
import * as field from './fields.js';
import { agentTexts } from './texts.js';
import { tool } from './tool.js';

const deed = { manageUrl: field.manageUrl, confirm: field.confirm, version: field.version, language: field.language };

export const doingTools = [
  tool({
    name: 'reserve_table',
    title: 'Hold a table',
    description:
      `Holds a table for ${minutesToVerify} minutes and mails the guest a link. It is no reservation until the guest has opened the mail and pressed ` +
      'Confirm: tell them so. The link is in the mail alone. Ask find_times first; a time that is taken is refused with alternatives.',
    annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true },
    input: z.strictObject({
      date: field.date,
      time: field.time,
      partySize: field.partySize,
      duration: field.durationOrUsual,
      ...field.person,
      language: z.enum(languages).meta({ description: 'Language of the guest: of the mails and of the answer' }),
      requests: field.requests.optional(),
      secondTable: field.secondTable,
      idempotencyKey: field.idempotencyKey,
    }),
    output: field.heldVisit,
    run: async (asked, { reservations }, ip) => {
      const { visit, stage } = await reservations.hold(asked, ip);
      const words = agentTexts[asked.language][stage];
      return { ...visit, message: words.replace('{minutes}', String(minutesToVerify)) };
    },
  }),
  tool({
    name: 'change_reservation',
    title: 'Change a reservation',
    description:
      'Moves a visit to another date, time, length or party; what is left out stays. The guest keeps what they have until they have what they want. ' +
      'Without confirm: true it only says whether the change is possible.',
    annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true },
    input: z.strictObject({
      ...deed,
      date: field.date.optional(),
      time: field.time.optional(),
      duration: field.duration.optional(),
      partySize: field.partySize.optional(),
      requests: field.requests.optional(),
    }),
    output: field.done.extend({
      wanted: field.visit.pick({ date: true, time: true, duration: true, partySize: true }),
      needsApproval: z
        .boolean()
        .meta({ description: 'Whether the house has to agree; the reservation stands meanwhile' }),
    }),
    run: async (asked, { changes }, ip) => {
      const told = await changes.change(asked, ip);
      const texts = agentTexts[asked.language];
      if (!told.isDone) return { ...told, message: told.needsApproval ? texts.askPreview : texts.changePreview };
      return { ...told, message: told.needsApproval ? texts.asked : texts.changed };
    },
  }),
  tool({
    name: 'cancel_reservation',
    title: 'Cancel a reservation',
    description: 'Cancels a reservation before its start. Without confirm: true it only says what would happen.',
    annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true },
    input: z.strictObject(deed),
    output: field.done.extend({ isLate: z.boolean().meta({ description: 'Later than the house would like it' }) }),
    run: async (asked, { visits }, ip) => {
      const told = await visits.cancel(asked, ip);
      const { cancelled, cancelPreview, latePreview } = agentTexts[asked.language];
      return { ...told, message: told.isDone ? cancelled : told.isLate ? latePreview : cancelPreview };
    },
  }),
];
