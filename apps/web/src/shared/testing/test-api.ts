import { type IncomingMessage, type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface StubResponse {
  status?: number;
  body?: unknown;
  isConnectionLost?: boolean;
}

export interface ReceivedRequest {
  endpoint: string;
  headers: IncomingMessage['headers'];
  body: unknown;
}

let server: Server | undefined;
const heldResponses = new Map<string, Promise<void>>();
const stubbedResponses = new Map<string, StubResponse | ((request: ReceivedRequest) => StubResponse)>();
const receivedRequests: ReceivedRequest[] = [];
const unexpectedEndpoints: string[] = [];
const realFetch = globalThis.fetch;
/** The number of the test that sent the request; a late request does not count for the next test. */
const testHeader = 'x-test';
let testNumber = 0;

/** `?*` at the end matches any query. */
export function stubApiResponse(
  endpoint: string,
  response: StubResponse | ((request: ReceivedRequest) => StubResponse),
): void {
  stubbedResponses.set(endpoint, response);
}

/** Holds the responses to this call until the returned function is called; a delay would be too short on a slow machine. */
export function holdResponses(endpoint: string): () => void {
  let release: () => void = () => undefined;
  heldResponses.set(endpoint, new Promise((resolve) => (release = resolve)));
  return release;
}

export const isStubbed = (endpoint: string): boolean => stubbedResponses.has(endpoint);

/** Oldest first. */
export function findRequests(endpoint: string): ReceivedRequest[] {
  const isMatch = endpoint.endsWith('?*')
    ? (requestEndpoint: string) => requestEndpoint.startsWith(endpoint.slice(0, -1))
    : (requestEndpoint: string) => requestEndpoint === endpoint;
  return receivedRequests.filter((request) => isMatch(request.endpoint));
}

export async function openTestApi(): Promise<void> {
  // A test that blocks the thread for seconds would reuse a connection that the server has just closed.
  const httpServer = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    void handleRequest(request).then(({ status = 200, body, isConnectionLost = false }) => {
      if (isConnectionLost) response.destroy();
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
  const unexpected = unexpectedEndpoints.splice(0);
  stubbedResponses.clear();
  heldResponses.clear();
  receivedRequests.length = 0;
  testNumber += 1;
  if (unexpected.length > 0) throw new Error(`Unexpected requests: ${unexpected.join(', ')}`);
}

export function closeTestApi(): void {
  server?.closeAllConnections();
  server?.close();
}

async function handleRequest(request: IncomingMessage): Promise<StubResponse> {
  const endpoint = `${request.method} ${request.url}`;
  const sentBody = await text(request);
  if (request.headers[testHeader] !== String(testNumber)) return { status: 501 };
  const receivedRequest: ReceivedRequest = { endpoint, headers: request.headers, body: parseBody(request, sentBody) };
  receivedRequests.push(receivedRequest);
  const stub = stubbedResponses.get(endpoint) ?? stubbedResponses.get(`${endpoint.split('?')[0]}?*`);
  if (!stub) unexpectedEndpoints.push(endpoint);
  const response = typeof stub === 'function' ? stub(receivedRequest) : (stub ?? { status: 501 });
  await heldResponses.get(endpoint);
  return response;
}

function parseBody({ headers }: IncomingMessage, sentBody: string): unknown {
  if (sentBody === '') return undefined;
  return headers['content-type'] === 'application/json' ? (JSON.parse(sentBody) as unknown) : sentBody;
}

/** A problem as in rules §12. */
export function problemResponse(status: number, code: string, extraFields: object = {}): StubResponse {
  const message = `${code}: as the API says it`;
  return {
    status,
    body: { type: 'about:blank', title: '', status, detail: message, code, message, requestId: '1', ...extraFields },
  };
}
