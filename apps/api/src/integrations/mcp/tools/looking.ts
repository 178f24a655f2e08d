import { z } from 'zod';
import { agentTexts } from './texts.js';
import * as field from './fields.js';
import { tool } from './tool.js';

const onlyReads = { readOnlyHint: true, idempotentHint: true };

export const lookingTools = [
  tool({
    name: 'get_house',
    title: 'About the house',
    description: 'Name, address, opening hours of the next two weeks and what a guest has to know before reserving.',
    annotations: onlyReads,
    input: z.strictObject({ language: field.language }),
    output: field.house,
    run: ({ language }, { house }) => house.describe(language),
  }),
  tool({
    name: 'find_times',
    title: 'Find free times',
    description:
      'When a party can come on a date. When there is no room that day, the nearest evening that has some. Nothing is reserved.',
    annotations: onlyReads,
    input: z.strictObject({
      date: field.date,
      partySize: field.partySize,
      duration: field.durationOrUsual,
      language: field.language,
    }),
    output: field.times,
    run: async ({ language, ...asked }, { times }, ip) => {
      const found = await times.find(asked, ip);
      const { closed, full, free } = agentTexts[language];
      return { ...found, message: found.times.length > 0 ? free : found.isOpen ? full : closed };
    },
  }),
  tool({
    name: 'list_events',
    title: 'List events',
    description: 'Public events of the house from today on, soonest first.',
    annotations: onlyReads,
    input: z.strictObject({ language: field.language }),
    output: field.events,
    run: ({ language }, { events }) => events.list(language),
  }),
  tool({
    name: 'list_wines',
    title: 'List wines',
    description:
      'Wines of this evening with prices, in the order of the list. What is sold out is among them, and says so; ask for a glass to leave it out.',
    annotations: onlyReads,
    input: z.strictObject({ ...field.menuFilter, language: field.language }),
    output: field.wines,
    run: ({ language, ...filter }, { wines }) => wines.list(language, filter),
  }),
  tool({
    name: 'get_reservation',
    title: 'Look at a reservation',
    description: 'How a reservation stands and what may be done with it. Says nothing of who the guest is.',
    annotations: onlyReads,
    input: z.strictObject({ manageUrl: field.manageUrl, language: field.language }),
    output: field.visit,
    run: (asked, { visits }) => visits.show(asked),
  }),
];
