import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type GeneratedRequest, arbitraryRequest } from '../support/arbitrary-request';
import { type ApiProcess, startApis, stopApis } from '../support/api-process';
import { newEmail, call, reserve } from '../support/call';
import { upcomingDate } from '../support/upcoming-date';
import { isLongRun, keepProof } from '../support/proof-report';
import { type Operation, fetchOpenApi, listOperations } from '../support/openapi-operations';
import { createStaffAccount, cookieOf, trySignIn, signIn } from '../support/staff-sign-in';
import { sql } from '../support/sql';
import { waitUntil } from '../support/wait-until';

/** Opened to everybody on purpose; whatever else appears in the document must ask for a sign-in. */
const open = new Set([
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

const canary = 'Kanárikova';
const date = upcomingDate('friday');

/** Who tries, and what they are told. */
const actors: Readonly<Record<string, { headers: () => Promise<Headers>; status: 401 | 403 }>> = {
  nobody: { status: 401, headers: () => just({ authorization: 'Bearer guessed' }) },
  'a garbage cookie': {
    status: 401,
    headers: () => just({ cookie: 'session=%E0%A4%A; session=s%3A; __Host-session=x' }),
  },
  'a guessed session': { status: 401, headers: () => just({ cookie: 'session=s%3Aguessed.signature' }) },
  'another secret': { status: 401, headers: withAnotherSecret },
  'an expired session': { status: 401, headers: () => signedInThen('UPDATE sessions SET expire = now()') },
  'a session signed out': { status: 401, headers: signedOut },
  'a session from before signing in': { status: 401, headers: fromBeforeSigningIn },
  'a disabled user': { status: 401, headers: () => signedInThen('UPDATE users SET is_disabled = true') },
  'a forged origin': { status: 403, headers: () => signedInWith({ origin: 'https://evil.example' }) },
  'a sandboxed frame': { status: 403, headers: () => signedInWith({ origin: 'null' }) },
  'a page of another site': { status: 403, headers: () => signedInWith({ 'sec-fetch-site': 'cross-site' }) },
  'a page of a sibling host': { status: 403, headers: () => signedInWith({ 'sec-fetch-site': 'same-site' }) },
};

let others: ApiProcess[] = [];
let closed: Operation[];
let requests: Map<string, GeneratedRequest>;

beforeAll(async () => {
  others = await startApis(isLongRun ? 3 : 1);
  const document = await fetchOpenApi();
  closed = (await listOperations()).filter(({ id }) => !open.has(id));
  const { body } = await reserve({ date, email: newEmail(), lastName: canary, partySize: 6 });
  await waitUntil(
    () => sql(`SELECT 1 FROM email_messages WHERE status <> 'sent'`), // the dispatcher changes rows as well
    (waiting) => waiting.length === 0,
  );
  const schemas = document.components.schemas as Parameters<typeof arbitraryRequest>[1];
  requests = new Map(closed.map((operation) => [operation.id, fitting(operation, schemas, body.reservation.id)]));
});

afterAll(() => stopApis(others));

describe('proof S1: every call that is not opened on purpose', () => {
  it('says so in the document', () => {
    expect(closed.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['listReservations', 'changeReservationStatus', 'approveReservation', 'getCalendarDay']),
    );
    for (const { id, security, responses } of closed) {
      expect([id, security, Object.keys(responses)]).toEqual([
        id,
        [{ staff: [] }],
        expect.arrayContaining(['401', '403']),
      ]);
    }
  });

  it.each(Object.keys(actors))('is closed to %s', async (name) => {
    const { headers: make, status: expected } = actors[name] as (typeof actors)[string];
    const headers = await make();
    const before = await everything();
    for (const operation of closed) {
      const answer = await send(operation, headers);
      const { status, body } = answer;
      expect([operation.id, status, body['code']]).toEqual([
        operation.id,
        expected,
        expected === 401 ? 'unauthenticated' : 'cross_site',
      ]);
      expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(Object.keys(body).sort()).toEqual(['code', 'detail', 'message', 'requestId', 'status', 'title', 'type']);
      expect(JSON.stringify(body)).not.toContain(canary);
    }
    expect(await everything()).toEqual(before);
  });

  it('control: is open to staff, and then something changes', async () => {
    const headers = await signIn();
    const before = await everything();
    for (const operation of closed) {
      const { status, headers: answered } = await send(operation, { ...headers, 'sec-fetch-site': 'same-origin' });
      expect([operation.id, [401, 403, 415].includes(status), status < 500]).toEqual([operation.id, false, true]);
      expect([operation.id, answered.get('cache-control')]).toEqual([operation.id, 'no-store']);
    }
    expect((await call(`/api/reservations?q=${encodeURIComponent(canary)}`, { headers })).body).toMatchObject({
      total: 1,
    });
    expect(await everything()).not.toEqual(before);
    keepProof('S1', 'Staff calls are closed to everybody else, whichever process is asked', {
      'calls that are not opened on purpose, from the OpenAPI document': closed.length,
      'kinds of callers who are not staff': Object.keys(actors).length,
      'processes, asked in turn': others.length + 1,
      'answers other than 401 or 403, or with anything in them': 0,
      'changes in any table': 0,
    });
  });

  it('is hidden among unknown paths too', async () => {
    for (const path of ['/api', '/api/admin', '/api/nothing', '/api/reservations/x/y/z']) {
      expect([path, (await call(path)).status]).toEqual([path, 404]);
    }
  });
});

function send({ id, method, requestBody }: Operation, headers: Headers) {
  const { path, query, body } = requests.get(id) as GeneratedRequest;
  // an upload is refused for not saying where it comes from, whoever sends it: so it says so, unless the actor does
  const takesUploads = requestBody?.content['multipart/form-data'] !== undefined;
  const at = anyProcess();
  return call(`${path}?${new URLSearchParams(query).toString()}`, {
    at,
    method,
    headers: takesUploads ? { origin: at, ...headers } : headers,
    ...(body === undefined ? {} : { body }),
  });
}

/** One after the other: whoever has been let in or shut out at one process is so at all of them. */
function anyProcess(): string {
  asked += 1;
  const urls = [baseUrl, ...others.map(({ url }) => url)];
  return urls[asked % urls.length] ?? baseUrl;
}
let asked = 0;

/** A request that would do something if it were let in: to the reservation that waits for approval. */
function fitting(
  operation: Operation,
  schemas: Parameters<typeof arbitraryRequest>[1],
  reservationId: string,
): GeneratedRequest {
  const { path: _path, ...rest } = fc.sample(arbitraryRequest(operation, schemas, [date]), {
    numRuns: 1,
    seed: 7,
  })[0] as GeneratedRequest;
  const path = operation.path.replace('{id}', reservationId).replace(/\{\w+\}/g, date);
  const body = operation.id === 'changeReservationStatus' ? { status: 'cancelled' } : rest.body;
  return { path, query: {}, body };
}

/** What stands in every table, but for who is signed in. */
async function everything(): Promise<Record<string, string>> {
  const tables = await sql<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename NOT IN ('sessions', 'users', 'admin_users')`,
  );
  const contents = await Promise.all(
    tables.map(async ({ name }) => {
      const [row] = await sql<{ all: string }>(
        `SELECT md5(string_agg(t::text, ';' ORDER BY t::text)) AS all FROM ${name} t`,
      );
      return [name, row?.all ?? ''];
    }),
  );
  return Object.fromEntries(contents) as Record<string, string>;
}

const just = (headers: Headers): Promise<Headers> => Promise.resolve(headers);

async function signedInWith(headers: Headers): Promise<Headers> {
  return { ...(await signIn()), ...headers };
}

async function signedInThen(change: string): Promise<Headers> {
  const cookie = await signIn();
  await sql(change);
  return cookie;
}

async function signedOut(): Promise<Headers> {
  const cookie = await signIn();
  await call('/api/auth/logout', { method: 'POST', headers: cookie });
  return cookie;
}

async function fromBeforeSigningIn(): Promise<Headers> {
  const { username, password } = await createStaffAccount();
  const before = await signIn();
  const after = cookieOf(await trySignIn(username, password, { headers: before }));
  expect((await call('/api/reservations', { headers: after })).status).toBe(200);
  return before;
}

async function withAnotherSecret(): Promise<Headers> {
  const sid = /s%3A([\w-]+)/.exec((await signIn()).cookie)?.[1] ?? '';
  const signature = createHmac('sha256', 'another secret').update(sid).digest('base64').replace(/=+$/, '');
  return { cookie: `session=${encodeURIComponent(`s:${sid}.${signature}`)}` };
}
