import { aReservation } from '@strapec/domain/testing';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { newPhone, newEmail } from './call';

/** What a tool has answered: data, or the code and words of a refusal. */
export interface ToolAnswer {
  isError: boolean;
  data: Record<string, unknown> & { code?: string; message?: string; errors?: { field: string; code: string }[] };
  /** Word for word. */
  text: string;
}

interface ToolResult {
  isError?: boolean;
  structuredContent?: unknown;
  content: { type: string; text?: string }[];
}

/** The answer in a result of the protocol. */
export function toToolAnswer({ isError = false, structuredContent, content }: ToolResult): ToolAnswer {
  const text = content.map((part) => part.text ?? '').join('');
  const isJson = text.startsWith('{');
  const data = (structuredContent ?? (isJson ? JSON.parse(text) : {})) as ToolAnswer['data'];
  return { isError, data, text: text + JSON.stringify(structuredContent ?? null) };
}

/** A program that a guest has asked, on the library that such programs are built on. */
export class Agent {
  private constructor(readonly client: Client) {}

  static async at(url: string, from?: string, mode?: 'legacy' | 'auto'): Promise<Agent> {
    const client = new Client({ name: 'a-program', version: '1' }, mode && { versionNegotiation: { mode } });
    const requestInit = from === undefined ? {} : { headers: { 'X-Forwarded-For': from } };
    await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', url), { requestInit }));
    return new Agent(client);
  }

  async callTool(name: string, args: Record<string, unknown> = {}): Promise<ToolAnswer> {
    return toToolAnswer(await this.client.callTool({ name, arguments: args }));
  }

  close(): Promise<void> {
    return this.client.close();
  }
}

let keyCount = 0;

/** What `reserve_table` takes from a valid couple. */
export function reserveTableInput(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  keyCount += 1;
  const { firstName, lastName } = aReservation();
  return {
    ...{ firstName, lastName, phone: newPhone(), email: newEmail(), language: 'sk' },
    ...{ date: '2026-12-04', time: '19:00', partySize: 2, duration: 2, idempotencyKey: `key-${keyCount}` },
    ...overrides,
  };
}

/** Asks for a tool by a plain call of 2025, without handshake and library. */
export async function callToolByPost(
  url: string,
  name: string,
  args: unknown,
  headers: Record<string, string> = {},
): Promise<{ status: number; answer: ToolAnswer | null; body: unknown }> {
  const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } };
  const { status, body } = await postToMcp(url, call, headers);
  const { result } = (body ?? {}) as { result?: ToolResult };
  return { status, body, answer: result ? toToolAnswer(result) : null };
}

/** Sends anything to the server; the answer is read from a document or from a stream of one event. */
export async function postToMcp(
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: unknown; headers: Headers }> {
  const response = await fetch(`${url}/mcp`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await response.text();
  const data = /^data: (.*)$/m.exec(text)?.[1] ?? text;
  return { status: response.status, headers: response.headers, body: data === '' ? null : parseIfJson(data) };
}

function parseIfJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
