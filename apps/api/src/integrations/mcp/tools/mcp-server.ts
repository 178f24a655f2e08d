import { confirmationMinutes, toSlug } from '@strapec/domain';
import { McpServer, createMcpHandler } from '@modelcontextprotocol/server';
import { agentTexts } from './agent-texts.js';
import * as schemas from './tool-schemas.js';
import { defineTool } from './define-tool.js';
import { appVersion } from '../../../platform/config/app-version.js';
import type { AgentServices } from '../agent-services.js';

const readOnlyHints = { readOnlyHint: true, idempotentHint: true };

const tools = [
  defineTool({
    name: 'get_venue',
    title: 'About the bar',
    description: 'Name, address, opening hours of the next two weeks and what a guest has to know before reserving.',
    annotations: readOnlyHints,
    input: schemas.languageInput,
    output: schemas.venueOutput,
    callTool: ({ language }, { venue }) => venue.describeVenue(language),
  }),
  defineTool({
    name: 'find_times',
    title: 'Find free times',
    description:
      'When a party can come on a date. When there is no room that day, the nearest evening that has some. Nothing is reserved.',
    annotations: readOnlyHints,
    input: schemas.timesInput,
    output: schemas.timesOutput,
    callTool: async ({ language, ...args }, { times }, ip) => {
      const foundTimes = await times.findTimes(args, ip);
      const { closed, full, free } = agentTexts[language];
      return { ...foundTimes, message: foundTimes.times.length > 0 ? free : foundTimes.isOpen ? full : closed };
    },
  }),
  defineTool({
    name: 'list_events',
    title: 'List events',
    description: 'Public events of the bar from today on, soonest first.',
    annotations: readOnlyHints,
    input: schemas.languageInput,
    output: schemas.eventsOutput,
    callTool: ({ language }, { venue }) => venue.listEvents(language),
  }),
  defineTool({
    name: 'list_wines',
    title: 'List wines',
    description:
      'Wines of this evening with prices, in the order of the list. What is sold out is among them, and says so; ask for a glass to leave it out.',
    annotations: readOnlyHints,
    input: schemas.winesInput,
    output: schemas.winesOutput,
    callTool: ({ language, upTo: maxCents, ...filter }, { venue }) =>
      venue.listWines(language, { ...filter, maxCents }),
  }),
  defineTool({
    name: 'get_reservation',
    title: 'Look at a reservation',
    description: 'How a reservation stands and what may be done with it. Says nothing of who the guest is.',
    annotations: readOnlyHints,
    input: schemas.visitInput,
    output: schemas.visitOutput,
    callTool: ({ manageUrl }, { visits }) => visits.readVisit(manageUrl),
  }),
  defineTool({
    name: 'reserve_table',
    title: 'Hold a table',
    description:
      `Holds a table for ${confirmationMinutes} minutes and mails the guest a link. It is no reservation until the guest has opened the mail and pressed ` +
      'Confirm: tell them so. The link is in the mail alone. Ask find_times first; a time that is taken is refused with alternatives.',
    annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true },
    input: schemas.reservationInput,
    output: schemas.heldVisitOutput,
    callTool: async (args, { tableHolds }, ip) => {
      const { visit, stage } = await tableHolds.holdTable(args, ip);
      const text = agentTexts[args.language][stage];
      return { ...visit, message: text.replace('{minutes}', String(confirmationMinutes)) };
    },
  }),
  defineTool({
    name: 'change_reservation',
    title: 'Change a reservation',
    description:
      'Moves a visit to another date, time, length or party; what is left out stays. The guest keeps what they have until they have what they want. ' +
      'Without confirm: true it only says whether the change is possible.',
    annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true },
    input: schemas.changeInput,
    output: schemas.changeOutput,
    callTool: async (args, { visits }, ip) => {
      const outcome = await visits.changeVisit(args, ip);
      const texts = agentTexts[args.language];
      if (!outcome.isDone)
        return { ...outcome, message: outcome.needsApproval ? texts.requestPreview : texts.changePreview };
      return { ...outcome, message: outcome.needsApproval ? texts.changeRequested : texts.changed };
    },
  }),
  defineTool({
    name: 'cancel_reservation',
    title: 'Cancel a reservation',
    description: 'Cancels a reservation before its start. Without confirm: true it only says what would happen.',
    annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true },
    input: schemas.actionInput,
    output: schemas.cancelOutput,
    callTool: async (args, { visits }, ip) => {
      const outcome = await visits.cancelVisit(args, ip);
      const { cancelled, cancelPreview, latePreview } = agentTexts[args.language];
      return { ...outcome, message: outcome.isDone ? cancelled : outcome.isLate ? latePreview : cancelPreview };
    },
  }),
];

const instructions =
  'Reservations of a small wine bar. Ask find_times, then reserve_table with the details of the guest, and tell the guest to open the mail ' +
  'that they get and to press Confirm: a table is held for them until then. The link in it is the manageUrl of the other tools. Times are the ' +
  'local time of the bar. Answers never contain what guests write.';

export async function answerCall(request: Request, services: AgentServices, ip: string): Promise<Response> {
  const options = { maxSubscriptions: 0, keepAliveMs: 0 }; // the server sends no notifications
  const title = await services.venue.readShortName();
  const { fetch: answerRequest } = createMcpHandler(() => createServer(services, ip, title), options);
  return answerRequest(request);
}

function createServer(services: AgentServices, ip: string, title: string): McpServer {
  const server = new McpServer({ name: toSlug(title) || 'wine-bar', title, version: appVersion }, { instructions });
  for (const register of tools) register(server, services, ip);
  return server;
}
