import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, type Socket, createServer } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type ApiResponse, type ProblemBody, newEmail, requestApi, postReservation } from '../support/request-api';
import { upcomingDate } from '../support/upcoming-date';
import { type StartedApp, fixture } from '../support/fixture';
import { TestImapServer } from '../support/test-imap-server';
import * as bounces from '../support/returned-mails';
import { type StaffAccount, createStaffAccount, signIn } from '../support/staff-sign-in';
import { TestSmtpServer } from '../support/test-smtp-server';
import { sql } from '../support/sql';
import { waitUntil } from '../support/wait-until';

interface RecentMail {
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
interface MailStatus {
  totalReservations: number;
  emailsSent: number;
  emailsFailed: number;
  emailsWaiting: number;
  recentEmails: RecentMail[];
}

const smtp = new TestSmtpServer();
const imap = new TestImapServer('casa:#@%');
const bounceToken = 'only-our-own-mail-server-knows-it';
let app: StartedApp;
let staffAccount: StaffAccount;
let headers: { cookie: string };

const callEmailApi = <Body = { message: string }>(
  path: string,
  method = 'GET',
): Promise<ApiResponse<Body & ProblemBody>> =>
  requestApi(`/api/admin/email/${path}`, { method, headers, apiUrl: app.baseUrl });
const readStatus = async (): Promise<MailStatus> => (await callEmailApi<MailStatus>('status')).body;
const resendMail = (id: string) => callEmailApi(`resend/${id}`, 'POST');
const findMailsTo = (address: string) => smtp.receivedMails.filter(({ to }) => to === address);
const waitForMails = (): Promise<unknown> =>
  waitUntil(
    () => sql(`SELECT 1 FROM email_messages WHERE status IN ('queued', 'sending')`),
    (unsentMails) => unsentMails.length === 0,
  );
/** Waits for one attempt of both mails of a reservation: the clock stands still, so a later one would never be due. */
const waitForAttempts = (): Promise<unknown> =>
  waitUntil(
    () => sql(`SELECT 1 FROM email_messages WHERE status = 'sending' OR (status = 'queued' AND last_error IS NULL)`),
    (untriedMails) => untriedMails.length === 0,
  );
let elapsedMinutes = 0;
/** The clock stands still between calls; a mail may be resent a minute after it was sent. */
const advanceMinutes = (minutes: number): void => {
  elapsedMinutes += minutes;
  app.setClock(new Date(Date.parse('2026-11-30T12:00:00+01:00') + elapsedMinutes * 60_000).toISOString());
};
/** Reserves for a new guest and answers with the guest's mail as staff see it, once it is sent. */
async function sendGuestMail(overrides: Record<string, unknown> = {}): Promise<RecentMail> {
  const address = newEmail();
  const visit = { email: address, date: upcomingDate('friday', 2), ...overrides };
  const { body } = await postReservation(visit, { apiUrl: app.baseUrl });
  expect(body.reservation).toBeDefined();
  await waitForMails();
  const recentMail = (await readStatus()).recentEmails.find((mail) => mail.email === address);
  if (!recentMail) throw new Error('No mail to the guest');
  return recentMail;
}

beforeAll(async () => {
  await fixture.stopDefaultApp();
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
  staffAccount = await createStaffAccount();
  headers = await signIn(app.baseUrl, staffAccount);
});
afterAll(async () => {
  await smtp.close();
  await imap.close();
});
beforeEach(() => {
  advanceMinutes(2);
  smtp.setNextBehaviours();
});

describe('the mail activity', () => {
  it('counts mails of every kind and lists the newest', async () => {
    const mail = await sendGuestMail();
    await sql(`INSERT INTO reservations (id, date, start_minute, minutes, party_size, first_name, last_name, status, held_until, created_at, updated_at)
      VALUES (gen_random_uuid(), '2026-12-04', 1140, 120, 2, '', '', 'held', now(), now(), now())`); // no reservation yet
    expect(mail).toMatchObject({ kind: 'reservation_confirmed', status: 'sent', attempts: 1, failure: null });
    const { totalReservations, emailsSent, emailsFailed, emailsWaiting, recentEmails } = await readStatus();
    expect([totalReservations, emailsSent, emailsFailed, emailsWaiting]).toEqual([1, 2, 0, 0]);
    expect(recentEmails.map(({ kind }) => kind).sort()).toEqual(['reservation_confirmed', 'reservation_staff_copy']);
  });

  it('shows why a mail was not sent', async () => {
    smtp.setNextBehaviours('refuse-now', 'refuse-now');
    const address = newEmail();
    await postReservation({ email: address, date: upcomingDate('friday', 2) }, { apiUrl: app.baseUrl });
    await waitForAttempts();
    const queuedMail = (await readStatus()).recentEmails.find((mail) => mail.email === address);
    expect(queuedMail).toMatchObject({
      status: 'queued',
      attempts: 1,
      failure: 'refused_for_now',
      serverSaid: '451 Try again later',
    });
    advanceMinutes(1);
    await waitForMails();
  });

  it('lists at most twenty mails, the newest first', async () => {
    await sql(
      `INSERT INTO email_messages (id, kind, recipient, first_name, last_name, language, status, next_attempt_at, created_at)
       SELECT gen_random_uuid(), 'contact_acknowledgement', 'x@example.com', 'A', 'B', 'sk', 'failed', now(), '2026-01-01'::timestamptz + n * interval '1 minute'
       FROM generate_series(1, 30) n`,
    );
    const { recentEmails, emailsFailed } = await readStatus();
    expect([recentEmails.length, emailsFailed]).toEqual([20, 30]);
    const times = recentEmails.map(({ createdAt }) => createdAt);
    expect(times).toEqual([...times].sort().reverse());
    await sql(`DELETE FROM email_messages WHERE kind = 'contact_acknowledgement'`);
  });
});

describe('resending', () => {
  it('sends a mail with the current data of the reservation, at most once a minute', async () => {
    const mail = await sendGuestMail();
    const [{ reservation_id: reservationId }] = (await sql<{ reservation_id: string }>(
      'SELECT reservation_id FROM email_messages WHERE id = $1',
      [mail.id],
    )) as [{ reservation_id: string }];
    const correctedEmail = newEmail();
    await sql(`UPDATE reservations SET email = $2, first_name = 'Zuzana' WHERE id = $1`, [
      reservationId,
      correctedEmail,
    ]);
    advanceMinutes(1);
    const response = await resendMail(mail.id);
    expect([response.status, response.body]).toEqual([200, { message: 'Email resent successfully!' }]);
    await waitForMails();
    expect(findMailsTo(correctedEmail)[0]?.parsedMail.text).toContain('Zuzana');
    const { recentEmails } = await readStatus();
    expect(recentEmails[0]).toMatchObject({
      email: correctedEmail,
      firstName: 'Zuzana',
      status: 'sent',
      resendOf: mail.id,
    });
    const resendResponses = await Promise.all([
      resendMail(mail.id),
      resendMail(recentEmails[0]?.id ?? ''),
      resendMail(mail.id),
    ]);
    expect(resendResponses.map(({ status, body }) => [status, body.code])).toEqual(
      Array.from({ length: 3 }, () => [429, 'resent_just_now']),
    );
    expect(Number(resendResponses[0]?.headers.get('retry-after'))).toBe(60);
    advanceMinutes(1);
    expect((await resendMail(mail.id)).status).toBe(200);
    await waitForMails();
    const auditEntries = await sql('SELECT subject_id, after FROM audit_log WHERE action = $1', ['email.resend']);
    expect(auditEntries[0]).toMatchObject({ subject_id: mail.id, after: { kind: 'reservation_confirmed' } });
    expect(JSON.stringify(auditEntries)).not.toContain('@');
  });

  it('sends one mail for ten requests at the same time', async () => {
    const mail = await sendGuestMail();
    const mailCountBefore = findMailsTo(mail.email).length;
    const responses = await Promise.all(Array.from({ length: 10 }, () => resendMail(mail.id)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    await waitForMails();
    expect(findMailsTo(mail.email).length).toBe(mailCountBefore + 1);
  });

  it('sends the cancellation to a guest whose reservation was cancelled', async () => {
    const mail = await sendGuestMail();
    await sql(`UPDATE reservations SET status = 'cancelled' WHERE email = $1`, [mail.email]);
    advanceMinutes(1); // the newest mail is listed first
    await resendMail(mail.id);
    await waitForMails();
    expect((await readStatus()).recentEmails[0]).toMatchObject({ email: mail.email, kind: 'reservation_cancelled' });
  });

  it('sends a mail that waits for a retry at once, and not twice', async () => {
    smtp.setNextBehaviours('refuse-now', 'refuse-now');
    const address = newEmail();
    await postReservation({ email: address, date: upcomingDate('friday', 2) }, { apiUrl: app.baseUrl });
    await waitForAttempts();
    const queuedMail = (await readStatus()).recentEmails.find((mail) => mail.email === address);
    expect(queuedMail?.failure).not.toBeNull();
    expect((await resendMail(queuedMail?.id ?? '')).status).toBe(200);
    advanceMinutes(60);
    await waitForMails();
    expect(findMailsTo(address)).toHaveLength(1);
    const mailsToGuest = (await readStatus()).recentEmails.filter((mail) => mail.email === address);
    expect(mailsToGuest.map((mail) => [mail.status, mail.failure]).sort()).toEqual([
      ['failed', 'sent_again'],
      ['sent', null],
    ]);
  });

  it('is refused for a deleted reservation and for an unknown mail', async () => {
    const mail = await sendGuestMail();
    await sql('DELETE FROM reservations WHERE email = $1', [mail.email]);
    const { status, body } = await resendMail(mail.id);
    expect([status, body.code]).toEqual([409, 'mail_without_subject']);
    expect((await resendMail('00000000-0000-4000-8000-000000000000')).status).toBe(404);
    expect((await resendMail('x')).status).toBe(404);
  });
});

describe('the test mail', () => {
  it('goes to the signed-in staff member, and the answer names the transport', async () => {
    const sentCountBefore = (await readStatus()).emailsSent;
    const { status, body } = await callEmailApi('test', 'POST');
    expect([status, body.message]).toEqual([
      200,
      expect.stringMatching(/^Odoslané cez 127\.0\.0\.1:\d+, správa <.+@.+>$/),
    ]);
    const [mail] = findMailsTo(staffAccount.email);
    expect(mail?.parsedMail.subject).toBe('Skúška z administrácie');
    expect(mail?.parsedMail.text).toContain('Jana, pošta podniku');
    expect(body.message).toContain(mail?.messageId ?? 'nothing');
    expect((await readStatus()).emailsSent).toBe(sentCountBefore + 1);
  });

  it('is written in the requested language', async () => {
    expect((await callEmailApi('test?language=en', 'POST')).status).toBe(200);
    expect(findMailsTo(staffAccount.email).at(-1)?.parsedMail.subject).toBe('A test from the admin area');
    expect((await callEmailApi('test?language=de', 'POST')).status).toBe(400);
  });

  it('has one attempt, and the answer gives the reason of a failure', async () => {
    smtp.setNextBehaviours('refuse-for-good');
    const { status, body } = await callEmailApi('test?language=en', 'POST');
    expect([status, body.code, body.message]).toEqual([
      503,
      'mail_unavailable',
      'The test email was not sent: refused: 550 Transaction failed.',
    ]);
    smtp.senderRefusal = '5.7.1 Sender address rejected: not owned by user';
    const refused = await callEmailApi('test?language=en', 'POST');
    expect(refused.body.message).toBe(`The test email was not sent: sender refused: 553 ${smtp.senderRefusal}.`);
    smtp.senderRefusal = null;
    await smtp.close();
    const unreachable = await callEmailApi('test?language=en', 'POST');
    expect(unreachable.body.message).toBe('The test email was not sent: server unreachable.');
    await smtp.open();
    expect((await readStatus()).recentEmails[0]).toMatchObject({ kind: 'test', status: 'failed' });
  });

  it('is written to a file if no mail server is configured', async () => {
    const fileApp = await fixture.startApp();
    const fileAppHeaders = await signIn(fileApp.baseUrl, staffAccount);
    const response = await requestApi<{ message: string }>('/api/admin/email/test?language=en', {
      method: 'POST',
      headers: fileAppHeaders,
      apiUrl: fileApp.baseUrl,
    });
    // either process may send it: they share the outbox
    expect([response.status, response.body.message]).toEqual([200, expect.stringContaining('message <')]);
    await fileApp.stop();
  });
});

describe('a returned mail', () => {
  interface SentMail {
    id: string;
    to: string;
    messageId: string;
  }
  interface InboxBody {
    mails: (RecentMail & { reservation: { id: string } | null })[];
  }
  interface MailRow {
    status: string;
    failure: string | null;
    last_error: string | null;
    sent_at: Date | null;
    dismissed_at: Date | null;
  }

  beforeEach(() => app.setClock('2026-11-30T12:10:00+01:00'));

  let reservationId = '';
  beforeAll(async () => {
    const { body } = await postReservation(
      { email: newEmail(), date: upcomingDate('friday', 3) },
      { apiUrl: app.baseUrl },
    );
    reservationId = body.reservation.id;
    await waitForMails();
  });

  /** Inserts a sent mail about one reservation. */
  async function insertMail(at = '2026-11-30T12:10:00+01:00'): Promise<SentMail> {
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

  async function returnMail(rawMail: string, extraHeaders: Record<string, string> = {}) {
    const response = await fetch(`${app.baseUrl}/api/mail/returned`, {
      method: 'POST',
      headers: { authorization: `Bearer ${bounceToken}`, 'content-type': 'message/rfc822', ...extraHeaders },
      body: rawMail,
    });
    return { status: response.status, ...((await response.json()) as { outcome?: string; code?: string }) };
  }

  const readRow = async ({ id }: SentMail): Promise<MailRow> =>
    (
      await sql<MailRow>(
        'SELECT status, failure, last_error, sent_at, dismissed_at FROM email_messages WHERE id = $1',
        [id],
      )
    )[0] as MailRow;
  const readInbox = async (): Promise<InboxBody['mails']> =>
    (await requestApi<InboxBody>('/api/admin/inbox', { headers, apiUrl: app.baseUrl })).body.mails;

  it('is sent to the bounce address, while replies of guests go to the bar', () => {
    const { envelopeSender, messageId, parsedMail: parsed } = smtp.receivedMails.at(-1) ?? {};
    expect([envelopeSender, parsed?.from?.value[0]?.address]).toEqual([
      'vratene@bar.example',
      'rezervacie@bar.example',
    ]);
    expect(parsed?.headers.get('x-outbox-message-id')).toBe(messageId);
  });

  it.each([
    [
      'Postfix',
      bounces.postfixBounce,
      'address_unknown',
      '550 5.1.1 <%>: Recipient address rejected: User unknown in virtual mailbox table',
    ],
    [
      'Exchange',
      bounces.exchangeBounce,
      'address_unknown',
      '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient % not found by SMTP address lookup',
    ],
    [
      'Gmail',
      bounces.gmailBounce,
      'mailbox_full',
      '552 5.2.2 The email account that you tried to reach is over quota. Please direct the recipient to https://support.google.example/mail/?p=OverQuotaPerm a1b2c3 - gsmtp',
    ],
    ['Exim', bounces.eximBounce, 'spam', '550 5.7.1 Message rejected as spam by Content Filtering'],
    ['qmail', bounces.qmailBounce, 'address_unknown', '550 Sorry, no mailbox here by that name. (#5.1.1)'],
  ])(
    'marks the mail as failed when %s returns it, and changes nothing the second time',
    async (_server, writeReport, failure, expectedError) => {
      const mail = await insertMail();
      const rawMail = writeReport(mail);
      expect(await returnMail(rawMail)).toEqual({ status: 200, outcome: 'recorded' });
      const mailRow = await readRow(mail);
      expect(mailRow).toEqual({
        status: 'failed',
        failure,
        last_error: expectedError.replace('%', mail.to),
        sent_at: expect.anything(),
        dismissed_at: null,
      });
      expect((await readInbox()).find(({ id }) => id === mail.id)).toMatchObject({
        reservation: { id: reservationId },
      });
      advanceMinutes(1);
      expect(await returnMail(rawMail)).toEqual({ status: 200, outcome: 'known' });
      expect(await readRow(mail)).toEqual(mailRow);
      app.setClock('2026-12-01T12:10:00+01:00'); // it is not retried
      await waitForMails();
      expect(findMailsTo(mail.to)).toHaveLength(0);
    },
  );

  it('is found by its recipient if the report contains no header', async () => {
    const mail = await insertMail();
    const resentMail = await insertMail('2026-12-01T12:10:00+01:00'); // sent again, and delivered
    await sql(
      `UPDATE email_messages SET recipient = $2, payload = jsonb_build_object('resendOf', $3::text) WHERE id = $1`,
      [resentMail.id, mail.to, mail.id],
    );
    const rawMail = bounces.postfixBounce(mail, { hasOriginalHeader: false });
    expect((await returnMail(rawMail)).outcome).toBe('recorded');
    expect(await readRow(mail)).toMatchObject({ status: 'failed', dismissed_at: expect.anything() });
    expect(await readRow(resentMail)).toMatchObject({ status: 'sent' });
    expect((await readInbox()).filter(({ email: recipient }) => recipient === mail.to)).toEqual([]);
    expect((await returnMail(rawMail)).outcome).toBe('known');
    const oldMail = await insertMail('2026-11-20T12:10:00+01:00');
    expect((await returnMail(bounces.postfixBounce(oldMail, { hasOriginalHeader: false }))).outcome).toBe('ignored');
  });

  it('can be resent by staff', async () => {
    const mail = await insertMail();
    await returnMail(bounces.postfixBounce(mail));
    expect((await resendMail(mail.id)).status).toBe(200);
    await waitForMails();
    expect((await readInbox()).filter(({ id }) => id === mail.id)).toEqual([]);
    const [resentRow] = await sql(`SELECT status FROM email_messages WHERE payload ->> 'resendOf' = $1`, [mail.id]);
    expect(resentRow).toEqual({ status: 'sent' });
  });

  it('is not retried if it was returned before the sending process had recorded it as sent', async () => {
    const mail = await insertMail();
    await sql(
      `UPDATE email_messages SET status = 'queued', sent_at = NULL, attempts = 1, next_attempt_at = '2026-12-02' WHERE id = $1`,
      [mail.id],
    );
    expect((await returnMail(bounces.postfixBounce(mail))).outcome).toBe('recorded');
    expect(await readRow(mail)).toMatchObject({ status: 'failed', sent_at: expect.anything() });
  });

  it('to an erased guest is recorded without the reason, which contains the address', async () => {
    const mail = await insertMail();
    await sql(`UPDATE email_messages SET recipient = '' WHERE id = $1`, [mail.id]);
    await returnMail(bounces.postfixBounce(mail));
    expect(await readRow(mail)).toMatchObject({ status: 'failed', failure: null, last_error: null });
  });

  it.each<[string, (mail: SentMail) => string, string]>([
    ['says that the mail is delayed', (mail) => bounces.postfixBounce(mail, { action: 'delayed' }), 'known'],
    ['says that the mail is delivered', (mail) => bounces.postfixBounce(mail, { action: 'delivered' }), 'known'],
    ['is an automatic reply of a guest', bounces.holidayReply, 'ignored'],
    [
      'is about a mail of another program',
      (mail) => bounces.postfixBounce({ ...mail, messageId: '<CAF+1@mail.example>' }),
      'ignored',
    ],
    [
      'is about an unknown mail',
      (mail) => bounces.postfixBounce({ ...mail, messageId: '<00000000-0000-4000-8000-000000000000@localhost>' }),
      'ignored',
    ],
    [
      'is forwarded by a guest',
      (mail) =>
        `Content-Type: multipart/mixed; boundary=f\r\n\r\n--f\r\nContent-Type: message/rfc822\r\n\r\n${bounces.postfixBounce(mail)}\r\n--f--\r\n`,
      'ignored',
    ],
    ['is empty', () => '', 'ignored'],
    ['is malformed', () => `Content-Type: multipart/report; boundary=\r\n\u0000\r\n--\r\n`.repeat(99), 'ignored'],
  ])('changes nothing if the report %s', async (_report, writeReport, outcome) => {
    const mail = await insertMail();
    const rowBefore = await readRow(mail);
    expect(await returnMail(writeReport(mail))).toEqual({ status: 200, outcome });
    expect(await readRow(mail)).toEqual(rowBefore);
  });

  it('is accepted only with the token, as a mail, and up to 1 MiB', async () => {
    const mail = await insertMail();
    const rawMail = bounces.postfixBounce(mail);
    for (const authorization of [
      '',
      'Bearer',
      'Bearer guessed',
      `Basic ${bounceToken}`,
      `Bearer ${bounceToken}x`,
      headers.cookie,
    ])
      expect(await returnMail(rawMail, { authorization })).toMatchObject({ status: 401, code: 'unauthenticated' });
    expect(await returnMail(rawMail, { 'content-type': 'text/plain' })).toMatchObject({ status: 415 });
    expect(await returnMail(rawMail.padEnd(1024 * 1024 + 1, 'x'))).toMatchObject({ status: 413 });
    expect(await readRow(mail)).toMatchObject({ status: 'sent' });
    const appWithoutToken = await fixture.startApp();
    const response = await fetch(`${appWithoutToken.baseUrl}/api/mail/returned`, {
      method: 'POST',
      headers: { authorization: 'Bearer ' },
      body: rawMail,
    });
    expect(response.status).toBe(404);
    await appWithoutToken.stop();
  });

  it('is fetched from the mailbox, where mails of guests stay unread', async () => {
    const [mail, foreignMail] = [await insertMail(), await insertMail()];
    const rawMails = [
      bounces.holidayReply(mail),
      bounces.postfixBounce(mail),
      bounces.postfixBounce({ ...foreignMail, messageId: '<CAF+1@x.example>' }),
      `X-Failed-Recipients: ${foreignMail.to}\r\n\r\n${'x'.repeat(1024 * 1024)}`,
    ];
    imap.mails.push(...rawMails.map((rawMail) => ({ raw: rawMail, isSeen: false })));
    app.setClock('2026-11-30T13:00:00+01:00');
    await app.readMailbox();
    expect([(await readRow(mail)).status, (await readRow(foreignMail)).status]).toEqual(['failed', 'sent']);
    expect(imap.mails.map(({ isSeen }) => isSeen)).toEqual([false, true, false, false]);
    expect(imap.receivedCommands.join()).not.toMatch(/DELETE|EXPUNGE/i);
    const commandCountBefore = imap.receivedCommands.length;
    await app.readMailbox(); // within the same minutes another process has read it
    expect(imap.receivedCommands.length).toBe(commandCountBefore);
  });

  it('leaves a warning on the system page while the mailbox cannot be opened', async () => {
    const readWarnings = async () =>
      (await requestApi<{ warnings: string[] }>('/api/admin/system', { headers, apiUrl: app.baseUrl })).body.warnings;
    expect(await readWarnings()).toEqual([]);
    await imap.close();
    app.setClock('2026-11-30T13:05:00+01:00');
    await app.readMailbox();
    expect(await readWarnings()).toEqual(['Returned mails cannot be fetched (ECONNREFUSED): check BOUNCE_IMAP_URL.']);
  });

  it('does not delay the end of a process while the mailbox is read', async () => {
    const silentServer = createServer().listen(0, '127.0.0.1');
    const connection = once(silentServer, 'connection');
    await once(silentServer, 'listening');
    const url = `imap://bar:secret@127.0.0.1:${(silentServer.address() as AddressInfo).port}`;
    const stoppingApp = await fixture.startApp({ env: { BOUNCE_IMAP_URL: url }, now: '2026-11-30T14:00:00+01:00' });
    const mailboxRead = stoppingApp.readMailbox();
    const [socket] = (await connection) as [Socket];
    const stopStartedMs = performance.now();
    await stoppingApp.stop();
    await mailboxRead;
    expect(performance.now() - stopStartedMs).toBeLessThan(9_000); // sooner than the mailbox’s time-out
    socket.destroy();
    silentServer.close();
    const [reportRow] = await sql(`SELECT result FROM system_reports WHERE kind = 'returned-mail'`);
    expect(reportRow).toEqual({ result: { running: true } });
  });
});
