import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type ProblemBody, requestApi } from '../support/request-api';
import { type StartedApp, fixture } from '../support/fixture';
import { type StaffAccount, createStaffAccount, cookieOf, trySignIn, signIn } from '../support/staff-sign-in';
import { sql } from '../support/sql';

interface Session {
  id: string;
  signedInAt: string;
  browser: string;
  system: string;
  isThis: boolean;
}

const newPassword = 'a glass of devín';
const firefoxUserAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';
let app: StartedApp;
let account: StaffAccount;
let headers: { cookie: string };
let emailCount = 0;

beforeAll(async () => {
  app = await fixture.startApp({ env: { RATE_LIMITS: 'on' }, now: new Date().toISOString() });
});
beforeEach(async () => {
  await sql('DELETE FROM rate_limits');
  account = await createStaffAccount(undefined, 'host');
  headers = await signIn(app.baseUrl, account);
});

const callAccount = <Body = ProblemBody>(path: string, method = 'GET', body?: object) =>
  requestApi<Body>(`/api/admin/me${path}`, { method, headers, apiUrl: app.baseUrl, ...(body ? { body } : {}) });
const changeProfile = (overrides: object = {}) => {
  const { email, password } = account;
  return callAccount('', 'PATCH', { email, firstName: 'Jana', lastName: null, password, ...overrides });
};
const isSignedIn = async (cookie: Record<string, string>) =>
  (await requestApi('/api/reservations?limit=1', { headers: cookie, apiUrl: app.baseUrl })).status === 200;
const signInWith = (password: string, userAgent = firefoxUserAgent) =>
  trySignIn(account.username, password, { apiUrl: app.baseUrl, headers: { 'user-agent': userAgent } });
const openSession = async (userAgent?: string) => cookieOf(await signInWith(account.password, userAgent));
const readAuditLog = () =>
  sql('SELECT action, before, after FROM audit_log WHERE subject_id = $1 ORDER BY at', [account.id]);

describe('a staff member’s own account', () => {
  it('changes name and e-mail with the password, and the audit log shows it', async () => {
    const email = `other.${(emailCount += 1)}@bar.example`;
    const { status, body } = await changeProfile({ email: email.toUpperCase(), lastName: ' Malá ' });
    expect([status, body]).toMatchObject([200, { id: account.id, email, firstName: 'Jana', lastName: 'Malá' }]);
    expect((await trySignIn(email, account.password, { apiUrl: app.baseUrl })).status).toBe(200);
    expect(await readAuditLog()).toEqual([
      {
        action: 'staff.profile',
        before: { email: account.email, lastName: null },
        after: { email, lastName: 'Malá' },
      },
    ]);
  });

  it('ends a password reset link that was sent to the previous e-mail', async () => {
    await sql(`UPDATE users SET reset_until = now() + interval '1 day' WHERE id = $1`, [account.id]);
    await changeProfile({ email: `other.${(emailCount += 1)}@bar.example` });
    expect(await sql('SELECT reset_until FROM users WHERE id = $1', [account.id])).toEqual([{ reset_until: null }]);
  });

  it.each([
    [{ password: 'something else' }, 'password', 'password_wrong'],
    [{ password: '' }, 'password', 'required'],
    [{ email: 'jana' }, 'email', 'email_invalid'],
    [{ firstName: 'x'.repeat(500) }, 'firstName', 'too_long'],
  ])('refuses an invalid field: %j', async (invalidField, field, code) => {
    const { status, body } = await changeProfile(invalidField);
    expect([status, body.errors]).toMatchObject([400, [{ field, code }]]);
    expect(await readAuditLog()).toEqual([]);
  });

  it('refuses the e-mail of another account', async () => {
    const colleague = await createStaffAccount();
    const { status, body } = await changeProfile({ email: colleague.email.toUpperCase() });
    expect([status, body.errors]).toMatchObject([400, [{ field: 'email', code: 'email_taken' }]]);
  });

  it('allows ten wrong passwords', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) await changeProfile({ password: 'something else' });
    const { status, body } = await changeProfile();
    expect([status, body.code]).toEqual([429, 'ip_rate_limit']);
  });
});

describe('a staff member’s own password', () => {
  const changePassword = (overrides: object = {}) =>
    callAccount('/password', 'PUT', { password: account.password, newPassword, language: 'sk', ...overrides });

  it('is changed, which ends every other session and sends a mail', async () => {
    const otherSession = await openSession();
    expect((await changePassword()).status).toBe(204);
    expect([await isSignedIn(headers), await isSignedIn(otherSession)]).toEqual([true, false]);
    expect((await signInWith(account.password)).status).toBe(401);
    expect((await signInWith(newPassword)).status).toBe(200);
    expect(await sql('SELECT kind, language FROM email_messages WHERE recipient = $1', [account.email])).toEqual([
      { kind: 'password_changed', language: 'sk' },
    ]);
    expect(await readAuditLog()).toEqual([{ action: 'staff.password', before: null, after: null }]);
  });

  it('is changed by one of five requests at once', async () => {
    const responses = await Promise.all(Array.from({ length: 5 }, () => changePassword()));
    const refusals = responses.filter(({ status }) => status !== 204);
    expect(refusals).toHaveLength(4);
    for (const { body } of refusals)
      expect(['password_wrong', 'changed_meanwhile']).toContain(body.errors?.[0]?.code ?? body.code);
  });

  it.each([
    [{ password: 'something else' }, 'password_wrong'],
    [{ newPassword: 'short' }, 'password_too_short'],
    [{ newPassword: '1q2w3e4r5t' }, 'password_common'],
  ])('is not changed by an invalid request: %j', async (invalidField, code) => {
    const [field] = Object.keys(invalidField);
    expect((await changePassword(invalidField)).body.errors).toMatchObject([{ field, code }]);
    expect((await signInWith(account.password)).status).toBe(200);
  });
});

describe('a staff member’s own sessions', () => {
  const listSessions = async () => (await callAccount<Session[]>('/sessions')).body;

  it('are listed with their device and without their id, the current one first', async () => {
    const otherSession = await openSession();
    const sessions = await listSessions();
    expect(sessions).toMatchObject([{ isThis: true }, { isThis: false, browser: 'firefox', system: 'linux' }]);
    expect(Math.abs(Date.parse(sessions[1]?.signedInAt ?? '') - Date.now())).toBeLessThan(60_000);
    const sessionId = /s%3A([\w-]+)/.exec(otherSession.cookie)?.[1] ?? 'none';
    expect(JSON.stringify(sessions)).not.toContain(sessionId);
  });

  it('end one at a time', async () => {
    const [firefoxSession, curlSession] = [await openSession(), await openSession('curl/8')];
    const listedFirefox = (await listSessions()).find(({ browser }) => browser === 'firefox');
    for (let attempt = 0; attempt < 2; attempt += 1) {
      expect((await callAccount(`/sessions/${listedFirefox?.id}`, 'DELETE')).status).toBe(204);
    }
    expect(await Promise.all([firefoxSession, curlSession, headers].map(isSignedIn))).toEqual([false, true, true]);
    expect(await readAuditLog()).toHaveLength(1);
  });

  it('end all at once, except the current one', async () => {
    const otherSessions = [await openSession(), await openSession()];
    expect((await callAccount('/sessions', 'DELETE')).status).toBe(204);
    expect(await Promise.all([headers, ...otherSessions].map(isSignedIn))).toEqual([true, false, false]);
    expect(await listSessions()).toHaveLength(1);
  });

  it('do not include those of a colleague, which stay signed in', async () => {
    const colleagueCookie = await signIn(app.baseUrl);
    const options = { headers: colleagueCookie, apiUrl: app.baseUrl };
    const [colleagueSession] = (await requestApi<Session[]>('/api/admin/me/sessions', options)).body;
    expect((await callAccount(`/sessions/${colleagueSession?.id}`, 'DELETE')).status).toBe(204);
    expect(await isSignedIn(colleagueCookie)).toBe(true);
  });
});
