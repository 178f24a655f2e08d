import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Answer, type ProblemBody, anEmail, call, reserve } from './support/call';
import { upcoming } from './support/dates';
import { type StartedApp, fixture } from './support/fixture';
import { type StaffAccount, aStaffAccount, signIn } from './support/sign-in';
import { SmtpPeer } from './support/smtp-peer';
import { sql } from './support/sql';
import { until } from './support/until';

interface Recent {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  kind: string;
  status: string;
  attempts: number;
  failure: string | null;
  serverSaid: string | null;
  createdAt: string;
  sentAt: string | null;
}
interface Status {
  totalReservations: number;
  emailsSent: number;
  emailsFailed: number;
  recentEmails: Recent[];
}

const smtp = new SmtpPeer();
let app: StartedApp;
let account: StaffAccount;
let headers: { cookie: string };

const email = <Body = { message: string }>(path: string, method = 'GET'): Promise<Answer<Body & ProblemBody>> =>
  call(`/api/admin/email/${path}`, { method, headers, at: app.baseUrl });
const status = async (): Promise<Status> => (await email<Status>('status')).body;
const resend = (id: string) => email(`resend/${id}`, 'POST');
const mailsTo = (address: string) => smtp.received.filter(({ to }) => to === address);
const allSent = (): Promise<unknown> =>
  until(
    () => sql(`SELECT 1 FROM email_messages WHERE status IN ('queued', 'sending')`),
    (waiting) => waiting.length === 0,
  );
/** Both mails of a reservation were tried: one tried later, on a clock that stands still, would wait for ever. */
const allTried = (): Promise<unknown> =>
  until(
    () => sql(`SELECT 1 FROM email_messages WHERE status = 'sending' OR (status = 'queued' AND last_error IS NULL)`),
    (untried) => untried.length === 0,
  );
let minutes = 0;
/** The clock stands still; a minute later a mail may be sent again. */
const passMinutes = (count: number): void => {
  minutes += count;
  app.setClock(new Date(Date.parse('2026-11-30T12:00:00+01:00') + minutes * 60_000).toISOString());
};
/** A guest's mail as staff see it, once it is sent. */
async function guestMail(overrides: Record<string, unknown> = {}): Promise<Recent> {
  const address = anEmail();
  const { body } = await reserve({ email: address, date: upcoming('friday', 2), ...overrides }, { at: app.baseUrl });
  expect(body.reservation).toBeDefined();
  await allSent();
  const found = (await status()).recentEmails.find((mail) => mail.email === address);
  if (!found) throw new Error('No mail to the guest');
  return found;
}

beforeAll(async () => {
  await fixture.stopUsualApp();
  await smtp.open();
  const env = {
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Strapec <rezervacie@bar.example>',
    MAIL_STAFF: 'team@bar.example',
  };
  app = await fixture.startApp({ env });
  account = await aStaffAccount();
  headers = await signIn(app.baseUrl, account);
});
afterAll(() => smtp.close());
beforeEach(() => {
  passMinutes(2);
  smtp.behave();
});

describe('the activity', () => {
  it('counts the mails to guests, and lists the newest of every kind', async () => {
    const mail = await guestMail();
    await sql(`INSERT INTO reservations (id, date, start_minute, minutes, party_size, first_name, last_name, status, held_until, held_for, created_at, updated_at)
      VALUES (gen_random_uuid(), '2026-12-04', 1140, 120, 2, '', '', 'held', now(), 'verify', now(), now())`); // no reservation yet
    expect(mail).toMatchObject({ kind: 'reservation_confirmed', status: 'sent', attempts: 1, failure: null });
    const { totalReservations, emailsSent, emailsFailed, recentEmails } = await status();
    expect([totalReservations, emailsSent, emailsFailed]).toEqual([1, 1, 0]);
    expect(recentEmails.map(({ kind }) => kind).sort()).toEqual(['reservation_confirmed', 'reservation_staff_copy']);
  });

  it('says in words that may be shown why a mail was not sent', async () => {
    smtp.behave('refuse-now', 'refuse-now');
    const address = anEmail();
    await reserve({ email: address, date: upcoming('friday', 2) }, { at: app.baseUrl });
    await allTried();
    const waiting = (await status()).recentEmails.find((mail) => mail.email === address);
    expect(waiting).toMatchObject({
      status: 'queued',
      attempts: 1,
      failure: 'refused_for_now',
      serverSaid: '451 Try again later',
    });
    passMinutes(1);
    await allSent();
  });

  it('holds twenty at most, the newest first', async () => {
    await sql(
      `INSERT INTO email_messages (id, kind, recipient, first_name, last_name, language, status, next_attempt_at, created_at)
       SELECT gen_random_uuid(), 'contact_acknowledgement', 'x@example.com', 'A', 'B', 'sk', 'failed', now(), '2026-01-01'::timestamptz + n * interval '1 minute'
       FROM generate_series(1, 30) n`,
    );
    const { recentEmails, emailsFailed } = await status();
    expect([recentEmails.length, emailsFailed]).toEqual([20, 30]);
    const times = recentEmails.map(({ createdAt }) => createdAt);
    expect(times).toEqual([...times].sort().reverse());
    await sql(`DELETE FROM email_messages WHERE kind = 'contact_acknowledgement'`);
  });
});

describe('resending', () => {
  it('sends a new mail written from what is known now, at most once a minute', async () => {
    const mail = await guestMail();
    const [{ reservation_id: id }] = (await sql<{ reservation_id: string }>(
      'SELECT reservation_id FROM email_messages WHERE id = $1',
      [mail.id],
    )) as [{ reservation_id: string }];
    const corrected = anEmail();
    await sql(`UPDATE reservations SET email = $2, first_name = 'Zuzana' WHERE id = $1`, [id, corrected]);
    passMinutes(1);
    const answer = await resend(mail.id);
    expect([answer.status, answer.body]).toEqual([200, { message: 'Email resent successfully!' }]);
    await allSent();
    expect(mailsTo(corrected)[0]?.parsed.text).toContain('Zuzana');
    const { recentEmails } = await status();
    expect(recentEmails[0]).toMatchObject({ email: corrected, firstName: 'Zuzana', status: 'sent', resendOf: mail.id });
    const again = await Promise.all([resend(mail.id), resend(recentEmails[0]?.id ?? ''), resend(mail.id)]);
    expect(again.map(({ status: code, body }) => [code, body.code])).toEqual(
      Array.from({ length: 3 }, () => [429, 'resent_just_now']),
    );
    expect(Number(again[0]?.headers.get('retry-after'))).toBe(60);
    passMinutes(1);
    expect((await resend(mail.id)).status).toBe(200);
    await allSent();
    const deeds = await sql('SELECT subject_id, after FROM audit_log WHERE action = $1', ['email.resend']);
    expect(deeds[0]).toMatchObject({ subject_id: mail.id, after: { kind: 'reservation_confirmed' } });
    expect(JSON.stringify(deeds)).not.toContain('@');
  });

  it('of ten at the same time sends one', async () => {
    const mail = await guestMail();
    const before = mailsTo(mail.email).length;
    const answers = await Promise.all(Array.from({ length: 10 }, () => resend(mail.id)));
    expect(answers.filter(({ status: code }) => code === 200)).toHaveLength(1);
    await allSent();
    expect(mailsTo(mail.email).length).toBe(before + 1);
  });

  it('tells a guest of a cancelled table that it is cancelled', async () => {
    const mail = await guestMail();
    await sql(`UPDATE reservations SET status = 'cancelled' WHERE email = $1`, [mail.email]);
    passMinutes(1); // the newest mail is listed first
    await resend(mail.id);
    await allSent();
    expect((await status()).recentEmails[0]).toMatchObject({ email: mail.email, kind: 'reservation_cancelled' });
  });

  it('a mail that has failed, or waits for another try, is sent at once, and not twice', async () => {
    smtp.behave('refuse-now', 'refuse-now');
    const address = anEmail();
    await reserve({ email: address, date: upcoming('friday', 2) }, { at: app.baseUrl });
    await allTried();
    const waiting = (await status()).recentEmails.find((mail) => mail.email === address);
    expect(waiting?.failure).not.toBeNull();
    expect((await resend(waiting?.id ?? '')).status).toBe(200);
    passMinutes(60);
    await allSent();
    expect(mailsTo(address)).toHaveLength(1);
    const both = (await status()).recentEmails.filter((mail) => mail.email === address);
    expect(both.map((mail) => [mail.status, mail.failure]).sort()).toEqual([
      ['failed', 'sent_again'],
      ['sent', null],
    ]);
  });

  it('of what was deleted is refused with a sentence', async () => {
    const mail = await guestMail();
    await sql('DELETE FROM reservations WHERE email = $1', [mail.email]);
    const { status: code, body } = await resend(mail.id);
    expect([code, body.code]).toEqual([409, 'mail_without_subject']);
    expect((await resend('00000000-0000-4000-8000-000000000000')).status).toBe(404);
    expect((await resend('x')).status).toBe(404);
  });
});

describe('the test mail', () => {
  it('goes to whoever asks for it, and says by which way', async () => {
    const before = (await status()).emailsSent;
    const { status: code, body } = await email('test', 'POST');
    expect([code, body.message]).toEqual([
      200,
      expect.stringMatching(/^Odoslané cez 127\.0\.0\.1:\d+, správa <.+@.+>$/),
    ]);
    const [mail] = mailsTo(account.email);
    expect(mail?.parsed.subject).toBe('Skúška z administrácie');
    expect(mail?.parsed.text).toContain('Jana, pošta podniku');
    expect(body.message).toContain(mail?.messageId ?? 'nothing');
    expect((await status()).emailsSent).toBe(before);
  });

  it('speaks the language that is asked for', async () => {
    expect((await email('test?language=en', 'POST')).status).toBe(200);
    expect(mailsTo(account.email).at(-1)?.parsed.subject).toBe('A test from the admin area');
    expect((await email('test?language=de', 'POST')).status).toBe(400);
  });

  it('is tried once, and says why it was not sent', async () => {
    smtp.behave('refuse-for-good');
    const { status: code, body } = await email('test?language=en', 'POST');
    expect([code, body.code, body.message]).toEqual([
      503,
      'mail_unavailable',
      'The test email was not sent: refused: 550 Transaction failed.',
    ]);
    smtp.refusesSender = '5.7.1 Sender address rejected: not owned by user';
    const refused = await email('test?language=en', 'POST');
    expect(refused.body.message).toBe(`The test email was not sent: sender refused: 553 ${smtp.refusesSender}.`);
    smtp.refusesSender = null;
    await smtp.close();
    const away = await email('test?language=en', 'POST');
    expect(away.body.message).toBe('The test email was not sent: server unreachable.');
    await smtp.open();
    expect((await status()).recentEmails[0]).toMatchObject({ kind: 'test', status: 'failed' });
  });

  it('becomes a file while no mail server is named', async () => {
    const files = await fixture.startApp();
    const signedIn = await signIn(files.baseUrl, account);
    const answer = await call<{ message: string }>('/api/admin/email/test?language=en', {
      method: 'POST',
      headers: signedIn,
      at: files.baseUrl,
    });
    // either process may take it: they share the outbox
    expect([answer.status, answer.body.message]).toEqual([200, expect.stringContaining('message <')]);
    await files.stop();
  });
});
