import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { newEmail, reserve } from '../support/call';
import { upcomingDate } from '../support/upcoming-date';
import { fixture } from '../support/fixture';
import { type StaffAccount, createStaffAccount, signIn } from '../support/staff-sign-in';
import { sql } from '../support/sql';

type Headers = Record<string, string>;

interface Shape {
  headers: Headers;
  body?: string | FormData | URLSearchParams | Blob;
}

const host = new URL(baseUrl).host;
const json = { 'content-type': 'application/json' };

/** What another site can make a browser send, or would like to. */
const shapes: Readonly<Record<string, Shape>> = {
  'a form': { headers: {}, body: new URLSearchParams({ status: 'cancelled' }) },
  'an empty form': { headers: { 'content-type': 'application/x-www-form-urlencoded' } },
  'a form with a file': { headers: {}, body: multipart({ status: 'cancelled' }) },
  'JSON as text/plain': { headers: { 'content-type': 'text/plain' }, body: '{"status":"cancelled"}' },
  'JSON as text/plain that names JSON': {
    headers: { 'content-type': 'text/plain; application/json' },
    body: '{"status":"cancelled"}',
  },
  'JSON without a type': { headers: {}, body: new Blob(['{"status":"cancelled"}']) },
  'JSON from a sandboxed frame': { headers: { ...json, origin: 'null' }, body: '{"status":"cancelled"}' },
  'JSON from another site': { headers: { ...json, origin: 'https://evil.example' }, body: '{"status":"cancelled"}' },
  'JSON from a sibling host': { headers: { ...json, origin: `http://shop.${host}` }, body: '{"status":"cancelled"}' },
  'JSON from another port': { headers: { ...json, origin: 'http://127.0.0.1:1' }, body: '{"status":"cancelled"}' },
  'JSON from another scheme': { headers: { ...json, origin: `https://${host}` }, body: '{"status":"cancelled"}' },
  'JSON from a name that begins alike': {
    headers: { ...json, origin: `http://${host}.evil.example` },
    body: '{"status":"cancelled"}',
  },
  'a cross-site fetch': { headers: { ...json, 'sec-fetch-site': 'cross-site' }, body: '{"status":"cancelled"}' },
  'a same-site fetch': { headers: { ...json, 'sec-fetch-site': 'same-site' }, body: '{"status":"cancelled"}' },
  'a cross-site fetch that forges its origin': {
    headers: { ...json, 'sec-fetch-site': 'cross-site', origin: baseUrl },
    body: '{"status":"cancelled"}',
  },
  'a cross-site fetch without a body': { headers: { 'sec-fetch-site': 'cross-site' } },
};

let account: StaffAccount;
let cookie: Headers;
let id: string;

beforeAll(async () => {
  account = await createStaffAccount();
  cookie = await signIn(baseUrl, account);
});
beforeEach(async () => {
  await sql('DELETE FROM reservations');
  const { body } = await reserve({ date: upcomingDate('thursday'), time: '16:00', partySize: 6, email: newEmail() });
  ({ id } = body.reservation);
});

const send = async (path: string, method: string, { headers, body }: Shape): Promise<[number, string | undefined]> => {
  const init = { method, headers: { ...cookie, ...headers }, ...(body === undefined ? {} : { body }) };
  const response = await fetch(`${baseUrl}${path}`, init);
  const { code } = (await response.json()) as { code?: string };
  return [response.status, code];
};
const statusNow = async (): Promise<string | undefined> =>
  (await sql<{ status: string }>('SELECT status FROM reservations WHERE id = $1', [id]))[0]?.status;
const refusals = [
  [403, 'cross_site'],
  [415, 'unsupported_media_type'],
];

describe('proof S2: what another site sends with the cookie of staff', () => {
  it.each(Object.keys(shapes))('is refused: %s', async (name) => {
    const shape = shapes[name] as Shape;
    for (const path of [`/api/reservations/${id}/status`, `/api/reservations/${id}/approve`]) {
      expect(refusals).toContainEqual(await send(path, 'PUT', shape));
    }
    expect(refusals).toContainEqual(await send('/api/auth/logout', 'POST', shape));
    expect(await statusNow()).toBe('pending_approval');
    expect((await send('/api/reservations', 'GET', { headers: {} }))[0]).toBe(200); // still signed in
  });

  it.each(Object.keys(shapes))('signs nobody in as somebody else: %s', async (name) => {
    const { headers, body } = shapes[name] as Shape;
    const { username, password } = account;
    const credentials = { username, password };
    const bodies: Record<string, Shape['body']> = {
      URLSearchParams: new URLSearchParams(credentials),
      FormData: multipart(credentials),
      Blob: new Blob([JSON.stringify(credentials)]),
      String: JSON.stringify(credentials),
    };
    const own = body === undefined ? {} : { body: bodies[body.constructor.name] };
    expect(refusals).toContainEqual(await send('/api/auth/login', 'POST', { headers, ...own }));
  });

  it.each<[string, string, Headers]>([
    ['POST', '', { 'x-http-method-override': 'PUT' }],
    ['POST', '', { 'x-method-override': 'PUT', 'x-http-method': 'PUT' }],
    ['POST', '?_method=PUT', {}],
    ['GET', '?_method=PUT&status=cancelled', { 'x-http-method-override': 'PUT' }],
  ])('finds no way around the method: %s %s %j', async (method, query, headers) => {
    const shape = method === 'GET' ? { headers } : { headers: { ...json, ...headers }, body: '{"status":"cancelled"}' };
    expect((await send(`/api/reservations/${id}/status${query}`, method, shape))[0]).toBe(404);
    expect(await statusNow()).toBe('pending_approval');
  });

  it('grants nothing to other sites', async () => {
    for (const method of ['GET', 'OPTIONS']) {
      const response = await fetch(`${baseUrl}/api/auth/status`, {
        method,
        headers: { origin: 'https://evil.example', 'access-control-request-method': 'PUT' },
      });
      const granted = [...response.headers.keys()].filter((name) => name.startsWith('access-control-'));
      expect([response.ok, granted]).toEqual([false, []]);
    }
  });
});

describe('what our own pages send', () => {
  it.each<[string, Headers]>([
    ['a browser of today', { 'sec-fetch-site': 'same-origin', origin: baseUrl }],
    ['one behind a proxy that renames the host', { 'sec-fetch-site': 'same-origin', origin: 'https://bar.example' }],
    ['an older browser', { origin: baseUrl }],
    ['no browser', {}],
  ])('is done: %s', async (_who, headers) => {
    const shape = {
      headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
      body: '{"status":"cancelled"}',
    };
    expect(await send(`/api/reservations/${id}/status`, 'PUT', shape)).toEqual([200, undefined]);
    expect(await statusNow()).toBe('cancelled');
  });

  it('may come from the public address', async () => {
    const { baseUrl: at } = await fixture.startApp({ env: { PUBLIC_URL: 'https://bar.example' } });
    const login = (origin: string): Promise<Response> =>
      fetch(`${at}/api/auth/login`, { method: 'POST', headers: { ...json, origin }, body: JSON.stringify(account) });
    // the account has more fields than a sign-in: read at all means past the door
    expect((await login('https://bar.example')).status).toBe(400);
    expect((await login('http://bar.example')).status).toBe(403);
    expect((await login('https://www.bar.example')).status).toBe(403);
  });
});

function multipart(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}
