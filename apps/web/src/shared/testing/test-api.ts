import { type IncomingMessage, type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface TestAnswer {
  status?: number;
  body?: unknown;
  isLost?: boolean;
}

export interface SeenRequest {
  call: string;
  headers: IncomingMessage['headers'];
  body: unknown;
}

let server: Server | undefined;
const heldAnswers = new Map<string, Promise<void>>();
const answers = new Map<string, TestAnswer | ((request: SeenRequest) => TestAnswer)>();
const seenRequests: SeenRequest[] = [];
const unknownCalls: string[] = [];
const realFetch = globalThis.fetch;
/** The number of the test that sent the request; a late request does not count for the next test. */
const testHeader = 'x-test';
let testNumber = 0;

/** `?*` at the end matches any query. */
export function stubApiAnswer(call: string, answer: TestAnswer | ((request: SeenRequest) => TestAnswer)): void {
  answers.set(call, answer);
}

/** The answers to this call wait until the returned function is called: a time would pass too soon on a slow machine. */
export function holdAnswers(call: string): () => void {
  let release: () => void = () => undefined;
  heldAnswers.set(call, new Promise((resolve) => (release = resolve)));
  return release;
}

export const isStubbed = (call: string): boolean => answers.has(call);

/** Oldest first. */
export function requestsTo(call: string): SeenRequest[] {
  const isMeant = call.endsWith('?*')
    ? (made: string) => made.startsWith(call.slice(0, -1))
    : (made: string) => made === call;
  return seenRequests.filter((request) => isMeant(request.call));
}

export async function openTestApi(): Promise<void> {
  // Tests that hold the thread for seconds would meet a connection that the server has just closed.
  const httpServer = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    void handleRequest(request).then(({ status = 200, body, isLost = false }) => {
      if (isLost) response.destroy();
      else response.writeHead(status).end(body === undefined ? '' : JSON.stringify(body));
    });
  });
  server = httpServer;
  await new Promise<void>((resolve) => httpServer.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(httpServer.address() as AddressInfo).port}`;
  globalThis.fetch = (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set(testHeader, String(testNumber));
    return realFetch(new URL(input instanceof Request ? input.url : input, origin), { ...init, headers });
  };
}

/** Fails the test that sent an unexpected request. */
export function expectNoUnknownRequests(): void {
  const unexpected = unknownCalls.splice(0);
  answers.clear();
  heldAnswers.clear();
  seenRequests.length = 0;
  testNumber += 1;
  if (unexpected.length > 0) throw new Error(`Unexpected requests: ${unexpected.join(', ')}`);
}

export function closeTestApi(): void {
  server?.closeAllConnections();
  server?.close();
}

async function handleRequest(request: IncomingMessage): Promise<TestAnswer> {
  const call = `${request.method} ${request.url}`;
  const sentBody = await text(request);
  if (request.headers[testHeader] !== String(testNumber)) return { status: 501 };
  const seenRequest = { call, headers: request.headers, body: parseBody(request, sentBody) };
  seenRequests.push(seenRequest);
  const answer = answers.get(call) ?? answers.get(`${call.split('?')[0]}?*`);
  if (!answer) unknownCalls.push(call);
  const given = typeof answer === 'function' ? answer(seenRequest) : (answer ?? { status: 501 });
  await heldAnswers.get(call);
  return given;
}

function parseBody({ headers }: IncomingMessage, sent: string): unknown {
  if (sent === '') return undefined;
  return headers['content-type'] === 'application/json' ? (JSON.parse(sent) as unknown) : sent;
}

/** Rules §12. */
export function problem(status: number, code: string, more: object = {}): TestAnswer {
  const message = `${code}: as the API says it`;
  return {
    status,
    body: { type: 'about:blank', title: '', status, detail: message, code, message, requestId: '1', ...more },
  };
}
