import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type ApiProcess, startApis, stopApis } from '../support/api-process';
import { type ApiResponse, type ProblemBody, requestApi } from '../support/request-api';
import { type StartedApp, fixture } from '../support/fixture';
import { saveProofFigures } from '../support/proof-report';
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

const smtpServer = new TestSmtpServer();
const publicUrl = 'https://strapec.example';
const clockStart = '2026-11-30T12:00:00Z';
let app: StartedApp;
let owner: StaffAccount;
let ownerHeaders: { cookie: string };
let uniqueNumber = 0;
const newStaffEmail = (): string => `new.${(uniqueNumber += 1)}@bar.example`;

beforeAll(async () => {
  await fixture.stopDefaultApp(); // it would send these mails as files
  await smtpServer.open();
  const env = { SMTP_URL: smtpServer.url, PUBLIC_URL: publicUrl, RATE_LIMITS: 'off' };
  app = await fixture.startApp({ env, now: clockStart });
});
afterAll(() => smtpServer.close());
beforeEach(async () => {
  app.setClock(clockStart);
  await sql('DELETE FROM staff_invitations');
  owner = await createStaffAccount();
  ownerHeaders = await signIn(app.baseUrl, owner);
});

const callAsOwner = <Body = ProblemBody>(path: string, method = 'GET', body?: unknown): Promise<ApiResponse<Body>> =>
  requestApi<Body>(`/api/admin/staff${path}`, {
    method,
    headers: ownerHeaders,
    apiUrl: app.baseUrl,
    ...(body ? { body } : {}),
  });
const invite = (email: string, overrides: object = {}) =>
  callAsOwner('/invitations', 'POST', { email, role: 'host', language: 'en', ...overrides });
const listInvitations = async () => (await callAsOwner<Invitation[]>('/invitations')).body;
const readInvitationPreview = (token: string) =>
  requestApi<ProblemBody & { email: string }>('/api/auth/invitation/look', {
    ...{ method: 'POST', body: { token }, apiUrl: app.baseUrl, headers: { origin: app.baseUrl } },
  });
const acceptInvitation = (token: string, overrides: object = {}, processUrl = app.baseUrl) =>
  requestApi<ProblemBody & { user: { id: string; username: string; role: string } }>('/api/auth/invitation', {
    ...{
      method: 'POST',
      apiUrl: processUrl,
      body: { token, username: `jana.new${(uniqueNumber += 1)}`, password: 'a glass of devín', ...overrides },
    },
  });

/** The mails to an address, as soon as there are that many. */
const waitForMails = (email: string, minCount = 1) =>
  waitUntil(
    () => Promise.resolve(smtpServer.receivedMails.filter(({ to }) => to === email)),
    (receivedMails) => receivedMails.length >= minCount,
  );

/** The token behind the # of the link in the newest mail. */
async function readMailedToken(email: string, minCount = 1): Promise<string> {
  const mail = (await waitForMails(email, minCount)).at(-1)?.parsedMail;
  const [, token = ''] = /\/admin\/invitation#(\S+)/.exec(mail?.text ?? '') ?? [];
  return token;
}

describe('an invitation', () => {
  it.each([
    ['sk', 'Jana vás pozýva', 'obsluha', 'štvrtok'],
    ['en', 'Jana invites you', 'a host', 'Thursday'],
  ])('is mailed in %s with a link whose token browsers send to no server', async (language, ...expectedTexts) => {
    const email = newStaffEmail();
    expect((await invite(email.toUpperCase(), { language })).status).toBe(201);
    const { subject, text, html } = (await waitForMails(email))[0]?.parsedMail ?? {};
    for (const expectedText of expectedTexts) expect(`${subject}\n${text}`).toContain(expectedText);
    expect(text).toMatch(/https:\/\/strapec\.example\/admin\/invitation#[\w-]{22}\.[\w-]{32}\n/);
    expect(html).toContain(`${publicUrl}/admin/invitation#`);
    expect(await listInvitations()).toMatchObject([{ email, role: 'host', isOpen: true, invitedBy: 'Jana' }]);
    const storedRows = JSON.stringify(await sql('SELECT i.*, m.* FROM staff_invitations i, email_messages m'));
    expect(storedRows).not.toContain((await readMailedToken(email)).split('.')[1]);
  });

  it('creates an account with its role, signs it in, and is no longer listed', async () => {
    const email = newStaffEmail();
    await invite(email, { role: 'manager' });
    const token = await readMailedToken(email);
    expect((await readInvitationPreview(token)).body).toEqual({ email, role: 'manager' });
    const response = await acceptInvitation(token, { username: ' Zuzana.N ', firstName: 'Zuzana' });
    expect([response.status, response.body.user]).toMatchObject([
      200,
      { username: 'zuzana.n', email, firstName: 'Zuzana', lastName: null, role: 'manager' },
    ]);
    const memberHeaders = cookieOf(response);
    expect((await requestApi('/api/admin/system', { headers: memberHeaders, apiUrl: app.baseUrl })).status).toBe(200);
    expect((await trySignIn(email, 'a glass of devín', { apiUrl: app.baseUrl })).status).toBe(200);
    expect(await listInvitations()).toEqual([]);
    expect((await acceptInvitation(token)).body.code).toBe('link_invalid');
    const auditQuery = `SELECT action, staff_name FROM audit_log WHERE after->>'email' = $1 ORDER BY action`;
    expect(await sql(auditQuery, [email])).toEqual([
      { action: 'staff.invite', staff_name: 'Jana' },
      { action: 'staff.join', staff_name: 'Zuzana' },
    ]);
  });

  it('can be accepted with another user name after one that is taken', async () => {
    const email = newStaffEmail();
    await invite(email);
    const token = await readMailedToken(email);
    const response = await acceptInvitation(token, { username: owner.username.toUpperCase() });
    expect(response.status).toBe(400);
    expect(response.body.errors).toMatchObject([{ field: 'username', code: 'username_taken' }]);
    expect((await acceptInvitation(token)).status).toBe(200);
  });

  it.each([
    [{ username: 'j@na' }, 'username_invalid'],
    [{ password: 'short' }, 'password_too_short'],
    [{ password: 'x'.repeat(201) }, 'password_too_long'],
    [{ password: 'x'.repeat(200) }, 'password_common'],
    [{ password: 'heslo12345' }, 'password_common'],
  ])('cannot be accepted with an invalid value: %j', async (invalidField, code) => {
    const email = newStaffEmail();
    await invite(email);
    expect((await acceptInvitation(await readMailedToken(email), invalidField)).body).toMatchObject({
      ...{ code: 'validation_failed', errors: [{ code }] },
    });
  });
});

describe('the link of an invitation', () => {
  const expectLinkRefused = async (token: string) => {
    expect((await readInvitationPreview(token)).body.code).toBe('link_invalid');
    const { status, body } = await acceptInvitation(token);
    expect([status, body.code]).toEqual([410, 'link_invalid']);
  };

  it('ends after 72 hours; the invitation can be sent again', async () => {
    const email = newStaffEmail();
    await invite(email);
    const token = await readMailedToken(email);
    app.setClock('2026-12-03T11:59:00Z');
    expect((await readInvitationPreview(token)).status).toBe(200);
    app.setClock('2026-12-03T12:00:00Z');
    await expectLinkRefused(token);
    ownerHeaders = await signIn(app.baseUrl, owner);
    const [{ id, isOpen } = { id: '', isOpen: true }] = await listInvitations();
    expect(isOpen).toBe(false);
    expect((await callAsOwner(`/invitations/${id}/again`, 'POST')).status).toBe(204);
    const newToken = await readMailedToken(email, 2);
    expect((await readInvitationPreview(newToken)).status).toBe(200);
    await expectLinkRefused(token);
    expect((await callAsOwner(`/invitations/${id}/again`, 'POST')).body.code).toBe('resent_just_now');
  });

  it('is refused when it is forged, of another invitation, or withdrawn', async () => {
    const email = newStaffEmail();
    await invite(email);
    const token = await readMailedToken(email);
    const [encodedId = '', signature = ''] = token.split('.');
    await expectLinkRefused(`${encodedId}.${signature.slice(0, -1)}${signature.endsWith('A') ? 'B' : 'A'}`);
    for (const invalidToken of ['x', `${encodedId}.`, `${'A'.repeat(22)}.${signature}`, `${token}A`])
      await expectLinkRefused(invalidToken);
    const [{ id } = { id: '' }] = await listInvitations();
    expect((await callAsOwner(`/invitations/${id}`, 'DELETE')).status).toBe(204);
    await expectLinkRefused(token);
    expect((await callAsOwner(`/invitations/${id}`, 'DELETE')).body.code).toBe('not_found');
  });

  it('is refused when its sender is no longer an owner', async () => {
    const email = newStaffEmail();
    await invite(email);
    const token = await readMailedToken(email);
    await sql(`UPDATE users SET role = 'host' WHERE id = $1`, [owner.id]);
    await expectLinkRefused(token);
    ownerHeaders = await signIn(app.baseUrl);
    expect(await listInvitations()).toMatchObject([{ email, isOpen: false }]);
    for (const role of ['owner', 'manager', 'owner'])
      expect((await callAsOwner(`/${owner.id}`, 'PATCH', { role })).status).toBe(200);
    await expectLinkRefused(token); // even after the sender is an owner again
  });
});

it('an address is invited only once, and not at all when it has an account', async () => {
  const email = newStaffEmail();
  expect((await invite(owner.email)).body.code).toBe('account_exists');
  const responses = await Promise.all([invite(email), invite(email)]);
  const outcomes = responses.map(({ status, body }) => (status === 201 ? 'invited' : body.code));
  expect(outcomes.sort()).toEqual(['already_invited', 'invited']);
  expect(await waitForMails(email)).toHaveLength(1);
});

it('proof S13: an invitation accepted fifty times at once creates one account', async () => {
  const processes: ApiProcess[] = await startApis(2, { PUBLIC_URL: publicUrl, SMTP_URL: smtpServer.url });
  try {
    const email = newStaffEmail();
    app.setClock(new Date().toISOString());
    ownerHeaders = await signIn(app.baseUrl, owner);
    await invite(email);
    const token = await readMailedToken(email);
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, index) => acceptInvitation(token, {}, processes[index % 2]?.url)),
    );
    const outcomes = responses.map(({ status, body }) => (status === 200 ? 'accepted' : body.code));
    expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(1);
    expect(new Set(outcomes)).toEqual(new Set(['accepted', 'link_invalid']));
    expect(await sql('SELECT 1 FROM admin_users WHERE email = $1', [email])).toHaveLength(1);
    saveProofFigures('S13', 'An invitation is used once, however many try', {
      'tries at once, at two processes': 50,
      'accounts made': 1,
    });
  } finally {
    await stopApis(processes);
  }
});
