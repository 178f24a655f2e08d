import { buildReservation } from '@strapec/domain/testing';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { newPhone, newEmail } from './request-api';

/** The response of an MCP tool: its data, or the code and message of a refusal. */
export interface ToolResponse {
  isError: boolean;
  data: Record<string, unknown> & { code?: string; message?: string; errors?: { field: string; code: string }[] };
  /** The unparsed text, and the data as JSON. */
  text: string;
}

interface RawToolResult {
  isError?: boolean;
  structuredContent?: unknown;
  content: { type: string; text?: string }[];
}

/** Reads the result of a tool call as the MCP protocol delivers it. */
export function parseToolResult({ isError = false, structuredContent, content }: RawToolResult): ToolResponse {
  const text = content.map((part) => part.text ?? '').join('');
  const isJson = text.startsWith('{');
  const data = (structuredContent ?? (isJson ? JSON.parse(text) : {})) as ToolResponse['data'];
  return { isError, data, text: text + JSON.stringify(structuredContent ?? null) };
}

/** A guest's AI agent: the official MCP client library. */
export class McpAgent {
  private constructor(readonly client: Client) {}

  static async connect(url: string, clientAddress?: string, mode?: 'legacy' | 'auto'): Promise<McpAgent> {
    const client = new Client({ name: 'a-program', version: '1' }, mode && { versionNegotiation: { mode } });
    const requestInit = clientAddress === undefined ? {} : { headers: { 'X-Forwarded-For': clientAddress } };
    await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', url), { requestInit }));
    return new McpAgent(client);
  }

  async callTool(toolName: string, input: Record<string, unknown> = {}): Promise<ToolResponse> {
    return parseToolResult(await this.client.callTool({ name: toolName, arguments: input }));
  }

  close(): Promise<void> {
    return this.client.close();
  }
}

let idempotencyKeyCount = 0;

/** Valid input of the tool `reserve_table` for a party of two. */
export function buildReserveTableInput(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  idempotencyKeyCount += 1;
  const { firstName, lastName } = buildReservation();
  return {
    ...{ firstName, lastName, phone: newPhone(), email: newEmail(), language: 'sk' },
    ...{ date: '2026-12-04', time: '19:00', partySize: 2, duration: 2, idempotencyKey: `key-${idempotencyKeyCount}` },
    ...overrides,
  };
}

/** Calls a tool by a plain POST of the 2025 protocol, without handshake and client library. */
export async function callToolByPost(
  url: string,
  toolName: string,
  input: unknown,
  headers: Record<string, string> = {},
): Promise<{ status: number; toolResponse: ToolResponse | null; body: unknown }> {
  const rpcRequest = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: toolName, arguments: input } };
  const { status, body } = await postToMcp(url, rpcRequest, headers);
  const { result } = (body ?? {}) as { result?: RawToolResult };
  return { status, body, toolResponse: result ? parseToolResult(result) : null };
}

/** Sends any body to the MCP server; reads a JSON response, or the one event of a stream. */
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
  const responseText = await response.text();
  const json = /^data: (.*)$/m.exec(responseText)?.[1] ?? responseText;
  return { status: response.status, headers: response.headers, body: json === '' ? null : parseIfJson(json) };
}

function parseIfJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
