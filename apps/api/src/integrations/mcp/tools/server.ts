import { minutesToVerify, regionKey } from '@strapec/domain';
import { McpServer, createMcpHandler } from '@modelcontextprotocol/server';
import { agentTexts } from './texts.js';
import * as field from './fields.js';
import { tool } from './tool.js';
import { version } from '../../../platform/config/version.js';
import type { Services } from '../services.js';

const onlyReads = { readOnlyHint: true, idempotentHint: true };

const readTools = [
  tool({
    name: 'get_venue',
    title: 'About the bar',
    description: 'Name, address, opening hours of the next two weeks and what a guest has to know before reserving.',
    annotations: onlyReads,
    input: field.languageInput,
    output: field.venue,
    run: ({ language }, { venue }) => venue.describe(language),
  }),
  tool({
    name: 'find_times',
    title: 'Find free times',
    description:
      'When a party can come on a date. When there is no room that day, the nearest evening that has some. Nothing is reserved.',
    annotations: onlyReads,
    input: field.timesInput,
    output: field.times,
    run: async ({ language, ...args }, { times }, ip) => {
      const found = await times.find(args, ip);
      const { closed, full, free } = agentTexts[language];
      return { ...found, message: found.times.length > 0 ? free : found.isOpen ? full : closed };
    },
  }),
  tool({
    name: 'list_events',
    title: 'List events',
    description: 'Public events of the bar from today on, soonest first.',
    annotations: onlyReads,
    input: field.languageInput,
    output: field.events,
    run: ({ language }, { venue }) => venue.listEvents(language),
  }),
  tool({
    name: 'list_wines',
    title: 'List wines',
    description:
      'Wines of this evening with prices, in the order of the list. What is sold out is among them, and says so; ask for a glass to leave it out.',
    annotations: onlyReads,
    input: field.winesInput,
    output: field.wines,
    run: ({ language, ...filter }, { venue }) => venue.listWines(language, filter),
  }),
  tool({
    name: 'get_reservation',
    title: 'Look at a reservation',
    description: 'How a reservation stands and what may be done with it. Says nothing of who the guest is.',
    annotations: onlyReads,
    input: field.visitInput,
    output: field.visit,
    run: ({ manageUrl }, { visits }) => visits.showVisit(manageUrl),
  }),
];

const writeTools = [
  tool({
    name: 'reserve_table',
    title: 'Hold a table',
    description:
      `Holds a table for ${minutesToVerify} minutes and mails the guest a link. It is no reservation until the guest has opened the mail and pressed ` +
      'Confirm: tell them so. The link is in the mail alone. Ask find_times first; a time that is taken is refused with alternatives.',
    annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true },
    input: field.reservationInput,
    output: field.heldVisit,
    run: async (args, { reservations }, ip) => {
      const { visit, stage } = await reservations.hold(args, ip);
      const words = agentTexts[args.language][stage];
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
    input: field.changeInput,
    output: field.changed,
    run: async (args, { visits }, ip) => {
      const outcome = await visits.changeVisit(args, ip);
      const texts = agentTexts[args.language];
      if (!outcome.isDone)
        return { ...outcome, message: outcome.needsApproval ? texts.requestPreview : texts.changePreview };
      return { ...outcome, message: outcome.needsApproval ? texts.changeRequested : texts.changed };
    },
  }),
  tool({
    name: 'cancel_reservation',
    title: 'Cancel a reservation',
    description: 'Cancels a reservation before its start. Without confirm: true it only says what would happen.',
    annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true },
    input: field.actionInput,
    output: field.cancelled,
    run: async (args, { visits }, ip) => {
      const outcome = await visits.cancel(args, ip);
      const { cancelled, cancelPreview, latePreview } = agentTexts[args.language];
      return { ...outcome, message: outcome.isDone ? cancelled : outcome.isLate ? latePreview : cancelPreview };
    },
  }),
];

const instructions =
  'Reservations of a small wine bar. Ask find_times, then reserve_table with the details of the guest, and tell the guest to open the mail ' +
  'that they get and to press Confirm: a table is held for them until then. The link in it is the manageUrl of the other tools. Times are the ' +
  'local time of the bar. Answers never contain what guests write.';

const tools = [...readTools, ...writeTools];

export async function answerCall(call: Request, services: Services, ip: string): Promise<Response> {
  const options = { maxSubscriptions: 0, keepAliveMs: 0 }; // the server sends no notifications
  const title = await services.venue.shortName();
  const { fetch: answer } = createMcpHandler(() => serverFor(services, ip, title), options);
  return answer(call);
}

function serverFor(services: Services, ip: string, title: string): McpServer {
  const server = new McpServer({ name: regionKey(title) || 'wine-bar', title, version }, { instructions });
  for (const register of tools) register(server, services, ip);
  return server;
}
