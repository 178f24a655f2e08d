import { createHmac, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ApiProcess, startApi } from '../support/api-process';
import { requestApi } from '../support/request-api';
import { type StartedApp, fixture } from '../support/fixture';
import { isLongRun } from '../support/proof-report';
import { runScript } from '../support/run-script';
import { sessionSecret } from '../support/test-session-secret';
import { createStaffAccount, cookieOf, trySignIn, signIn } from '../support/staff-sign-in';
import { sql } from '../support/sql';

interface CookieHeader extends Record<string, string> {
  cookie: string;
}

const isSignedIn = async (headers: CookieHeader, apiUrl = baseUrl): Promise<boolean> => {
  const path = '/api/reservations?limit=1';
  const { status } = await requestApi(path, { headers, apiUrl });
  if (![200, 401].includes(status)) throw new Error(`${path} answered ${status}`);
  return status === 200;
};
const sessionIdOf = ({ cookie }: CookieHeader): string => /s%3A([\w-]+)/.exec(cookie)?.[1] ?? '';
const countSessionRows = async (sessionId: string): Promise<number> =>
  (await sql('SELECT 1 FROM sessions WHERE sid = $1', [sessionId])).length;

describe('proof S3: a session id', () => {
  it('is new at each sign-in, which ends the previous session', async () => {
    const account = await createStaffAccount();
    const oldCookie = await signIn();
    const response = await trySignIn(account.username, account.password, { headers: oldCookie });
    const newCookie = cookieOf(response);
    expect(sessionIdOf(newCookie)).not.toBe(sessionIdOf(oldCookie));
    expect([await isSignedIn(oldCookie), await isSignedIn(newCookie)]).toEqual([false, true]);
    expect(await countSessionRows(sessionIdOf(oldCookie))).toBe(0);
  });

  it('is never one that the client has chosen', async () => {
    const chosenId = randomBytes(24).toString('base64url');
    const { username, password } = await createStaffAccount();
    const response = await trySignIn(username, password, { headers: signCookie(chosenId) });
    expect(sessionIdOf(cookieOf(response))).not.toBe(chosenId);
    expect([await isSignedIn(signCookie(chosenId)), await countSessionRows(chosenId)]).toEqual([false, 0]);
  });

  it('is refused with another signature or without one', async () => {
    const cookie = await signIn();
    const sessionId = sessionIdOf(cookie);
    const validValue = cookie.cookie.slice('session='.length);
    for (const cookieValue of [sessionId, `s%3A${sessionId}`, `s%3A${sessionId}.`, validValue.slice(0, -1)]) {
      expect([cookieValue, await isSignedIn({ cookie: `session=${cookieValue}` })]).toEqual([cookieValue, false]);
    }
    expect(await isSignedIn(cookie)).toBe(true);
  });
});

describe('proof S3: the end of a session', () => {
  let app: StartedApp;
  beforeAll(async () => {
    app = await fixture.startApp({ now: '2026-11-30T08:00:00Z' });
  });
  const setClockInNovember = (time: string): void => app.setClock(`2026-11-${time}:00Z`);

  it('comes after eight hours without a call', async () => {
    setClockInNovember('30T08:00');
    const cookie = await signIn(app.baseUrl);
    setClockInNovember('30T15:59');
    expect(await isSignedIn(cookie, app.baseUrl)).toBe(true);
    app.setClock('2026-11-30T23:58:00Z');
    expect(await isSignedIn(cookie, app.baseUrl)).toBe(true);
    app.setClock('2026-12-01T07:58:00Z');
    expect(await isSignedIn(cookie, app.baseUrl)).toBe(false);
  });

  it('comes after a day of regular calls', async () => {
    setClockInNovember('29T08:00');
    const cookie = await signIn(app.baseUrl);
    for (const time of ['29T15:00', '29T22:00', '30T05:00', '30T07:59']) {
      setClockInNovember(time);
      expect([time, await isSignedIn(cookie, app.baseUrl)]).toEqual([time, true]);
    }
    setClockInNovember('30T08:00');
    expect(await isSignedIn(cookie, app.baseUrl)).toBe(false);
  });

  it('is stored anew by a call at most every five minutes', async () => {
    setClockInNovember('30T08:00');
    const cookie = await signIn(app.baseUrl);
    const readRowVersion = async (): Promise<unknown> =>
      (await sql<{ xmin: string }>('SELECT xmin::text FROM sessions WHERE sid = $1', [sessionIdOf(cookie)]))[0]?.xmin;
    const versionAtSignIn = await readRowVersion();
    setClockInNovember('30T08:05');
    await isSignedIn(cookie, app.baseUrl);
    expect(await readRowVersion()).toBe(versionAtSignIn);
    setClockInNovember('30T08:06');
    await isSignedIn(cookie, app.baseUrl);
    expect(await readRowVersion()).not.toBe(versionAtSignIn);
  });
});

describe('a staff member whose account or password changes', () => {
  it.each([
    ['disabled', 'UPDATE users SET is_disabled = true WHERE id = $1'],
    ['deleted', 'DELETE FROM users WHERE id = $1'],
  ])('is signed out at once when the account is %s', async (_change, statement) => {
    const account = await createStaffAccount();
    const cookie = await signIn(baseUrl, account);
    expect(await isSignedIn(cookie)).toBe(true);
    await sql(statement, [account.id]);
    expect(await isSignedIn(cookie)).toBe(false);
    expect((await requestApi('/api/auth/status', { headers: cookie })).body).toEqual({
      authenticated: false,
      user: null,
    });
  });

  it('cannot stay signed in with the old password by concurrent sign-ins', async () => {
    const account = await createStaffAccount();
    for (let round = 0; round < (isLongRun ? 5 : 2); round += 1) {
      const password = `another glass ${round}`;
      const [passwordChange, ...signIns] = await Promise.all([
        runScript(
          '../../dist/commands/staff.js',
          { DATABASE_URL: databaseUrl },
          { args: ['set-password', '--username', account.username], input: `${password}\n` },
        ),
        ...Array.from({ length: 60 }, async (_, index) => {
          await new Promise((resolve) => setTimeout(resolve, index * 10));
          return trySignIn(account.username, account.password);
        }),
      ]);
      expect(passwordChange.exitCode).toBe(0);
      const areSignedIn = await Promise.all(
        signIns.filter(({ status }) => status === 200).map((response) => isSignedIn(cookieOf(response))),
      );
      expect(new Set(areSignedIn)).toEqual(new Set([false])); // some signed in before the change
      account.password = password;
    }
  });
});

/** In each round four calls mark a session as seen while a fifth signs it out. */
async function countRevivedSessions(roundCount: number, api: ApiProcess): Promise<number> {
  await api.setClock('2026-11-30T08:00:00Z');
  const copiedId = sessionIdOf(await signIn(api.url));
  await api.setClock('2026-11-30T08:06:00Z');
  let revivedCount = 0;
  for (let round = 0; round < roundCount; round += 1) {
    const sessionId = randomBytes(24).toString('base64url');
    await sql('INSERT INTO sessions SELECT $1, sess, expire FROM sessions WHERE sid = $2', [sessionId, copiedId]);
    const headers = signCookie(sessionId);
    const concurrentCalls = [0, 1, 2, 3].map(() => requestApi('/api/auth/status', { headers, apiUrl: api.url }));
    await Promise.all([
      ...concurrentCalls,
      requestApi('/api/auth/logout', { method: 'POST', headers, apiUrl: api.url }),
    ]);
    revivedCount += await countSessionRows(sessionId);
  }
  return revivedCount;
}

describe('proof S3: a call in flight while its session is signed out', () => {
  const processes: ApiProcess[] = [];
  afterAll(() => Promise.all(processes.map((api) => api.stop())));
  const startTestApi = async (env: Record<string, string> = {}): Promise<ApiProcess> => {
    const api = await startApi({ TEST_NOW: '2026-11-30T08:00:00Z', ...env });
    processes.push(api);
    return api;
  };

  it('control: brings the session back if the store upserts, as libraries do', async () => {
    expect(await countRevivedSessions(200, await startTestApi({ TEST_STORE: 'upsert' }))).toBeGreaterThan(0);
  });

  it('never brings the session back, in 200 rounds', async () => {
    expect(await countRevivedSessions(200, await startTestApi())).toBe(0);
  });
});

/** As the API signs it. */
function signCookie(sessionId: string): CookieHeader {
  const signature = createHmac('sha256', sessionSecret).update(sessionId).digest('base64').replace(/=+$/, '');
  return { cookie: `session=${encodeURIComponent(`s:${sessionId}.${signature}`)}` };
}
