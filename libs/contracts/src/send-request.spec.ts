import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { HttpError } from './http-error';
import { receiveFile, sendRequest, timeoutMessage } from './send-request';
import { setSessionRenewal } from './session-renewal';

type Answer = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

let server: Server;
let address: string;
let answer: Answer;

beforeAll(async () => {
  server = createServer({ keepAliveTimeout: 0 }, (request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const answering =
  (status: number, body = '', statusMessage = ''): Answer =>
  (_request, response) => {
    response.writeHead(status, statusMessage || undefined).end(body);
  };
const failureOf = (call: Promise<unknown>): Promise<unknown> => call.catch((error: unknown) => error);

test('reads the answer as JSON', async () => {
  answer = answering(200, '{"availableSlots":["18:30"]}');
  expect(await sendRequest(`${address}/a`)).toEqual({ availableSlots: ['18:30'] });
});

test('reads an answer without content as undefined', async () => {
  answer = answering(204);
  expect(await sendRequest(`${address}/a`, { method: 'DELETE' })).toBeUndefined();
});

test('sends a JSON body when there is a payload', async () => {
  answer = async (request, response) => {
    response.end(JSON.stringify({ type: request.headers['content-type'], sent: await text(request) }));
  };
  const call = sendRequest(`${address}/a`, { method: 'POST', body: JSON.stringify({ partySize: 2 }) });
  expect(await call).toEqual({ type: 'application/json', sent: '{"partySize":2}' });
});

test('names no content type when there is no payload', async () => {
  answer = (request, response) => void response.end(JSON.stringify(request.headers));
  const headers = { 'content-type': 'application/json', 'idempotency-key': 'k1' };
  const seen = await sendRequest<Record<string, string>>(`${address}/a`, { method: 'POST', headers });
  expect(seen).toMatchObject({ 'idempotency-key': 'k1', accept: 'application/json' });
  expect(seen).not.toHaveProperty('content-type');
});

test('leaves the type of a form with a file to the form', async () => {
  answer = async (request, response) => {
    response.end(JSON.stringify({ type: request.headers['content-type'], sent: await text(request) }));
  };
  const body = new FormData();
  body.append('file', new Blob(['grapes'], { type: 'image/png' }), 'grapes.png');
  const seen = await sendRequest<Record<string, string>>(`${address}/a`, { method: 'POST', body });
  expect(seen['type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(seen['sent']).toContain('grapes');
});

describe('a file', () => {
  test('comes with its type, and tells how much of it has come', async () => {
    let sendRest = (): void => undefined;
    answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/csv' });
      response.write('email\n');
      sendRest = () => void response.end('zuzana@example.com');
    };
    const progress: number[] = [];
    const onProgress = (bytes: number) => {
      if (progress.push(bytes) === 1) sendRest();
    };
    const file = await receiveFile(`${address}/a`, { onProgress });
    expect([await file.text(), file.type]).toEqual(['email\nzuzana@example.com', 'text/csv']);
    expect(progress).toEqual([6, 24]);
  });

  test('that is refused is a failure with its problem', async () => {
    answer = answering(503, JSON.stringify({ status: 503, code: 'busy' }));
    expect(await failureOf(receiveFile(`${address}/a`))).toMatchObject({ status: 503, code: 'busy' });
  });

  test('that breaks off is a failure, not half a file', async () => {
    answer = (_request, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('half');
      setTimeout(() => response.destroy(), 20);
    };
    expect(await failureOf(receiveFile(`${address}/a`))).toMatchObject({ name: 'TypeError' });
  });

  test('waits for somebody to sign in again', async () => {
    let isSignedIn = false;
    const expired = JSON.stringify({ status: 401, code: 'unauthenticated' });
    answer = (request, response) => (isSignedIn ? answering(200, 'all') : answering(401, expired))(request, response);
    const leave = setSessionRenewal(() => {
      isSignedIn = true;
      return Promise.resolve(true);
    });
    expect(await (await receiveFile(`${address}/a`)).text()).toBe('all');
    leave();
  });
});

test('fails with the status and the body', async () => {
  answer = answering(429, 'email_rate_limit');
  const failure = await failureOf(sendRequest(`${address}/a`));
  expect(failure).toBeInstanceOf(HttpError);
  expect(failure).toMatchObject({ status: 429, message: '429: email_rate_limit', problem: null, code: null });
});

test('fails with the status text when the body is empty', async () => {
  answer = answering(503, '', 'Service Unavailable');
  expect(await failureOf(sendRequest(`${address}/a`))).toMatchObject({ message: '503: Service Unavailable' });
});

test('keeps the problem document of a refusal', async () => {
  const problem = { status: 409, code: 'capacity_full', alternatives: { sameEvening: ['19:00'], nextEvening: null } };
  answer = answering(409, JSON.stringify(problem));
  expect(await failureOf(sendRequest(`${address}/a`))).toMatchObject({ code: 'capacity_full', problem });
});

test('treats an unauthorised answer as nothing only when asked to', async () => {
  answer = answering(401, '{}');
  expect(await sendRequest(`${address}/a`, { onUnauthorized: 'null' })).toBeNull();
  expect(await failureOf(sendRequest(`${address}/a`))).toMatchObject({ status: 401 });
});

test('gives up after the time-out with the specified sentence', async () => {
  answer = () => undefined;
  const failure = await failureOf(sendRequest(`${address}/a`, { timeoutMs: 50 }));
  expect(failure).toMatchObject({ message: timeoutMessage });
});

test('waits ten minutes for the answer to a file, as the server does', async () => {
  answer = answering(200, '{}');
  const timeouts = jest.spyOn(AbortSignal, 'timeout');
  const body = new FormData();
  body.append('file', new Blob(['grapes']), 'grapes.png');
  await sendRequest(`${address}/a`, { method: 'POST', body });
  await sendRequest(`${address}/a`, { method: 'POST', body: '{}' });
  expect(timeouts.mock.calls).toEqual([[600_000], [50_000]]);
  timeouts.mockRestore();
});

test('gives up when the answer begins but never ends', async () => {
  answer = (_request, response) => void response.write('{');
  expect(await failureOf(sendRequest(`${address}/a`, { timeoutMs: 80 }))).toMatchObject({ message: timeoutMessage });
});

test('stops when its caller stops, and says so as an abort', async () => {
  answer = () => undefined;
  const controller = new AbortController();
  const call = failureOf(sendRequest(`${address}/a`, { signal: controller.signal }));
  controller.abort();
  expect(await call).toMatchObject({ name: 'AbortError' });
});

describe('with an expired session', () => {
  const expired = JSON.stringify({ status: 401, code: 'unauthenticated' });

  test('waits for somebody to sign in and sends the call once more', async () => {
    let isSignedIn = false;
    answer = (request, response) =>
      (isSignedIn ? answering(200, '"saved"') : answering(401, expired))(request, response);
    const leave = setSessionRenewal(() => {
      isSignedIn = true;
      return Promise.resolve(true);
    });
    expect(await sendRequest(`${address}/a`, { method: 'PUT', body: '{"typed":1}' })).toBe('saved');
    leave();
  });

  test('fails when nobody signs in', async () => {
    answer = answering(401, expired);
    const leave = setSessionRenewal(() => Promise.resolve(false));
    expect(await failureOf(sendRequest(`${address}/a`))).toMatchObject({ code: 'unauthenticated' });
    leave();
    expect(await failureOf(sendRequest(`${address}/a`))).toMatchObject({ code: 'unauthenticated' });
  });

  test('takes a wrong password for what it is', async () => {
    answer = answering(401, JSON.stringify({ status: 401, code: 'invalid_credentials' }));
    const leave = setSessionRenewal(() => Promise.reject(new Error('asked to sign in while signing in')));
    expect(await failureOf(sendRequest(`${address}/a`))).toMatchObject({ status: 401 });
    leave();
  });
});
