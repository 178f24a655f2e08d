import { McpServer, createMcpHandler } from '@modelcontextprotocol/server';
import { regionKey } from '@strapec/domain';
import { version } from '../../../platform/config/version.js';
import type { Services } from '../services.js';
import { doingTools } from './write-tools.js';
import { lookingTools } from './read-tools.js';

const instructions =
  'Reservations of a small wine bar. Ask find_times, then reserve_table with the details of the guest, and tell the guest to open the mail ' +
  'that they get and to press Confirm: a table is held for them until then. The link in it is the manageUrl of the other tools. Times are the ' +
  'local time of the house. Answers never contain what guests write.';

const tools = [...lookingTools, ...doingTools];

/** Answers one call. Each call gets its own server, so that every process can answer it. */
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
