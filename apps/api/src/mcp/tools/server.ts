import { McpServer, createMcpHandler } from '@modelcontextprotocol/server';
import { version } from '../../config/version.js';
import type { OpenDesk, Services } from '../services.js';
import type { Caller } from '../caller.js';
import { doingTools } from './doing.js';
import { lookingTools } from './looking.js';

const instructions =
  'Reservations of a small wine bar. Ask find_times, then reserve_table with the details of the guest, and give the guest confirmUrl: a ' +
  'table is held for them until they have confirmed it there. Times are the local time of the house. Answers never contain what guests write.';

/** Every tool of the house. */
const tools = [...lookingTools, ...doingTools];

/** Opens the desk: each call is served by a server of its own, so that any number of processes are one desk. */
export const openDesk = (services: Services): OpenDesk => ({
  answer: (request, caller) => {
    const options = { maxSubscriptions: 0, keepAliveMs: 0 }; // nothing of the house is told unasked
    const { fetch: answer } = createMcpHandler(() => serverFor(services, caller), options);
    return answer(request);
  },
});

function serverFor(services: Services, caller: Caller): McpServer {
  const server = new McpServer({ name: 'strapec', title: 'Strapec', version }, { instructions });
  for (const register of tools) register(server, services, caller);
  return server;
}
