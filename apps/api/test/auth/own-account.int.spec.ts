import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type ProblemBody, call } from '../support/call';
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

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';
let app: StartedApp;
let account: StaffAccount;
let headers: { cookie: string };
let count = 0;

beforeAll(async () => {
  app = await fixture.startApp({ env: { RATE_LIMITS: 'on' }, at: new Date().toISOString() });
});
beforeEach(async () => {
  await sql('DELETE FROM rate_limits');
  account = await createStaffAccount(undefined, 'host');
  headers = await signIn(app.baseUrl, account);
});

const me = <Body = ProblemBody>(path: string, method = 'GET', body?: object) =>
  call<Body>(`/api/admin/me${path}`, { method, headers, at: app.baseUrl, ...(body ? { body } : {}) });
const profile = (more: object = {}) => ({
  ...{ email: account.email, firstName: 'Jana', lastName: null, password: account.password, ...more },
});
const isIn = async (cookie: Record<string, string>) =>
  (await call('/api/reservations?limit=1', { headers: cookie, at: app.baseUrl })).status === 200;
const elsewhere = async (agent = firefox) =>
  cookieOf(await trySignIn(account.username, account.password, { at: app.baseUrl, headers: { 'user-agent': agent } }));
const history = () =>
  sql('SELECT action, before, after FROM audit_log WHERE subject_id = $1 ORDER BY at', [account.id]);

describe('one’s own account', () => {
  it('takes another name and e-mail with the password, and it stands in the record', async () => {
    const email = `other.${(count += 1)}@bar.example`;
    const { status, body } = await me('', 'PATCH', profile({ email: email.toUpperCase(), lastName: ' Malá ' }));
    expect([status, body]).toMatchObject([200, { id: account.id, email, firstName: 'Jana', lastName: 'Malá' }]);
    expect((await trySignIn(email, account.password, { at: app.baseUrl })).status).toBe(200);
    expect(await history()).toEqual([
      {
        action: 'staff.profile',
        before: { email: account.email, lastName: null },
        after: { email, lastName: 'Malá' },
      },
    ]);
  });

  it('ends a link to a new password that lies in the old mailbox', async () => {
    await sql(`UPDATE users SET reset_until = now() + interval '1 day' WHERE id = $1`, [account.id]);
    await me('', 'PATCH', profile({ email: `other.${(count += 1)}@bar.example` }));
    expect(await sql('SELECT reset_until FROM users WHERE id = $1', [account.id])).toEqual([{ reset_until: null }]);
  });

  it.each([
    [{ password: 'something else' }, 'password', 'password_wrong'],
    [{ password: '' }, 'password', 'required'],
    [{ email: 'jana' }, 'email', 'email_invalid'],
    [{ firstName: 'x'.repeat(500) }, 'firstName', 'too_long'],
  ])('says at the field what is wrong: %j', async (wrong, field, code) => {
    const { status, body } = await me('', 'PATCH', profile(wrong));
    expect([status, body.errors]).toMatchObject([400, [{ field, code }]]);
    expect(await history()).toEqual([]);
  });

  it('never takes somebody else’s e-mail', async () => {
    const other = await createStaffAccount();
    const { status, body } = await me('', 'PATCH', profile({ email: other.email.toUpperCase() }));
    expect([status, body.errors]).toMatchObject([400, [{ field: 'email', code: 'email_taken' }]]);
  });

  it('lets nobody guess the password', async () => {
    for (let time = 0; time < 10; time += 1) await me('', 'PATCH', profile({ password: 'something else' }));
    const { status, body } = await me('', 'PATCH', profile());
    expect([status, body.code]).toEqual([429, 'ip_rate_limit']);
  });
});

describe('one’s own password', () => {
  const change = (more: object = {}) =>
    me('/password', 'PUT', { password: account.password, newPassword: 'a glass of devín', language: 'sk', ...more });

  it('is changed, ends every other session, and a mail says so', async () => {
    const other = await elsewhere();
    expect((await change()).status).toBe(204);
    expect([await isIn(headers), await isIn(other)]).toEqual([true, false]);
    expect((await trySignIn(account.username, account.password, { at: app.baseUrl })).status).toBe(401);
    expect((await trySignIn(account.username, 'a glass of devín', { at: app.baseUrl })).status).toBe(200);
    expect(await sql('SELECT kind, language FROM email_messages WHERE recipient = $1', [account.email])).toEqual([
      { kind: 'password_changed', language: 'sk' },
    ]);
    expect(await history()).toEqual([{ action: 'staff.password', before: null, after: null }]);
  });

  it('is changed once, by one of many who send it at once', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => change()));
    const words = answers.map(({ status, body }) => (status === 204 ? 'set' : (body.errors?.[0]?.code ?? body.code)));
    expect(words.filter((word) => word === 'set')).toHaveLength(1);
    expect(words.filter((word) => !['set', 'password_wrong', 'changed_meanwhile'].includes(word))).toEqual([]);
  });

  it.each([
    [{ password: 'something else' }, 'password_wrong'],
    [{ newPassword: 'short' }, 'password_too_short'],
    [{ newPassword: '1q2w3e4r5t' }, 'password_common'],
  ])('is not, and says why: %j', async (wrong, code) => {
    expect((await change(wrong)).body.errors).toMatchObject([{ field: Object.keys(wrong)[0], code }]);
    expect((await trySignIn(account.username, account.password, { at: app.baseUrl })).status).toBe(200);
  });
});

describe('one’s own sessions', () => {
  const list = async () => (await me<Session[]>('/sessions')).body;

  it('are listed, this one first, with the device and no key', async () => {
    const other = await elsewhere();
    const sessions = await list();
    expect(sessions).toMatchObject([{ isThis: true }, { isThis: false, browser: 'firefox', system: 'linux' }]);
    expect(Math.abs(Date.parse(sessions[1]?.signedInAt ?? '') - Date.now())).toBeLessThan(60_000);
    const sid = /s%3A([\w-]+)/.exec(other.cookie)?.[1] ?? 'none';
    expect(JSON.stringify(sessions)).not.toContain(sid);
  });

  it('end singly', async () => {
    const [first, second] = [await elsewhere(), await elsewhere('curl/8')];
    const firefoxHere = (await list()).find(({ browser }) => browser === 'firefox');
    for (let time = 0; time < 2; time += 1) {
      expect((await me(`/sessions/${firefoxHere?.id}`, 'DELETE')).status).toBe(204);
    }
    expect([await isIn(first), await isIn(second), await isIn(headers)]).toEqual([false, true, true]);
    expect(await history()).toHaveLength(1);
  });

  it('end all but this one', async () => {
    const others = [await elsewhere(), await elsewhere()];
    expect((await me('/sessions', 'DELETE')).status).toBe(204);
    expect(await Promise.all([headers, ...others].map(isIn))).toEqual([true, false, false]);
    expect(await list()).toHaveLength(1);
  });

  it('of somebody else are nobody’s business', async () => {
    const colleague = await createStaffAccount();
    const theirs = await signIn(app.baseUrl, colleague);
    const [own] = (await call<Session[]>('/api/admin/me/sessions', { headers: theirs, at: app.baseUrl })).body;
    expect((await me(`/sessions/${own?.id}`, 'DELETE')).status).toBe(204);
    expect(await isIn(theirs)).toBe(true);
  });
});
