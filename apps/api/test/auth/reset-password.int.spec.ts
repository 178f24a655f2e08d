import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type ApiProcess, startApis, stopApis } from '../support/api-process';
import { type ProblemBody, requestApi } from '../support/request-api';
import { type StartedApp, fixture } from '../support/fixture';
import { saveProofFigures } from '../support/proof-report';
import { type StaffAccount, createStaffAccount, trySignIn, signIn } from '../support/staff-sign-in';
import { TestSmtpServer } from '../support/test-smtp-server';
import { sql } from '../support/sql';
import { waitUntil } from '../support/wait-until';

const smtpServer = new TestSmtpServer();
const publicUrl = 'https://strapec.example';
const clockStart = '2026-11-30T12:00:00Z';
const newPassword = 'a glass of devín';
const resetSubject = /new password|Nové heslo/;
let app: StartedApp;
let account: StaffAccount;
let ipCount = 0;

beforeAll(async () => {
  await fixture.stopDefaultApp(); // it would send these mails as files
  await smtpServer.open();
  const env = { SMTP_URL: smtpServer.url, PUBLIC_URL: publicUrl, RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' };
  app = await fixture.startApp({ env, now: clockStart });
});
afterAll(() => smtpServer.close());
beforeEach(async () => {
  app.setClock(clockStart);
  await sql('DELETE FROM rate_limits');
  smtpServer.receivedMails.length = 0;
  account = await createStaffAccount();
});

const newClientIp = (): string => `198.51.100.${(ipCount += 1) % 250}`;
const postReset = (path: string, body: object, { clientIp = newClientIp(), apiUrl = app.baseUrl } = {}) =>
  requestApi<ProblemBody & { username: string }>(`/api/auth/reset${path}`, {
    ...{ method: 'POST', body, apiUrl, headers: { 'x-forwarded-for': clientIp } },
  });
const requestReset = (username: string, language = 'en', clientIp?: string) =>
  postReset('', { username, language }, clientIp ? { clientIp } : {});
const readResetPreview = (token: string) => postReset('/look', { token });
const resetPassword = (token: string, password = newPassword, appUrl = app.baseUrl) =>
  postReset('/password', { token, password, language: 'en' }, { apiUrl: appUrl });
const waitForMails = (subject: RegExp, minCount = 1) =>
  waitUntil(
    () =>
      Promise.resolve(
        smtpServer.receivedMails.filter(
          ({ to, parsedMail: parsed }) => to === account.email && subject.test(parsed.subject ?? ''),
        ),
      ),
    (receivedMails) => receivedMails.length >= minCount,
  );
async function readNewestToken(minCount = 1): Promise<string> {
  const mailText = (await waitForMails(resetSubject, minCount)).at(-1)?.parsedMail.text ?? '';
  return /\/admin\/reset#(\S+)/.exec(mailText)?.[1] ?? '';
}
async function expectLinkRefused(token: string): Promise<void> {
  expect((await readResetPreview(token)).body.code).toBe('link_invalid');
  const { status, body } = await resetPassword(token);
  expect([status, body.code]).toEqual([410, 'link_invalid']);
}

describe('a password reset', () => {
  it.each([
    ['sk', /Nové heslo/, 'Zvoliť heslo'],
    ['en', /A new password/, 'Choose a password'],
  ])('mails a link for a user name or an e-mail, and then the change (%s)', async (language, subject, expectedText) => {
    const [accountCookie, colleagueCookie] = [await signIn(app.baseUrl, account), await signIn(app.baseUrl)];
    await requestReset(language === 'sk' ? account.email.toUpperCase() : ` ${account.username} `, language);
    const [mail] = await waitForMails(subject);
    expect(mail?.parsedMail.text).toContain(expectedText);
    const token = await readNewestToken();
    expect((await readResetPreview(token)).body).toEqual({ username: account.username });
    expect((await resetPassword(token)).status).toBe(204);
    expect((await trySignIn(account.username, account.password, { apiUrl: app.baseUrl })).status).toBe(401);
    expect((await trySignIn(account.username, newPassword, { apiUrl: app.baseUrl })).status).toBe(200);
    expect((await requestApi('/api/reservations', { headers: accountCookie, apiUrl: app.baseUrl })).status).toBe(401);
    expect((await requestApi('/api/reservations', { headers: colleagueCookie, apiUrl: app.baseUrl })).status).toBe(200);
    expect(await waitForMails(/Your password has changed/)).toHaveLength(1);
    const auditQuery = 'SELECT action, staff_name, before, after FROM audit_log WHERE subject_id = $1';
    const [auditEntry] = await sql(auditQuery, [account.id]);
    expect(auditEntry).toEqual({ action: 'staff.reset-password', staff_name: 'Jana', before: null, after: null });
    await expectLinkRefused(token);
  });

  it('is possible for half an hour', async () => {
    await requestReset(account.username);
    const token = await readNewestToken();
    app.setClock('2026-11-30T12:29:00Z');
    expect((await readResetPreview(token)).status).toBe(200);
    app.setClock('2026-11-30T12:30:00Z');
    await expectLinkRefused(token);
  });

  it('ends with a new password, with the next link, and when the account is disabled', async () => {
    await requestReset(account.username);
    const firstToken = await readNewestToken();
    await requestReset(account.username); // at once: no second mail that would end the first
    expect((await readResetPreview(firstToken)).status).toBe(200);
    app.setClock('2026-11-30T12:02:00Z');
    await requestReset(account.username);
    const secondToken = await readNewestToken(2);
    expect((await readResetPreview(secondToken)).status).toBe(200);
    await expectLinkRefused(firstToken);
    await sql('UPDATE users SET is_disabled = true WHERE id = $1', [account.id]);
    await expectLinkRefused(secondToken);
    await sql(`UPDATE users SET is_disabled = false, password_hash = password_hash || 'x' WHERE id = $1`, [account.id]);
    await expectLinkRefused(secondToken);
  });

  it('ends when the account is disabled, and stays ended when it is enabled again', async () => {
    await requestReset(account.username);
    const token = await readNewestToken();
    const [ownerCookie, apiUrl] = [await signIn(app.baseUrl), app.baseUrl];
    for (const isDisabled of [true, false]) {
      const options = { method: 'PATCH', body: { isDisabled }, headers: ownerCookie, apiUrl };
      expect((await requestApi(`/api/admin/staff/${account.id}`, options)).status).toBe(200);
    }
    await expectLinkRefused(token);
    expect((await resetPassword(token, '1234567890')).body.code).toBe('link_invalid'); // before the password is checked
  });

  it('is not used up by an easily guessed password', async () => {
    await requestReset(account.username);
    const token = await readNewestToken();
    const { errors } = (await resetPassword(token, '1234567890')).body;
    expect(errors).toMatchObject([{ field: 'password', code: 'password_common' }]);
    expect((await resetPassword(token)).status).toBe(204);
  });

  it.each(['x', `${'A'.repeat(22)}.${'A'.repeat(32)}`])('refuses a forged token: %s', expectLinkRefused);

  it('refuses a token with the signature of another account', async () => {
    await requestReset(account.username);
    const [, signature = ''] = (await readNewestToken()).split('.');
    const otherAccount = await createStaffAccount();
    const otherEncodedId = Buffer.from(otherAccount.id.replaceAll('-', ''), 'hex').toString('base64url');
    await expectLinkRefused(`${otherEncodedId}.${signature}`);
  });
});

describe('a password reset request', () => {
  it('gets the same response whether the account exists or not', async () => {
    await sql('UPDATE users SET is_disabled = true WHERE id = $1', [account.id]);
    const activeAccount = await createStaffAccount();
    const { username, email } = activeAccount;
    for (const loginName of [username, email, account.username, 'nobody', 'nobody@bar.example']) {
      const { status, body } = await requestReset(loginName);
      expect([loginName, status, body]).toEqual([loginName, 202, '']);
    }
    await waitUntil(
      () => Promise.resolve(smtpServer.receivedMails.map(({ to }) => to)),
      (recipients) => recipients.includes(email),
    );
    expect(smtpServer.receivedMails.map(({ to }) => to)).not.toContain(account.email);
  });

  it('is accepted thirty times in an hour from one client address', async () => {
    const clientIp = '198.51.100.251';
    for (let attempt = 0; attempt < 30; attempt += 1)
      expect((await requestReset('nobody', 'en', clientIp)).status).toBe(202);
    const { status, body } = await requestReset('nobody', 'en', clientIp);
    expect([status, body.code]).toEqual([429, 'ip_rate_limit']);
  });

  it('sends an account up to three mails in an hour, from all client addresses together', async () => {
    for (let attempt = 0; attempt < 6; attempt += 1) {
      app.setClock(`2026-11-30T12:0${attempt * 2 > 9 ? 9 : attempt * 2}:30Z`);
      expect((await requestReset(account.username)).status).toBe(202);
      await waitUntil(
        () => sql(`SELECT points FROM rate_limits WHERE key LIKE 'resetPerAccount:%'`),
        ([limitRow]) => (limitRow as { points: number } | undefined)?.points === attempt + 1,
      );
      await waitForMails(/new password/, Math.min(attempt + 1, 3)); // before the clock moves on: one mail a minute
    }
    expect(await sql(`SELECT 1 FROM email_messages WHERE recipient = $1`, [account.email])).toHaveLength(3);
  });
});

it('proof S14: a reset link used fifty times at once sets one password', async () => {
  const processes: ApiProcess[] = await startApis(2, { PUBLIC_URL: publicUrl, SMTP_URL: smtpServer.url });
  try {
    app.setClock(new Date().toISOString());
    await requestReset(account.username);
    const token = await readNewestToken();
    const passwords = Array.from({ length: 50 }, (_, index) => `a glass number ${index}`);
    const responses = await Promise.all(
      passwords.map((password, index) => resetPassword(token, password, processes[index % 2]?.url)),
    );
    const outcomes = responses.map(({ status, body }) => (status === 204 ? 'accepted' : body.code));
    expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(1);
    expect(new Set(outcomes)).toEqual(new Set(['accepted', 'link_invalid']));
    const acceptedPassword = passwords[outcomes.indexOf('accepted')] ?? '';
    expect((await trySignIn(account.username, acceptedPassword, { apiUrl: app.baseUrl })).status).toBe(200);
    saveProofFigures('S14', 'A link to a new password is used once, however many try', {
      ...{ 'tries at once, at two processes': 50, 'passwords set': 1 },
    });
  } finally {
    await stopApis(processes);
  }
});
