import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { HttpError } from './http-error';
import { receiveFile, sendRequest, timeoutMessage } from './send-request';
import { setSessionRenewal } from './session-renewal';

type Responder = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

let server: Server;
let serverUrl: string;
let respond: Responder;

beforeAll(async () => {
  server = createServer({ keepAliveTimeout: 0 }, (request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  serverUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const respondWith =
  (status: number, body = '', statusMessage = ''): Responder =>
  (_request, response) => {
    response.writeHead(status, statusMessage || undefined).end(body);
  };
const catchError = (request: Promise<unknown>): Promise<unknown> => request.catch((error: unknown) => error);

test('reads the answer as JSON', async () => {
  respond = respondWith(200, '{"availableSlots":["18:30"]}');
  expect(await sendRequest(`${serverUrl}/a`)).toEqual({ availableSlots: ['18:30'] });
});

test('reads an answer without content as undefined', async () => {
  respond = respondWith(204);
  expect(await sendRequest(`${serverUrl}/a`, { method: 'DELETE' })).toBeUndefined();
});

test('sends a JSON body when there is a payload', async () => {
  respond = async (request, response) => {
    response.end(JSON.stringify({ type: request.headers['content-type'], sent: await text(request) }));
  };
  const request = sendRequest(`${serverUrl}/a`, { method: 'POST', body: JSON.stringify({ partySize: 2 }) });
  expect(await request).toEqual({ type: 'application/json', sent: '{"partySize":2}' });
});

test('sends no content type without a payload', async () => {
  respond = (request, response) => void response.end(JSON.stringify(request.headers));
  const headers = { 'content-type': 'application/json', 'idempotency-key': 'k1' };
  const received = await sendRequest<Record<string, string>>(`${serverUrl}/a`, { method: 'POST', headers });
  expect(received).toMatchObject({ 'idempotency-key': 'k1', accept: 'application/json' });
  expect(received).not.toHaveProperty('content-type');
});

test('leaves the type of a form with a file to the form', async () => {
  respond = async (request, response) => {
    response.end(JSON.stringify({ type: request.headers['content-type'], sent: await text(request) }));
  };
  const body = new FormData();
  body.append('file', new Blob(['grapes'], { type: 'image/png' }), 'grapes.png');
  const received = await sendRequest<Record<string, string>>(`${serverUrl}/a`, { method: 'POST', body });
  expect(received['type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(received['sent']).toContain('grapes');
});

describe('a file', () => {
  test('is received with its type, and its progress is reported in bytes', async () => {
    let sendRest = (): void => undefined;
    respond = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/csv' });
      response.write('email\n');
      sendRest = () => void response.end('zuzana@example.com');
    };
    const progress: number[] = [];
    const onProgress = (bytes: number) => {
      if (progress.push(bytes) === 1) sendRest();
    };
    const file = await receiveFile(`${serverUrl}/a`, { onProgress });
    expect([await file.text(), file.type]).toEqual(['email\nzuzana@example.com', 'text/csv']);
    expect(progress).toEqual([6, 24]);
  });

  test('that is refused fails with its problem', async () => {
    respond = respondWith(503, JSON.stringify({ status: 503, code: 'busy' }));
    expect(await catchError(receiveFile(`${serverUrl}/a`))).toMatchObject({ status: 503, code: 'busy' });
  });

  test('that breaks off fails, instead of being incomplete', async () => {
    respond = (_request, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('half');
      setTimeout(() => response.destroy(), 20);
    };
    expect(await catchError(receiveFile(`${serverUrl}/a`))).toMatchObject({ name: 'TypeError' });
  });

  test('is requested again after a new sign-in', async () => {
    let isSignedIn = false;
    const expired = JSON.stringify({ status: 401, code: 'unauthenticated' });
    respond = (request, response) =>
      (isSignedIn ? respondWith(200, 'all') : respondWith(401, expired))(request, response);
    const removeRenewal = setSessionRenewal(() => {
      isSignedIn = true;
      return Promise.resolve(true);
    });
    expect(await (await receiveFile(`${serverUrl}/a`)).text()).toBe('all');
    removeRenewal();
  });
});

test('fails with the status and the body', async () => {
  respond = respondWith(429, 'email_rate_limit');
  const failure = await catchError(sendRequest(`${serverUrl}/a`));
  expect(failure).toBeInstanceOf(HttpError);
  expect(failure).toMatchObject({ status: 429, message: '429: email_rate_limit', problem: null, code: null });
});

test('fails with the status text when the body is empty', async () => {
  respond = respondWith(503, '', 'Service Unavailable');
  expect(await catchError(sendRequest(`${serverUrl}/a`))).toMatchObject({ message: '503: Service Unavailable' });
});

test('fails with the problem document of a refusal', async () => {
  const problem = { status: 409, code: 'capacity_full', alternatives: { sameEvening: ['19:00'], nextEvening: null } };
  respond = respondWith(409, JSON.stringify(problem));
  expect(await catchError(sendRequest(`${serverUrl}/a`))).toMatchObject({ code: 'capacity_full', problem });
});

test('resolves to null for a 401 only with onUnauthorized', async () => {
  respond = respondWith(401, '{}');
  expect(await sendRequest(`${serverUrl}/a`, { onUnauthorized: 'null' })).toBeNull();
  expect(await catchError(sendRequest(`${serverUrl}/a`))).toMatchObject({ status: 401 });
});

test('fails after the timeout with the specified message', async () => {
  respond = () => undefined;
  const failure = await catchError(sendRequest(`${serverUrl}/a`, { timeoutMs: 50 }));
  expect(failure).toMatchObject({ message: timeoutMessage });
});

test('has a timeout of ten minutes for a file, as the server has', async () => {
  respond = respondWith(200, '{}');
  const timeouts = jest.spyOn(AbortSignal, 'timeout');
  const body = new FormData();
  body.append('file', new Blob(['grapes']), 'grapes.png');
  await sendRequest(`${serverUrl}/a`, { method: 'POST', body });
  await sendRequest(`${serverUrl}/a`, { method: 'POST', body: '{}' });
  expect(timeouts.mock.calls).toEqual([[600_000], [50_000]]);
  timeouts.mockRestore();
});

test('fails after the timeout when the response never ends', async () => {
  respond = (_request, response) => void response.write('{');
  expect(await catchError(sendRequest(`${serverUrl}/a`, { timeoutMs: 80 }))).toMatchObject({ message: timeoutMessage });
});

test('fails with AbortError when its caller aborts', async () => {
  respond = () => undefined;
  const controller = new AbortController();
  const request = catchError(sendRequest(`${serverUrl}/a`, { signal: controller.signal }));
  controller.abort();
  expect(await request).toMatchObject({ name: 'AbortError' });
});

describe('with an expired session', () => {
  const expired = JSON.stringify({ status: 401, code: 'unauthenticated' });

  test('waits for a sign-in and sends the request once more', async () => {
    let isSignedIn = false;
    respond = (request, response) =>
      (isSignedIn ? respondWith(200, '"saved"') : respondWith(401, expired))(request, response);
    const leave = setSessionRenewal(() => {
      isSignedIn = true;
      return Promise.resolve(true);
    });
    expect(await sendRequest(`${serverUrl}/a`, { method: 'PUT', body: '{"typed":1}' })).toBe('saved');
    leave();
  });

  test('fails without a new sign-in', async () => {
    respond = respondWith(401, expired);
    const leave = setSessionRenewal(() => Promise.resolve(false));
    expect(await catchError(sendRequest(`${serverUrl}/a`))).toMatchObject({ code: 'unauthenticated' });
    leave();
    expect(await catchError(sendRequest(`${serverUrl}/a`))).toMatchObject({ code: 'unauthenticated' });
  });

  test('does not ask for a sign-in after a wrong password', async () => {
    respond = respondWith(401, JSON.stringify({ status: 401, code: 'invalid_credentials' }));
    const leave = setSessionRenewal(() => Promise.reject(new Error('asked to sign in while signing in')));
    expect(await catchError(sendRequest(`${serverUrl}/a`))).toMatchObject({ status: 401 });
    leave();
  });
});
