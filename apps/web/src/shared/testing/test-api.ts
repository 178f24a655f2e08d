import { type IncomingMessage, type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** What the test's API says to one call, such as `GET /api/site?lang=en`. */
export interface TestAnswer {
  status?: number;
  body?: unknown;
  /** Milliseconds before the answer. */
  delayMs?: number;
  /** The request arrives, but its answer never does. */
  isLost?: boolean;
}

/** A request that the page really sent. */
export interface SeenRequest {
  call: string;
  headers: IncomingMessage['headers'];
  body: unknown;
}

let server: Server | undefined;
const answers = new Map<string, TestAnswer | ((request: SeenRequest) => TestAnswer)>();
const seen: SeenRequest[] = [];
const unknown: string[] = [];
const realFetch = globalThis.fetch;
/** Which test a request was sent in: what was still on its way when a test ended is not the next one's. */
const testHeader = 'x-test';
let testNumber = 0;

/** Says what the API answers to a call, until the test ends; one that ends in `?*` is for whatever is asked there. */
export function apiAnswers(call: string, answer: TestAnswer | ((request: SeenRequest) => TestAnswer)): void {
  answers.set(call, answer);
}

/** Whether the test has said what the API answers to a call. */
export const isAnswered = (call: string): boolean => answers.has(call);

/** The requests to a call so far, oldest first; to one that ends in `?*` whatever was asked there. */
export function requestsTo(call: string): SeenRequest[] {
  const isMeant = call.endsWith('?*')
    ? (made: string) => made.startsWith(call.slice(0, -1))
    : (made: string) => made === call;
  return seen.filter((request) => isMeant(request.call));
}

/** A real HTTP server behind the page's relative addresses, so that nothing of our own is replaced. */
export async function openTestApi(): Promise<void> {
  const opened = createServer((request, response) => {
    void answerTo(request).then(({ status = 200, body, delayMs = 0, isLost = false }) =>
      setTimeout(() => {
        if (isLost) response.destroy();
        else response.writeHead(status).end(body === undefined ? '' : JSON.stringify(body));
      }, delayMs),
    );
  });
  server = opened;
  await new Promise<void>((resolve) => opened.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(opened.address() as AddressInfo).port}`;
  globalThis.fetch = (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set(testHeader, String(testNumber));
    return realFetch(new URL(input instanceof Request ? input.url : input, origin), { ...init, headers });
  };
}

/** Fails the test that sent a request nobody expected. */
export function expectNoUnknownRequests(): void {
  const unexpected = unknown.splice(0);
  answers.clear();
  seen.length = 0;
  testNumber += 1;
  if (unexpected.length > 0) throw new Error(`Unexpected requests: ${unexpected.join(', ')}`);
}

export function closeTestApi(): void {
  server?.closeAllConnections();
  server?.close();
}

async function answerTo(request: IncomingMessage): Promise<TestAnswer> {
  const call = `${request.method} ${request.url}`;
  const sent = await text(request);
  if (request.headers[testHeader] !== String(testNumber)) return { status: 501 };
  const noted = { call, headers: request.headers, body: bodyOf(request, sent) };
  seen.push(noted);
  const answer = answers.get(call) ?? answers.get(`${call.split('?')[0]}?*`);
  if (!answer) unknown.push(call);
  return typeof answer === 'function' ? answer(noted) : (answer ?? { status: 501 });
}

/** What was sent; a form with a file stays as it came. */
function bodyOf({ headers }: IncomingMessage, sent: string): unknown {
  if (sent === '') return undefined;
  return headers['content-type'] === 'application/json' ? (JSON.parse(sent) as unknown) : sent;
}

/** A problem document (rules §12). */
export function problem(status: number, code: string, more: object = {}): TestAnswer {
  const message = `${code}: as the API says it`;
  return {
    status,
    body: { type: 'about:blank', title: '', status, detail: message, code, message, requestId: '1', ...more },
  };
}
