import { createHmac, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ApiProcess, startApi } from '../support/api-process';
import { call } from '../support/call';
import { type StartedApp, fixture } from '../support/fixture';
import { isLongRun } from '../support/proof-report';
import { runScript } from '../support/run-script';
import { sessionSecret } from '../support/test-session-secret';
import { createStaffAccount, cookieOf, trySignIn, signIn } from '../support/staff-sign-in';
import { sql } from '../support/sql';

interface Cookie extends Record<string, string> {
  cookie: string;
}

const isIn = async (headers: Cookie, at = baseUrl): Promise<boolean> => {
  const path = '/api/reservations?limit=1';
  const { status } = await call(path, { headers, at });
  if (![200, 401].includes(status)) throw new Error(`${path} answered ${status}`);
  return status === 200;
};
const sidOf = ({ cookie }: Cookie): string => /s%3A([\w-]+)/.exec(cookie)?.[1] ?? '';
const rowsOf = async (sid: string): Promise<number> =>
  (await sql('SELECT 1 FROM sessions WHERE sid = $1', [sid])).length;

describe('proof S3: a session id', () => {
  it('is new at each sign-in, and the one from before is dead', async () => {
    const account = await createStaffAccount();
    const before = await signIn();
    const answer = await trySignIn(account.username, account.password, { headers: before });
    const after = cookieOf(answer);
    expect(sidOf(after)).not.toBe(sidOf(before));
    expect([await isIn(before), await isIn(after)]).toEqual([false, true]);
    expect(await rowsOf(sidOf(before))).toBe(0);
  });

  it('that somebody else has chosen is never used', async () => {
    const sid = randomBytes(24).toString('base64url');
    const { username, password } = await createStaffAccount();
    const answer = await trySignIn(username, password, { headers: signed(sid) });
    expect(sidOf(cookieOf(answer))).not.toBe(sid);
    expect([await isIn(signed(sid)), await rowsOf(sid)]).toEqual([false, 0]);
  });

  it('is good for nothing with another signature, or without one', async () => {
    const cookie = await signIn();
    const sid = sidOf(cookie);
    for (const value of [sid, `s%3A${sid}`, `s%3A${sid}.`, `${cookie.cookie.slice('session='.length, -1)}`]) {
      expect([value, await isIn({ cookie: `session=${value}` })]).toEqual([value, false]);
    }
    expect(await isIn(cookie)).toBe(true);
  });
});

describe('proof S3: time', () => {
  let app: StartedApp;
  beforeAll(async () => {
    app = await fixture.startApp({ at: '2026-11-30T08:00:00Z' });
  });
  const at = (time: string): void => app.setClock(`2026-11-${time}:00Z`);

  it('ends a session that rests for eight hours', async () => {
    at('30T08:00');
    const cookie = await signIn(app.baseUrl);
    at('30T15:59');
    expect(await isIn(cookie, app.baseUrl)).toBe(true);
    app.setClock('2026-11-30T23:58:00Z');
    expect(await isIn(cookie, app.baseUrl)).toBe(true);
    app.setClock('2026-12-01T07:58:00Z');
    expect(await isIn(cookie, app.baseUrl)).toBe(false);
  });

  it('ends every session after a day, however busy', async () => {
    at('29T08:00');
    const cookie = await signIn(app.baseUrl);
    for (const time of ['29T15:00', '29T22:00', '30T05:00', '30T07:59']) {
      at(time);
      expect([time, await isIn(cookie, app.baseUrl)]).toEqual([time, true]);
    }
    at('30T08:00');
    expect(await isIn(cookie, app.baseUrl)).toBe(false);
  });

  it('is written down every few minutes, not on every call', async () => {
    at('30T08:00');
    const cookie = await signIn(app.baseUrl);
    const written = async (): Promise<unknown> =>
      (await sql<{ xmin: string }>('SELECT xmin::text FROM sessions WHERE sid = $1', [sidOf(cookie)]))[0]?.xmin;
    const first = await written();
    at('30T08:05');
    await isIn(cookie, app.baseUrl);
    expect(await written()).toBe(first);
    at('30T08:06');
    await isIn(cookie, app.baseUrl);
    expect(await written()).not.toBe(first);
  });
});

describe('whoever is not staff any more', () => {
  it.each([
    ['disabled', 'UPDATE users SET is_disabled = true WHERE id = $1'],
    ['deleted', 'DELETE FROM users WHERE id = $1'],
  ])('is out at once: %s', async (_what, change) => {
    const account = await createStaffAccount();
    const cookie = await signIn(baseUrl, account);
    expect(await isIn(cookie)).toBe(true);
    await sql(change, [account.id]);
    expect(await isIn(cookie)).toBe(false);
    expect((await call('/api/auth/status', { headers: cookie })).body).toEqual({ authenticated: false, user: null });
  });

  it('cannot slip in while the password is changed', async () => {
    const account = await createStaffAccount();
    for (let round = 0; round < (isLongRun ? 5 : 2); round += 1) {
      const password = `another glass ${round}`;
      const [change, ...answers] = await Promise.all([
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
      expect(change.code).toBe(0);
      const inside = await Promise.all(
        answers.filter(({ status }) => status === 200).map((answer) => isIn(cookieOf(answer))),
      );
      expect(inside).not.toContain(true);
      account.password = password;
    }
  });
});

/** One round: the session is marked as seen by four calls while a fifth signs it out. */
async function rounds(count: number, api: ApiProcess): Promise<number> {
  await api.setClock('2026-11-30T08:00:00Z');
  const model = sidOf(await signIn(api.url));
  await api.setClock('2026-11-30T08:06:00Z');
  let revived = 0;
  for (let round = 0; round < count; round += 1) {
    const sid = randomBytes(24).toString('base64url');
    await sql('INSERT INTO sessions SELECT $1, sess, expire FROM sessions WHERE sid = $2', [sid, model]);
    const headers = signed(sid);
    const calls = [0, 1, 2, 3].map(() => call('/api/auth/status', { headers, at: api.url }));
    await Promise.all([...calls, call('/api/auth/logout', { method: 'POST', headers, at: api.url })]);
    revived += await rowsOf(sid);
  }
  return revived;
}

describe('proof S3: a call in flight while the session is signed out', () => {
  const processes: ApiProcess[] = [];
  afterAll(() => Promise.all(processes.map((one) => one.stop())));
  const start = async (env: Record<string, string> = {}): Promise<ApiProcess> => {
    const api = await startApi({ TEST_NOW: '2026-11-30T08:00:00Z', ...env });
    processes.push(api);
    return api;
  };

  it('control: an upsert, as libraries do it, brings sessions back', async () => {
    expect(await rounds(200, await start({ TEST_STORE: 'upsert' }))).toBeGreaterThan(0);
  });

  it('never brings one back, 200 times', async () => {
    expect(await rounds(200, await start())).toBe(0);
  });
});

/** A cookie as the API signs it. */
function signed(sid: string): Cookie {
  const signature = createHmac('sha256', sessionSecret).update(sid).digest('base64').replace(/=+$/, '');
  return { cookie: `session=${encodeURIComponent(`s:${sid}.${signature}`)}` };
}
