import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, type Socket, createServer } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Answer, type ProblemBody, newEmail, call, reserve } from '../support/call';
import { upcomingDate } from '../support/upcoming-date';
import { type StartedApp, fixture } from '../support/fixture';
import { TestImapServer } from '../support/test-imap-server';
import * as returned from '../support/returned-mails';
import { type StaffAccount, createStaffAccount, signIn } from '../support/staff-sign-in';
import { TestSmtpServer } from '../support/test-smtp-server';
import { sql } from '../support/sql';
import { waitUntil } from '../support/wait-until';

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
  emailsWaiting: number;
  recentEmails: Recent[];
}

const smtp = new TestSmtpServer();
const imap = new TestImapServer('casa:#@%');
const bounceToken = 'only-our-own-mail-server-knows-it';
let app: StartedApp;
let account: StaffAccount;
let headers: { cookie: string };

const email = <Body = { message: string }>(path: string, method = 'GET'): Promise<Answer<Body & ProblemBody>> =>
  call(`/api/admin/email/${path}`, { method, headers, at: app.baseUrl });
const status = async (): Promise<Status> => (await email<Status>('status')).body;
const resend = (id: string) => email(`resend/${id}`, 'POST');
const mailsTo = (address: string) => smtp.received.filter(({ to }) => to === address);
const allSent = (): Promise<unknown> =>
  waitUntil(
    () => sql(`SELECT 1 FROM email_messages WHERE status IN ('queued', 'sending')`),
    (waiting) => waiting.length === 0,
  );
/** Both mails of a reservation were tried: one tried later, on a clock that stands still, would wait for ever. */
const allTried = (): Promise<unknown> =>
  waitUntil(
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
  const address = newEmail();
  const { body } = await reserve(
    { email: address, date: upcomingDate('friday', 2), ...overrides },
    { at: app.baseUrl },
  );
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
    MAIL_BOUNCES_TO: 'vratene@bar.example',
    BOUNCE_TOKEN: bounceToken,
    BOUNCE_IMAP_URL: `imap://vratene%40bar.example:${encodeURIComponent('casa:#@%')}@127.0.0.1:${await imap.open()}/INBOX`,
  };
  app = await fixture.startApp({ env });
  account = await createStaffAccount();
  headers = await signIn(app.baseUrl, account);
});
afterAll(async () => {
  await smtp.close();
  await imap.close();
});
beforeEach(() => {
  passMinutes(2);
  smtp.setBehaviours();
});

describe('the activity', () => {
  it('counts the mails of every kind, and lists the newest of them', async () => {
    const mail = await guestMail();
    await sql(`INSERT INTO reservations (id, date, start_minute, minutes, party_size, first_name, last_name, status, held_until, created_at, updated_at)
      VALUES (gen_random_uuid(), '2026-12-04', 1140, 120, 2, '', '', 'held', now(), now(), now())`); // no reservation yet
    expect(mail).toMatchObject({ kind: 'reservation_confirmed', status: 'sent', attempts: 1, failure: null });
    const { totalReservations, emailsSent, emailsFailed, emailsWaiting, recentEmails } = await status();
    expect([totalReservations, emailsSent, emailsFailed, emailsWaiting]).toEqual([1, 2, 0, 0]);
    expect(recentEmails.map(({ kind }) => kind).sort()).toEqual(['reservation_confirmed', 'reservation_staff_copy']);
  });

  it('shows why a mail was not sent', async () => {
    smtp.setBehaviours('refuse-now', 'refuse-now');
    const address = newEmail();
    await reserve({ email: address, date: upcomingDate('friday', 2) }, { at: app.baseUrl });
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
    const corrected = newEmail();
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
    const actions = await sql('SELECT subject_id, after FROM audit_log WHERE action = $1', ['email.resend']);
    expect(actions[0]).toMatchObject({ subject_id: mail.id, after: { kind: 'reservation_confirmed' } });
    expect(JSON.stringify(actions)).not.toContain('@');
  });

  it('of ten at the same time sends one', async () => {
    const mail = await guestMail();
    const before = mailsTo(mail.email).length;
    const answers = await Promise.all(Array.from({ length: 10 }, () => resend(mail.id)));
    expect(answers.filter(({ status: code }) => code === 200)).toHaveLength(1);
    await allSent();
    expect(mailsTo(mail.email).length).toBe(before + 1);
  });

  it('mails a guest with a cancelled table the cancellation', async () => {
    const mail = await guestMail();
    await sql(`UPDATE reservations SET status = 'cancelled' WHERE email = $1`, [mail.email]);
    passMinutes(1); // the newest mail is listed first
    await resend(mail.id);
    await allSent();
    expect((await status()).recentEmails[0]).toMatchObject({ email: mail.email, kind: 'reservation_cancelled' });
  });

  it('a mail that has failed, or waits for another try, is sent at once, and not twice', async () => {
    smtp.setBehaviours('refuse-now', 'refuse-now');
    const address = newEmail();
    await reserve({ email: address, date: upcomingDate('friday', 2) }, { at: app.baseUrl });
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
  it('goes to the staff member who asks for it, and names the transport', async () => {
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
    expect((await status()).emailsSent).toBe(before + 1);
  });

  it('speaks the language that is asked for', async () => {
    expect((await email('test?language=en', 'POST')).status).toBe(200);
    expect(mailsTo(account.email).at(-1)?.parsed.subject).toBe('A test from the admin area');
    expect((await email('test?language=de', 'POST')).status).toBe(400);
  });

  it('is tried once, and the answer has the reason', async () => {
    smtp.setBehaviours('refuse-for-good');
    const { status: code, body } = await email('test?language=en', 'POST');
    expect([code, body.code, body.message]).toEqual([
      503,
      'mail_unavailable',
      'The test email was not sent: refused: 550 Transaction failed.',
    ]);
    smtp.senderRefusal = '5.7.1 Sender address rejected: not owned by user';
    const refused = await email('test?language=en', 'POST');
    expect(refused.body.message).toBe(`The test email was not sent: sender refused: 553 ${smtp.senderRefusal}.`);
    smtp.senderRefusal = null;
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

describe('a mail that comes back', () => {
  interface Sent {
    id: string;
    to: string;
    messageId: string;
  }
  interface InboxMails {
    mails: (Recent & { reservation: { id: string } | null })[];
  }
  interface Row {
    status: string;
    failure: string | null;
    last_error: string | null;
    sent_at: Date | null;
    dismissed_at: Date | null;
  }

  beforeEach(() => app.setClock('2026-11-30T12:10:00+01:00'));

  let reservationId = '';
  beforeAll(async () => {
    const { body } = await reserve({ email: newEmail(), date: upcomingDate('friday', 3) }, { at: app.baseUrl });
    reservationId = body.reservation.id;
    await allSent();
  });

  /** One more mail that the guest of one reservation was sent, by the clock of the test. */
  async function sentMail(at = '2026-11-30T12:10:00+01:00'): Promise<Sent> {
    const [id, to] = [randomUUID(), newEmail()];
    const messageId = `<${id}@localhost>`;
    await sql(
      `INSERT INTO email_messages (id, kind, recipient, first_name, last_name, language, reservation_id, status, attempts,
         message_id, next_attempt_at, created_at, sent_at)
       VALUES ($1, 'reservation_confirmed', $2, 'Jana', 'K', 'sk', $3, 'sent', 1, $4, $5, $5, $5)`,
      [id, to, reservationId, messageId, at],
    );
    return { id, to, messageId };
  }

  async function post(raw: string, more: Record<string, string> = {}) {
    const response = await fetch(`${app.baseUrl}/api/mail/returned`, {
      method: 'POST',
      headers: { authorization: `Bearer ${bounceToken}`, 'content-type': 'message/rfc822', ...more },
      body: raw,
    });
    return { status: response.status, ...((await response.json()) as { outcome?: string; code?: string }) };
  }

  const rowOf = async ({ id }: Sent): Promise<Row> =>
    (
      await sql<Row>('SELECT status, failure, last_error, sent_at, dismissed_at FROM email_messages WHERE id = $1', [
        id,
      ])
    )[0] as Row;
  const inbox = async (): Promise<InboxMails['mails']> =>
    (await call<InboxMails>('/api/admin/inbox', { headers, at: app.baseUrl })).body.mails;

  it('goes to the address for it, and the guest still answers the bar', () => {
    const { returnsTo, messageId, parsed } = smtp.received.at(-1) ?? {};
    expect([returnsTo, parsed?.from?.value[0]?.address]).toEqual(['vratene@bar.example', 'rezervacie@bar.example']);
    expect(parsed?.headers.get('x-outbox-message-id')).toBe(messageId);
  });

  it.each([
    [
      'Postfix',
      returned.postfixBounce,
      'address_unknown',
      '550 5.1.1 <%>: Recipient address rejected: User unknown in virtual mailbox table',
    ],
    [
      'Exchange',
      returned.exchangeBounce,
      'address_unknown',
      '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient % not found by SMTP address lookup',
    ],
    [
      'Gmail',
      returned.gmailBounce,
      'mailbox_full',
      '552 5.2.2 The email account that you tried to reach is over quota. Please direct the recipient to https://support.google.example/mail/?p=OverQuotaPerm a1b2c3 - gsmtp',
    ],
    ['Exim', returned.eximBounce, 'spam', '550 5.7.1 Message rejected as spam by Content Filtering'],
    ['qmail', returned.qmailBounce, 'address_unknown', '550 Sorry, no mailbox here by that name. (#5.1.1)'],
  ])(
    'turns its row red, as %s returns it, and a second time changes nothing',
    async (_server, write, failure, error) => {
      const mail = await sentMail();
      const raw = write(mail);
      expect(await post(raw)).toEqual({ status: 200, outcome: 'recorded' });
      const row = await rowOf(mail);
      expect(row).toEqual({
        status: 'failed',
        failure,
        last_error: error.replace('%', mail.to),
        sent_at: expect.anything(),
        dismissed_at: null,
      });
      expect((await inbox()).find(({ id }) => id === mail.id)).toMatchObject({ reservation: { id: reservationId } });
      passMinutes(1);
      expect(await post(raw)).toEqual({ status: 200, outcome: 'known' });
      expect(await rowOf(mail)).toEqual(row);
      app.setClock('2026-12-01T12:10:00+01:00'); // nothing sends it again by itself
      await allSent();
      expect(mailsTo(mail.to)).toHaveLength(0);
    },
  );

  it('is found by its recipient where its header does not come back', async () => {
    const mail = await sentMail();
    const later = await sentMail('2026-12-01T12:10:00+01:00'); // sent again, and it has arrived
    await sql(
      `UPDATE email_messages SET recipient = $2, payload = jsonb_build_object('resendOf', $3::text) WHERE id = $1`,
      [later.id, mail.to, mail.id],
    );
    const raw = returned.postfixBounce(mail, { withHeader: false });
    expect((await post(raw)).outcome).toBe('recorded');
    expect(await rowOf(mail)).toMatchObject({ status: 'failed', dismissed_at: expect.anything() });
    expect(await rowOf(later)).toMatchObject({ status: 'sent' });
    expect((await inbox()).filter(({ email: to }) => to === mail.to)).toEqual([]);
    expect((await post(raw)).outcome).toBe('known');
    const late = await sentMail('2026-11-20T12:10:00+01:00');
    expect((await post(returned.postfixBounce(late, { withHeader: false }))).outcome).toBe('ignored');
  });

  it('is sent again on request of staff', async () => {
    const mail = await sentMail();
    await post(returned.postfixBounce(mail));
    expect((await resend(mail.id)).status).toBe(200);
    await allSent();
    expect((await inbox()).filter(({ id }) => id === mail.id)).toEqual([]);
    const [again] = await sql(`SELECT status FROM email_messages WHERE payload ->> 'resendOf' = $1`, [mail.id]);
    expect(again).toEqual({ status: 'sent' });
  });

  it('is not sent again if the server had taken it before its sender recorded that', async () => {
    const mail = await sentMail();
    await sql(
      `UPDATE email_messages SET status = 'queued', sent_at = NULL, attempts = 1, next_attempt_at = '2026-12-02' WHERE id = $1`,
      [mail.id],
    );
    expect((await post(returned.postfixBounce(mail))).outcome).toBe('recorded');
    expect(await rowOf(mail)).toMatchObject({ status: 'failed', sent_at: expect.anything() });
  });

  it('of an erased guest is stored without their name', async () => {
    const mail = await sentMail();
    await sql(`UPDATE email_messages SET recipient = '' WHERE id = $1`, [mail.id]);
    await post(returned.postfixBounce(mail));
    expect(await rowOf(mail)).toMatchObject({ status: 'failed', failure: null, last_error: null });
  });

  it.each<[string, (mail: Sent) => string, string]>([
    ['is only late', (mail) => returned.postfixBounce(mail, { action: 'delayed' }), 'known'],
    ['is delivered', (mail) => returned.postfixBounce(mail, { action: 'delivered' }), 'known'],
    ['a guest’s mailbox answers by itself', returned.holidayReply, 'ignored'],
    [
      'is another program’s',
      (mail) => returned.postfixBounce({ ...mail, messageId: '<CAF+1@mail.example>' }),
      'ignored',
    ],
    [
      'is none that we have sent',
      (mail) => returned.postfixBounce({ ...mail, messageId: '<00000000-0000-4000-8000-000000000000@localhost>' }),
      'ignored',
    ],
    [
      'a guest forwards',
      (mail) =>
        `Content-Type: multipart/mixed; boundary=f\r\n\r\n--f\r\nContent-Type: message/rfc822\r\n\r\n${returned.postfixBounce(mail)}\r\n--f--\r\n`,
      'ignored',
    ],
    ['is empty', () => '', 'ignored'],
    ['is rubbish', () => `Content-Type: multipart/report; boundary=\r\n\u0000\r\n--\r\n`.repeat(99), 'ignored'],
  ])('changes nothing where it %s', async (_what, write, outcome) => {
    const mail = await sentMail();
    const before = await rowOf(mail);
    expect(await post(write(mail))).toEqual({ status: 200, outcome });
    expect(await rowOf(mail)).toEqual(before);
  });

  it('is taken only with the token, as a mail, and up to a size', async () => {
    const mail = await sentMail();
    const raw = returned.postfixBounce(mail);
    for (const authorization of [
      '',
      'Bearer',
      'Bearer guessed',
      `Basic ${bounceToken}`,
      `Bearer ${bounceToken}x`,
      headers.cookie,
    ])
      expect(await post(raw, { authorization })).toMatchObject({ status: 401, code: 'unauthenticated' });
    expect(await post(raw, { 'content-type': 'text/plain' })).toMatchObject({ status: 415 });
    expect(await post(raw.padEnd(1024 * 1024 + 1, 'x'))).toMatchObject({ status: 413 });
    expect(await rowOf(mail)).toMatchObject({ status: 'sent' });
    const without = await fixture.startApp();
    const answer = await fetch(`${without.baseUrl}/api/mail/returned`, {
      method: 'POST',
      headers: { authorization: 'Bearer ' },
      body: raw,
    });
    expect(answer.status).toBe(404);
    await without.stop();
  });

  it('is fetched from its mailbox, where mails of guests stay unread', async () => {
    const [mail, other] = [await sentMail(), await sentMail()];
    const raws = [
      returned.holidayReply(mail),
      returned.postfixBounce(mail),
      returned.postfixBounce({ ...other, messageId: '<CAF+1@x.example>' }),
      `X-Failed-Recipients: ${other.to}\r\n\r\n${'x'.repeat(1024 * 1024)}`,
    ];
    imap.mails.push(...raws.map((raw) => ({ raw, isSeen: false })));
    app.setClock('2026-11-30T13:00:00+01:00');
    await app.readMailbox();
    expect([(await rowOf(mail)).status, (await rowOf(other)).status]).toEqual(['failed', 'sent']);
    expect(imap.mails.map(({ isSeen }) => isSeen)).toEqual([false, true, false, false]);
    expect(imap.receivedCommands.join()).not.toMatch(/DELETE|EXPUNGE/i);
    const asked = imap.receivedCommands.length;
    await app.readMailbox(); // within the same minutes another process has done it
    expect(imap.receivedCommands.length).toBe(asked);
  });

  it('waits where the mailbox does not open, and the system page says so', async () => {
    const warnings = async () =>
      (await call<{ warnings: string[] }>('/api/admin/system', { headers, at: app.baseUrl })).body.warnings;
    expect(await warnings()).toEqual([]);
    await imap.close();
    app.setClock('2026-11-30T13:05:00+01:00');
    await app.readMailbox();
    expect(await warnings()).toEqual(['Returned mails cannot be fetched (ECONNREFUSED): check BOUNCE_IMAP_URL.']);
  });

  it('does not hold up the end of a process', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    const connected = once(silent, 'connection');
    await once(silent, 'listening');
    const url = `imap://bar:secret@127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const ending = await fixture.startApp({ env: { BOUNCE_IMAP_URL: url }, at: '2026-11-30T14:00:00+01:00' });
    const reading = ending.readMailbox();
    const [socket] = (await connected) as [Socket];
    const since = performance.now();
    await ending.stop();
    await reading;
    expect(performance.now() - since).toBeLessThan(9_000); // sooner than the mailbox’s time-out
    socket.destroy();
    silent.close();
    const [report] = await sql(`SELECT result FROM system_reports WHERE kind = 'returned-mail'`);
    expect(report).toEqual({ result: { running: true } });
  });
});
