import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type ApiProcess, startApis, stopApis } from '../support/api-process';
import { type ProblemBody, call } from '../support/call';
import { type StartedApp, fixture } from '../support/fixture';
import { keepProof } from '../support/proof-report';
import { type StaffAccount, createStaffAccount, trySignIn, signIn } from '../support/staff-sign-in';
import { TestSmtpServer } from '../support/test-smtp-server';
import { sql } from '../support/sql';
import { waitUntil } from '../support/wait-until';

const peer = new TestSmtpServer();
const publicUrl = 'https://strapec.example';
const begin = '2026-11-30T12:00:00Z';
const another = 'a glass of devín';
let app: StartedApp;
let account: StaffAccount;
let addresses = 0;

beforeAll(async () => {
  await fixture.stopUsualApp(); // it would send these mails as files
  await peer.open();
  const env = { SMTP_URL: peer.url, PUBLIC_URL: publicUrl, RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' };
  app = await fixture.startApp({ env, at: begin });
});
afterAll(() => peer.close());
beforeEach(async () => {
  app.setClock(begin);
  await sql('DELETE FROM rate_limits');
  peer.received.length = 0;
  account = await createStaffAccount();
});

const post = (path: string, body: object, { from = `198.51.100.${(addresses += 1) % 250}`, at = app.baseUrl } = {}) =>
  call<ProblemBody & { username: string }>(`/api/auth/reset${path}`, {
    ...{ method: 'POST', body, at, headers: { 'x-forwarded-for': from } },
  });
const ask = (username: string, language = 'en', from?: string) =>
  post('', { username, language }, from ? { from } : {});
const look = (token: string) => post('/look', { token });
const reset = (token: string, password = another, at = app.baseUrl) =>
  post('/password', { token, password, language: 'en' }, { at });
const mails = (subject: RegExp, atLeast = 1) =>
  waitUntil(
    () =>
      Promise.resolve(
        peer.received.filter(({ to, parsed }) => to === account.email && subject.test(parsed.subject ?? '')),
      ),
    (found) => found.length >= atLeast,
  );
async function newestToken(atLeast = 1): Promise<string> {
  const newest = (await mails(/new password|Nové heslo/, atLeast)).at(-1)?.parsed.text ?? '';
  return /\/admin\/reset#(\S+)/.exec(newest)?.[1] ?? '';
}
async function refused(token: string): Promise<void> {
  expect((await look(token)).body.code).toBe('link_invalid');
  const { status, body } = await reset(token);
  expect([status, body.code]).toEqual([410, 'link_invalid']);
}

describe('whoever has forgotten their password', () => {
  it.each([
    ['sk', /Nové heslo/, 'Zvoliť heslo'],
    ['en', /A new password/, 'Choose a password'],
  ])('gets a link by user name or e-mail, sets another one, and is told (%s)', async (language, subject, words) => {
    const [before, elsewhere] = [await signIn(app.baseUrl, account), await signIn(app.baseUrl)];
    await ask(language === 'sk' ? account.email.toUpperCase() : ` ${account.username} `, language);
    const [mail] = await mails(subject);
    expect(mail?.parsed.text).toContain(words);
    const token = await newestToken();
    expect((await look(token)).body).toEqual({ username: account.username });
    expect((await reset(token)).status).toBe(204);
    expect((await trySignIn(account.username, account.password, { at: app.baseUrl })).status).toBe(401);
    expect((await trySignIn(account.username, another, { at: app.baseUrl })).status).toBe(200);
    expect((await call('/api/reservations', { headers: before, at: app.baseUrl })).status).toBe(401);
    expect((await call('/api/reservations', { headers: elsewhere, at: app.baseUrl })).status).toBe(200);
    expect(await mails(/Your password has changed/)).toHaveLength(1);
    const [told] = await sql('SELECT action, staff_name, before, after FROM audit_log WHERE subject_id = $1', [
      account.id,
    ]);
    expect(told).toEqual({ action: 'staff.reset-password', staff_name: 'Jana', before: null, after: null });
    await refused(token);
  });

  it('has half an hour', async () => {
    await ask(account.username);
    const token = await newestToken();
    app.setClock('2026-11-30T12:29:00Z');
    expect((await look(token)).status).toBe(200);
    app.setClock('2026-11-30T12:30:00Z');
    await refused(token);
  });

  it('gets a link that dies with the password, with the next link, and with the account', async () => {
    await ask(account.username);
    const first = await newestToken();
    await ask(account.username); // at once: no second mail that would end the first
    expect((await look(first)).status).toBe(200);
    app.setClock('2026-11-30T12:02:00Z');
    await ask(account.username);
    const second = await newestToken(2);
    expect((await look(second)).status).toBe(200);
    await refused(first);
    await sql('UPDATE users SET is_disabled = true WHERE id = $1', [account.id]);
    await refused(second);
    await sql(`UPDATE users SET is_disabled = false, password_hash = password_hash || 'x' WHERE id = $1`, [account.id]);
    await refused(second);
  });

  it('ends with the account, and does not come back with it', async () => {
    await ask(account.username);
    const token = await newestToken();
    const [owner, at] = [await signIn(app.baseUrl), app.baseUrl];
    for (const isDisabled of [true, false]) {
      const change = { method: 'PATCH', body: { isDisabled }, headers: owner, at };
      expect((await call(`/api/admin/staff/${account.id}`, change)).status).toBe(200);
    }
    await refused(token);
    expect((await reset(token, '1234567890')).body.code).toBe('link_invalid'); // nothing is said of the password
  });

  it('is not used up by a password that is easy to guess', async () => {
    await ask(account.username);
    const token = await newestToken();
    expect((await reset(token, '1234567890')).body.errors).toMatchObject([
      { field: 'password', code: 'password_common' },
    ]);
    expect((await reset(token)).status).toBe(204);
  });

  it.each(['x', 'AAAAAAAAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'])('nobody forges one: %s', refused);

  it('is not helped by an invitation’s seal or another one’s', async () => {
    await ask(account.username);
    const [, seal = ''] = (await newestToken()).split('.');
    const other = await createStaffAccount();
    const id = Buffer.from(other.id.replaceAll('-', ''), 'hex').toString('base64url');
    await refused(`${id}.${seal}`);
  });
});

describe('whoever tries out which accounts there are', () => {
  it('reads the same answer', async () => {
    await sql('UPDATE users SET is_disabled = true WHERE id = $1', [account.id]);
    const known = await createStaffAccount();
    for (const name of [known.username, known.email, account.username, 'nobody', 'nobody@bar.example']) {
      const { status, body } = await ask(name);
      expect([name, status, body]).toEqual([name, 202, '']);
    }
    await waitUntil(
      () => Promise.resolve(peer.received.map(({ to }) => to)),
      (to) => to.includes(known.email),
    );
    expect(peer.received.map(({ to }) => to)).not.toContain(account.email);
  });

  it('asks thirty times in an hour from one address', async () => {
    const from = '198.51.100.251';
    for (let time = 0; time < 30; time += 1) expect((await ask('nobody', 'en', from)).status).toBe(202);
    const { status, body } = await ask('nobody', 'en', from);
    expect([status, body.code]).toEqual([429, 'ip_rate_limit']);
  });

  it('fills nobody’s mailbox: three mails in an hour, from wherever', async () => {
    for (let time = 0; time < 6; time += 1) {
      app.setClock(`2026-11-30T12:0${time * 2 > 9 ? 9 : time * 2}:30Z`);
      expect((await ask(account.username)).status).toBe(202);
      await waitUntil(
        () => sql(`SELECT points FROM rate_limits WHERE key LIKE 'resetPerAccount:%'`),
        ([row]) => (row as { points: number } | undefined)?.points === time + 1,
      );
      await mails(/new password/, Math.min(time + 1, 3)); // it is by then that the clock may go on: not twice within a minute
    }
    expect(await sql(`SELECT 1 FROM email_messages WHERE recipient = $1`, [account.email])).toHaveLength(3);
  });
});

it('proof S14: of fifty who use a link to a new password at once, one sets it', async () => {
  const processes: ApiProcess[] = await startApis(2, { PUBLIC_URL: publicUrl, SMTP_URL: peer.url });
  try {
    app.setClock(new Date().toISOString());
    await ask(account.username);
    const token = await newestToken();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => reset(token, `a glass number ${index}`, processes[index % 2]?.url)),
    );
    const words = answers.map(({ status, body }) => (status === 204 ? 'set' : body.code));
    expect([words.filter((word) => word === 'set').length, new Set(words)]).toEqual([
      1,
      new Set(['set', 'link_invalid']),
    ]);
    const winner = `a glass number ${words.indexOf('set')}`;
    expect((await trySignIn(account.username, winner, { at: app.baseUrl })).status).toBe(200);
    keepProof('S14', 'A link to a new password is used once, however many try', {
      ...{ 'tries at once, at two processes': 50, 'passwords set': 1 },
    });
  } finally {
    await stopApis(processes);
  }
});
