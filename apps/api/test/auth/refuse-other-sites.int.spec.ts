import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { newEmail, postReservation } from '../support/request-api';
import { upcomingDate } from '../support/upcoming-date';
import { fixture } from '../support/fixture';
import { type StaffAccount, createStaffAccount, signIn } from '../support/staff-sign-in';
import { sql } from '../support/sql';

type Headers = Record<string, string>;
type ForgeableRequest = { headers: Headers; body?: string | FormData | URLSearchParams | Blob };

const host = new URL(baseUrl).host;
const jsonType = { 'content-type': 'application/json' };
const cancelJson = '{"status":"cancelled"}';

/** As a page of another site makes a browser send them, or tries to. */
const crossSiteRequests: Readonly<Record<string, ForgeableRequest>> = {
  'a form': { headers: {}, body: new URLSearchParams({ status: 'cancelled' }) },
  'an empty form': { headers: { 'content-type': 'application/x-www-form-urlencoded' } },
  'a form with a file': { headers: {}, body: toMultipartForm({ status: 'cancelled' }) },
  'JSON as text/plain': { headers: { 'content-type': 'text/plain' }, body: cancelJson },
  'JSON as text/plain that names JSON': {
    headers: { 'content-type': 'text/plain; application/json' },
    body: cancelJson,
  },
  'JSON without a type': { headers: {}, body: new Blob([cancelJson]) },
  'JSON from a sandboxed frame': { headers: { ...jsonType, origin: 'null' }, body: cancelJson },
  'JSON from another site': { headers: { ...jsonType, origin: 'https://evil.example' }, body: cancelJson },
  'JSON from a sibling host': { headers: { ...jsonType, origin: `http://shop.${host}` }, body: cancelJson },
  'JSON from another port': { headers: { ...jsonType, origin: 'http://127.0.0.1:1' }, body: cancelJson },
  'JSON from another scheme': { headers: { ...jsonType, origin: `https://${host}` }, body: cancelJson },
  'JSON from a host name that begins alike': {
    headers: { ...jsonType, origin: `http://${host}.evil.example` },
    body: cancelJson,
  },
  'a cross-site fetch': { headers: { ...jsonType, 'sec-fetch-site': 'cross-site' }, body: cancelJson },
  'a same-site fetch': { headers: { ...jsonType, 'sec-fetch-site': 'same-site' }, body: cancelJson },
  'a cross-site fetch that forges its origin': {
    headers: { ...jsonType, 'sec-fetch-site': 'cross-site', origin: baseUrl },
    body: cancelJson,
  },
  'a cross-site fetch without a body': { headers: { 'sec-fetch-site': 'cross-site' } },
};

let account: StaffAccount;
let staffCookie: Headers;
let reservationId: string;

beforeAll(async () => {
  account = await createStaffAccount();
  staffCookie = await signIn(baseUrl, account);
});
beforeEach(async () => {
  await sql('DELETE FROM reservations');
  const { body } = await postReservation({
    date: upcomingDate('thursday'),
    time: '16:00',
    partySize: 6,
    email: newEmail(),
  });
  reservationId = body.reservation.id;
});

const sendAsStaff = async (path: string, method: string, { headers, body }: ForgeableRequest) => {
  const init = { method, headers: { ...staffCookie, ...headers }, ...(body === undefined ? {} : { body }) };
  const response = await fetch(`${baseUrl}${path}`, init);
  const { code } = (await response.json()) as { code?: string };
  return [response.status, code] as const;
};
const readReservationStatus = async (): Promise<string | undefined> =>
  (await sql<{ status: string }>('SELECT status FROM reservations WHERE id = $1', [reservationId]))[0]?.status;
const refusals = [
  [403, 'cross_site'],
  [415, 'unsupported_media_type'],
];

describe('proof S2: a request of another site with a staff cookie', () => {
  it.each(Object.keys(crossSiteRequests))('is refused: %s', async (requestName) => {
    const request = crossSiteRequests[requestName] as ForgeableRequest;
    for (const path of [`/api/reservations/${reservationId}/status`, `/api/reservations/${reservationId}/approve`]) {
      expect(refusals).toContainEqual(await sendAsStaff(path, 'PUT', request));
    }
    expect(refusals).toContainEqual(await sendAsStaff('/api/auth/logout', 'POST', request));
    expect(await readReservationStatus()).toBe('pending_approval');
    expect((await sendAsStaff('/api/reservations', 'GET', { headers: {} }))[0]).toBe(200); // still signed in
  });

  it.each(Object.keys(crossSiteRequests))('cannot sign in: %s', async (requestName) => {
    const { headers, body } = crossSiteRequests[requestName] as ForgeableRequest;
    const { username, password } = account;
    const credentials = { username, password };
    const credentialsByBodyType: Record<string, ForgeableRequest['body']> = {
      URLSearchParams: new URLSearchParams(credentials),
      FormData: toMultipartForm(credentials),
      Blob: new Blob([JSON.stringify(credentials)]),
      String: JSON.stringify(credentials),
    };
    const requestBody = body === undefined ? {} : { body: credentialsByBodyType[body.constructor.name] };
    expect(refusals).toContainEqual(await sendAsStaff('/api/auth/login', 'POST', { headers, ...requestBody }));
  });

  it.each<[string, string, Headers]>([
    ['POST', '', { 'x-http-method-override': 'PUT' }],
    ['POST', '', { 'x-method-override': 'PUT', 'x-http-method': 'PUT' }],
    ['POST', '?_method=PUT', {}],
    ['GET', '?_method=PUT&status=cancelled', { 'x-http-method-override': 'PUT' }],
  ])('cannot override its method: %s %s %j', async (method, query, headers) => {
    const request = method === 'GET' ? { headers } : { headers: { ...jsonType, ...headers }, body: cancelJson };
    expect((await sendAsStaff(`/api/reservations/${reservationId}/status${query}`, method, request))[0]).toBe(404);
    expect(await readReservationStatus()).toBe('pending_approval');
  });

  it('is granted no CORS header', async () => {
    for (const method of ['GET', 'OPTIONS']) {
      const response = await fetch(`${baseUrl}/api/auth/status`, {
        method,
        headers: { origin: 'https://evil.example', 'access-control-request-method': 'PUT' },
      });
      const corsHeaders = [...response.headers.keys()].filter((name) => name.startsWith('access-control-'));
      expect([response.ok, corsHeaders]).toEqual([false, []]);
    }
  });
});

describe('a request of the venue’s own pages', () => {
  it.each<[string, Headers]>([
    ['a current browser', { 'sec-fetch-site': 'same-origin', origin: baseUrl }],
    ['a browser behind a renaming proxy', { 'sec-fetch-site': 'same-origin', origin: 'https://bar.example' }],
    ['an older browser', { origin: baseUrl }],
    ['a client that is not a browser', {}],
  ])('is accepted: %s', async (_client, headers) => {
    const jsonHeaders = { 'content-type': 'application/json; charset=utf-8', ...headers };
    const request = { headers: jsonHeaders, body: cancelJson };
    expect(await sendAsStaff(`/api/reservations/${reservationId}/status`, 'PUT', request)).toEqual([200, undefined]);
    expect(await readReservationStatus()).toBe('cancelled');
  });

  it('is accepted from the public address only', async () => {
    const { baseUrl: appUrl } = await fixture.startApp({ env: { PUBLIC_URL: 'https://bar.example' } });
    const accountJson = JSON.stringify(account);
    const signInFrom = (origin: string): Promise<Response> =>
      fetch(`${appUrl}/api/auth/login`, { method: 'POST', headers: { ...jsonType, origin }, body: accountJson });
    // 400: an accepted origin, but the JSON has more fields than a sign-in
    expect((await signInFrom('https://bar.example')).status).toBe(400);
    expect((await signInFrom('http://bar.example')).status).toBe(403);
    expect((await signInFrom('https://www.bar.example')).status).toBe(403);
  });
});

function toMultipartForm(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}
