import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type ApiProcess, startApis, stopApis } from '../support/api-process';
import { type Answer, type ProblemBody, call } from '../support/call';
import { type StartedApp, fixture } from '../support/fixture';
import { keepProof } from '../support/proof-report';
import { type StaffAccount, createStaffAccount, cookieOf, trySignIn, signIn } from '../support/staff-sign-in';
import { TestSmtpServer } from '../support/test-smtp-server';
import { sql } from '../support/sql';
import { waitUntil } from '../support/wait-until';

interface Invitation {
  id: string;
  email: string;
  role: string;
  isOpen: boolean;
  invitedBy: string | null;
}

const peer = new TestSmtpServer();
const publicUrl = 'https://strapec.example';
const begin = '2026-11-30T12:00:00Z';
let app: StartedApp;
let owner: StaffAccount;
let headers: { cookie: string };
let count = 0;
const anAddress = (): string => `new.${(count += 1)}@bar.example`;

beforeAll(async () => {
  await fixture.stopUsualApp(); // it would send these mails as files
  await peer.open();
  app = await fixture.startApp({ env: { SMTP_URL: peer.url, PUBLIC_URL: publicUrl, RATE_LIMITS: 'off' }, at: begin });
});
afterAll(() => peer.close());
beforeEach(async () => {
  app.setClock(begin);
  await sql('DELETE FROM staff_invitations');
  owner = await createStaffAccount();
  headers = await signIn(app.baseUrl, owner);
});

const staffCall = <Body = ProblemBody>(path: string, method = 'GET', body?: unknown): Promise<Answer<Body>> =>
  call<Body>(`/api/admin/staff${path}`, { method, headers, at: app.baseUrl, ...(body === undefined ? {} : { body }) });
const invite = (email: string, more: object = {}) =>
  staffCall('/invitations', 'POST', { email, role: 'host', language: 'en', ...more });
const list = async () => (await staffCall<Invitation[]>('/invitations')).body;
const look = (token: string) =>
  call<ProblemBody & { email: string }>('/api/auth/invitation/look', {
    ...{ method: 'POST', body: { token }, at: app.baseUrl, headers: { origin: app.baseUrl } },
  });
const accept = (token: string, more: object = {}, at = app.baseUrl) =>
  call<ProblemBody & { user: { id: string; username: string; role: string } }>('/api/auth/invitation', {
    ...{
      method: 'POST',
      at,
      body: { token, username: `jana.new${(count += 1)}`, password: 'a glass of devín', ...more },
    },
  });

/** The mails to somebody so far, once there are so many. */
const mailsTo = (email: string, atLeast = 1) =>
  waitUntil(
    () => Promise.resolve(peer.received.filter(({ to }) => to === email)),
    (mails) => mails.length >= atLeast,
  );

/** What stands behind the # of the link in the newest mail to somebody. */
async function tokenFor(email: string, mails = 1): Promise<string> {
  const mail = (await mailsTo(email, mails)).at(-1)?.parsed;
  const [, token = ''] = /\/admin\/invitation#(\S+)/.exec(mail?.text ?? '') ?? [];
  return token;
}

describe('an invitation', () => {
  it.each([
    ['sk', 'Jana vás pozýva', 'obsluha', 'štvrtok'],
    ['en', 'Jana invites you', 'a host', 'Thursday'],
  ])('is mailed in %s with a link whose key no server is told by the browser', async (language, ...words) => {
    const email = anAddress();
    expect((await invite(email.toUpperCase(), { language })).status).toBe(201);
    const { subject, text, html } = (await mailsTo(email))[0]?.parsed ?? {};
    for (const word of words) expect(`${subject}\n${text}`).toContain(word);
    expect(text).toMatch(/https:\/\/strapec\.example\/admin\/invitation#[\w-]{22}\.[\w-]{32}\n/);
    expect(html).toContain(`${publicUrl}/admin/invitation#`);
    expect(await list()).toMatchObject([{ email, role: 'host', isOpen: true, invitedBy: 'Jana' }]);
    const stored = JSON.stringify(await sql('SELECT i.*, m.* FROM staff_invitations i, email_messages m'));
    expect(stored).not.toContain((await tokenFor(email)).split('.')[1]);
  });

  it('makes an account with its role, signs it in, and is gone', async () => {
    const email = anAddress();
    await invite(email, { role: 'manager' });
    const token = await tokenFor(email);
    expect((await look(token)).body).toEqual({ email, role: 'manager' });
    const answer = await accept(token, { username: ' Zuzana.N ', firstName: 'Zuzana' });
    expect([answer.status, answer.body.user]).toMatchObject([
      200,
      { username: 'zuzana.n', email, firstName: 'Zuzana', lastName: null, role: 'manager' },
    ]);
    const theirs = cookieOf(answer);
    expect((await call('/api/admin/system', { headers: theirs, at: app.baseUrl })).status).toBe(200);
    expect((await trySignIn(email, 'a glass of devín', { at: app.baseUrl })).status).toBe(200);
    expect(await list()).toEqual([]);
    expect((await accept(token)).body.code).toBe('link_invalid');
    const told = await sql(`SELECT action, staff_name FROM audit_log WHERE after->>'email' = $1 ORDER BY action`, [
      email,
    ]);
    expect(told).toEqual([
      { action: 'staff.invite', staff_name: 'Jana' },
      { action: 'staff.join', staff_name: 'Zuzana' },
    ]);
  });

  it('can be tried again with another user name', async () => {
    const email = anAddress();
    await invite(email);
    const token = await tokenFor(email);
    const taken = await accept(token, { username: owner.username.toUpperCase() });
    expect([taken.status, taken.body.errors]).toMatchObject([400, [{ field: 'username', code: 'username_taken' }]]);
    expect((await accept(token)).status).toBe(200);
  });

  it.each([
    [{ username: 'j@na' }, 'username_invalid'],
    [{ password: 'short' }, 'password_too_short'],
    [{ password: 'x'.repeat(201) }, 'password_too_long'],
    [{ password: 'x'.repeat(200) }, 'password_common'],
    [{ password: 'heslo12345' }, 'password_common'],
  ])('says at the field what is wrong: %j', async (wrong, code) => {
    const email = anAddress();
    await invite(email);
    expect((await accept(await tokenFor(email), wrong)).body).toMatchObject({
      ...{ code: 'validation_failed', errors: [{ code }] },
    });
  });
});

describe('a link that no longer works', () => {
  const refused = async (token: string) => {
    expect((await look(token)).body.code).toBe('link_invalid');
    const { status, body } = await accept(token);
    expect([status, body.code]).toEqual([410, 'link_invalid']);
  };

  it('after 72 hours, until the invitation is sent again', async () => {
    const email = anAddress();
    await invite(email);
    const token = await tokenFor(email);
    app.setClock('2026-12-03T11:59:00Z');
    expect((await look(token)).status).toBe(200);
    app.setClock('2026-12-03T12:00:00Z');
    await refused(token);
    headers = await signIn(app.baseUrl, owner);
    const [{ id, isOpen } = { id: '', isOpen: true }] = await list();
    expect(isOpen).toBe(false);
    expect((await staffCall(`/invitations/${id}/again`, 'POST')).status).toBe(204);
    const next = await tokenFor(email, 2);
    expect((await look(next)).status).toBe(200);
    await refused(token);
    expect((await staffCall(`/invitations/${id}/again`, 'POST')).body.code).toBe('resent_just_now');
  });

  it('when it is withdrawn, forged, or of another kind', async () => {
    const email = anAddress();
    await invite(email);
    const token = await tokenFor(email);
    const [id22 = '', seal = ''] = token.split('.');
    await refused(`${id22}.${seal.slice(0, -1)}${seal.endsWith('A') ? 'B' : 'A'}`);
    for (const wrong of ['x', `${id22}.`, `${'A'.repeat(22)}.${seal}`, `${token}A`]) await refused(wrong);
    const [{ id } = { id: '' }] = await list();
    expect((await staffCall(`/invitations/${id}`, 'DELETE')).status).toBe(204);
    await refused(token);
    expect((await staffCall(`/invitations/${id}`, 'DELETE')).body.code).toBe('not_found');
  });

  it('when the owner who sent it is none any more', async () => {
    const email = anAddress();
    await invite(email);
    const token = await tokenFor(email);
    await sql(`UPDATE users SET role = 'host' WHERE id = $1`, [owner.id]);
    await refused(token);
    headers = await signIn(app.baseUrl);
    expect(await list()).toMatchObject([{ email, isOpen: false }]);
    for (const role of ['owner', 'manager', 'owner'])
      expect((await staffCall(`/${owner.id}`, 'PATCH', { role })).status).toBe(200);
    await refused(token); // though they are one again
  });
});

it('nobody is invited twice, or who is here already', async () => {
  const email = anAddress();
  expect((await invite(owner.email)).body.code).toBe('account_exists');
  const twice = await Promise.all([invite(email), invite(email)]);
  expect(twice.map(({ status, body }) => (status === 201 ? 201 : body.code)).sort()).toEqual([201, 'already_invited']);
  expect(await mailsTo(email)).toHaveLength(1);
});

it('proof S13: of fifty who use an invitation at once, one comes in', async () => {
  const processes: ApiProcess[] = await startApis(2, { PUBLIC_URL: publicUrl, SMTP_URL: peer.url });
  try {
    const email = anAddress();
    app.setClock(new Date().toISOString());
    headers = await signIn(app.baseUrl, owner);
    await invite(email);
    const token = await tokenFor(email);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => accept(token, {}, processes[index % 2]?.url)),
    );
    const words = answers.map(({ status, body }) => (status === 200 ? 'in' : body.code));
    expect([words.filter((word) => word === 'in').length, new Set(words)]).toEqual([
      1,
      new Set(['in', 'link_invalid']),
    ]);
    expect(await sql('SELECT 1 FROM admin_users WHERE email = $1', [email])).toHaveLength(1);
    keepProof('S13', 'An invitation is used once, however many try', {
      'tries at once, at two processes': 50,
      'accounts made': 1,
    });
  } finally {
    await stopApis(processes);
  }
});
