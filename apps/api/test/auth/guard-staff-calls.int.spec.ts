import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type GeneratedRequest, createRequestArbitrary } from '../support/arbitrary-request';
import { type ApiProcess, startApis, stopApis } from '../support/api-process';
import { newEmail, requestApi, postReservation } from '../support/request-api';
import { upcomingDate } from '../support/upcoming-date';
import { isLongRun, saveProofFigures } from '../support/proof-report';
import { type Operation, fetchOpenApi, listOperations } from '../support/openapi-operations';
import { createStaffAccount, cookieOf, trySignIn, signIn } from '../support/staff-sign-in';
import { sql } from '../support/sql';
import { waitUntil } from '../support/wait-until';

/** Every other operation in the OpenAPI document must require a sign-in. */
const publicOperationIds = new Set([
  'createReservation',
  'getAvailability',
  'listAvailability',
  'getReservationCalendar',
  'getGuestReservation',
  'getTimesForGuest',
  'changeByGuest',
  'confirmByGuest',
  'cancelByGuest',
  'undoCancelByGuest',
  'reconfirmByGuest',
  'lateByGuest',
  'withdrawByGuest',
  'getCaptchaChallenge',
  'listPublicEvents',
  'getMenu',
  'getSite',
  'getLive',
  'getReady',
  'getAuthStatus',
  'login',
  'logout',
  'lookAtInvitation',
  'acceptInvitation',
  'sendGuestLinks',
  'askForNewPassword',
  'lookAtReset',
  'resetPassword',
  'sendContactMessage',
  'createEventInquiry',
  'subscribeToNewsletter',
  'showUnsubscribe',
  'unsubscribe',
]);

type Headers = Record<string, string>;
type Schemas = Parameters<typeof createRequestArbitrary>[1];

/** Of a guest; must appear in no refusal. */
const canaryLastName = 'Kanárikova';
const date = upcomingDate('friday');

type RejectedCaller = { status: 401 | 403; createHeaders: () => Headers | Promise<Headers> };
const rejectedCallers: Readonly<Record<string, RejectedCaller>> = {
  'a guessed token': { status: 401, createHeaders: () => ({ authorization: 'Bearer guessed' }) },
  'an unreadable cookie': {
    status: 401,
    createHeaders: () => ({ cookie: 'session=%E0%A4%A; session=s%3A; __Host-session=x' }),
  },
  'a guessed session': { status: 401, createHeaders: () => ({ cookie: 'session=s%3Aguessed.signature' }) },
  'a cookie signed with another secret': { status: 401, createHeaders: signCookieWithOtherSecret },
  'an expired session': { status: 401, createHeaders: () => signInThenRun('UPDATE sessions SET expire = now()') },
  'a session that was signed out': { status: 401, createHeaders: signInThenSignOut },
  'a session from before the sign-in': { status: 401, createHeaders: readCookieFromBeforeSignIn },
  'a disabled user': { status: 401, createHeaders: () => signInThenRun('UPDATE users SET is_disabled = true') },
  'a forged origin': { status: 403, createHeaders: () => signInWithHeaders({ origin: 'https://evil.example' }) },
  'a sandboxed frame': { status: 403, createHeaders: () => signInWithHeaders({ origin: 'null' }) },
  'another site': { status: 403, createHeaders: () => signInWithHeaders({ 'sec-fetch-site': 'cross-site' }) },
  'a sibling host': { status: 403, createHeaders: () => signInWithHeaders({ 'sec-fetch-site': 'same-site' }) },
};

let otherProcesses: ApiProcess[] = [];
let staffOperations: Operation[];
let requestsById: Map<string, GeneratedRequest>;

beforeAll(async () => {
  otherProcesses = await startApis(isLongRun ? 3 : 1);
  const openApi = await fetchOpenApi();
  staffOperations = (await listOperations()).filter(({ id }) => !publicOperationIds.has(id));
  const { body } = await postReservation({ date, email: newEmail(), lastName: canaryLastName, partySize: 6 });
  await waitUntil(
    () => sql(`SELECT 1 FROM email_messages WHERE status <> 'sent'`), // the dispatcher changes rows as well
    (unsentMails) => unsentMails.length === 0,
  );
  const schemas = openApi.components.schemas as Schemas;
  requestsById = new Map(
    staffOperations.map((operation) => [operation.id, createValidRequest(operation, schemas, body.reservation.id)]),
  );
});

afterAll(() => stopApis(otherProcesses));

describe('proof S1: every staff call', () => {
  it('declares the sign-in and its refusals in the OpenAPI document', () => {
    expect(staffOperations.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['listReservations', 'changeReservationStatus', 'approveReservation', 'getCalendarDay']),
    );
    for (const { id, security, responses } of staffOperations) {
      expect([id, security, Object.keys(responses)]).toEqual([
        id,
        [{ staff: [] }],
        expect.arrayContaining(['401', '403']),
      ]);
    }
  });

  it.each(Object.keys(rejectedCallers))('is refused for %s', async (callerName) => {
    const { createHeaders, status: expectedStatus } = rejectedCallers[callerName] as RejectedCaller;
    const headers = await createHeaders();
    const hashesBefore = await readTableHashes();
    for (const operation of staffOperations) {
      const response = await sendRequest(operation, headers);
      const { status, body } = response;
      expect([operation.id, status, body['code']]).toEqual([
        operation.id,
        expectedStatus,
        expectedStatus === 401 ? 'unauthenticated' : 'cross_site',
      ]);
      expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(Object.keys(body).sort()).toEqual(['code', 'detail', 'message', 'requestId', 'status', 'title', 'type']);
      expect(JSON.stringify(body)).not.toContain(canaryLastName);
    }
    expect(await readTableHashes()).toEqual(hashesBefore);
  });

  it('control: is accepted for signed-in staff, and rows change', async () => {
    const headers = await signIn();
    const hashesBefore = await readTableHashes();
    for (const operation of staffOperations) {
      const response = await sendRequest(operation, { ...headers, 'sec-fetch-site': 'same-origin' });
      const { status } = response;
      expect([operation.id, [401, 403, 415].includes(status), status < 500]).toEqual([operation.id, false, true]);
      expect([operation.id, response.headers.get('cache-control')]).toEqual([operation.id, 'no-store']);
    }
    expect(
      (await requestApi(`/api/reservations?q=${encodeURIComponent(canaryLastName)}`, { headers })).body,
    ).toMatchObject({
      total: 1,
    });
    expect(await readTableHashes()).not.toEqual(hashesBefore);
    saveProofFigures('S1', 'Staff calls are closed to everybody else, whichever process is asked', {
      'calls that are not opened on purpose, from the OpenAPI document': staffOperations.length,
      'kinds of callers who are not staff': Object.keys(rejectedCallers).length,
      'processes, asked in turn': otherProcesses.length + 1,
      'answers other than 401 or 403, or with anything in them': 0,
      'changes in any table': 0,
    });
  });

  it('is answered with 404 under an unknown path', async () => {
    for (const path of ['/api', '/api/admin', '/api/nothing', '/api/reservations/x/y/z']) {
      expect([path, (await requestApi(path)).status]).toEqual([path, 404]);
    }
  });
});

function sendRequest({ id, method, requestBody }: Operation, headers: Headers) {
  const { path, query, body } = requestsById.get(id) as GeneratedRequest;
  // an upload without an origin is refused for staff too: it has one, unless the caller's headers name another
  const takesUploads = requestBody?.content['multipart/form-data'] !== undefined;
  const processUrl = nextProcessUrl();
  return requestApi(`${path}?${new URLSearchParams(query).toString()}`, {
    apiUrl: processUrl,
    method,
    headers: takesUploads ? { origin: processUrl, ...headers } : headers,
    ...(body === undefined ? {} : { body }),
  });
}

/** Each process in turn, because all of them must accept or refuse the same sessions. */
function nextProcessUrl(): string {
  requestCount += 1;
  const urls = [baseUrl, ...otherProcesses.map(({ url }) => url)];
  return urls[requestCount % urls.length] ?? baseUrl;
}
let requestCount = 0;

/** Would change the reservation that waits for approval, if it were accepted. */
function createValidRequest(operation: Operation, schemas: Schemas, reservationId: string): GeneratedRequest {
  const { body: generatedBody } = fc.sample(createRequestArbitrary(operation, schemas, [date]), {
    numRuns: 1,
    seed: 7,
  })[0] as GeneratedRequest;
  const path = operation.path.replace('{id}', reservationId).replace(/\{\w+\}/g, date);
  const body = operation.id === 'changeReservationStatus' ? { status: 'cancelled' } : generatedBody;
  return { path, query: {}, body };
}

/** By table name; without the tables that sign-ins and test accounts change. */
async function readTableHashes(): Promise<Record<string, string>> {
  const tables = await sql<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename NOT IN ('sessions', 'users', 'admin_users')`,
  );
  const hashEntries = await Promise.all(
    tables.map(async ({ name }) => {
      const [row] = await sql<{ all: string }>(
        `SELECT md5(string_agg(t::text, ';' ORDER BY t::text)) AS all FROM ${name} t`,
      );
      return [name, row?.all ?? ''];
    }),
  );
  return Object.fromEntries(hashEntries) as Record<string, string>;
}

async function signInWithHeaders(extraHeaders: Headers): Promise<Headers> {
  return { ...(await signIn()), ...extraHeaders };
}

async function signInThenRun(statement: string): Promise<Headers> {
  const cookie = await signIn();
  await sql(statement);
  return cookie;
}

async function signInThenSignOut(): Promise<Headers> {
  const cookie = await signIn();
  await requestApi('/api/auth/logout', { method: 'POST', headers: cookie });
  return cookie;
}

async function readCookieFromBeforeSignIn(): Promise<Headers> {
  const { username, password } = await createStaffAccount();
  const cookieBeforeSignIn = await signIn();
  const cookieAfterSignIn = cookieOf(await trySignIn(username, password, { headers: cookieBeforeSignIn }));
  expect((await requestApi('/api/reservations', { headers: cookieAfterSignIn })).status).toBe(200);
  return cookieBeforeSignIn;
}

async function signCookieWithOtherSecret(): Promise<Headers> {
  const sessionId = /s%3A([\w-]+)/.exec((await signIn()).cookie)?.[1] ?? '';
  const signature = createHmac('sha256', 'another secret').update(sessionId).digest('base64').replace(/=+$/, '');
  return { cookie: `session=${encodeURIComponent(`s:${sessionId}.${signature}`)}` };
}
