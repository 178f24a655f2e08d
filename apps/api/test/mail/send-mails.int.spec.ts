import { addDays } from '@strapec/domain';
import { fridayDate } from '@strapec/domain/testing';
import { startApi } from '../support/api-process';
import { newEmail, requestApi, postReservation } from '../support/request-api';
import { type StartedApp, fixture } from '../support/fixture';
import { sendContactMessage } from '../support/form-calls';
import { signIn } from '../support/staff-sign-in';
import { type MailBehaviour, TestSmtpServer } from '../support/test-smtp-server';
import { waitUntil } from '../support/wait-until';

interface MailRow {
  id: string;
  kind: string;
  recipient: string;
  status: string;
  attempts: number;
  last_error: string | null;
  failure: string | null;
  message_id: string | null;
}

const clockStart = new Date('2026-11-30T12:00:00+01:00');
const timeAfter = (minutes: number): string => new Date(clockStart.getTime() + minutes * 60_000).toISOString();
/** Half a minute after each retry of rules §8 is due, in minutes after the first attempt. */
const retryMinutes = [1, 6, 21, 81, 321].map((minutes) => minutes + 0.5);

const readMails = () => fixture.query<MailRow>('SELECT * FROM email_messages ORDER BY created_at, id');
const countWithStatus = (mails: readonly MailRow[], status: string): number =>
  mails.filter((mail) => mail.status === status).length;
const allHaveStatus = (status: string) => (mails: MailRow[]) =>
  mails.length > 0 && countWithStatus(mails, status) === mails.length;

const smtp = new TestSmtpServer();
let app: StartedApp;
let headers: { cookie: string };

/** Couples on different evenings, so that each finds a table. */
async function reserveTables(count: number, baseUrl: string): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const date = addDays(fridayDate, 7 * (index % 40));
    const response = await postReservation({ email: newEmail(), date }, { apiUrl: baseUrl });
    expect(response.status).toBe(201);
  }
}

beforeAll(async () => {
  await fixture.stopDefaultApp(); // it would send these mails as files
  await smtp.open();
  app = await fixture.startApp({ env: { SMTP_URL: smtp.url, MAIL_STAFF: 'team@strapec.example' } });
  app.setClock(clockStart.toISOString());
  headers = await signIn(app.baseUrl);
});

beforeEach(async () => {
  await fixture.query('DELETE FROM email_messages');
  smtp.receivedMails.length = 0;
  smtp.setNextBehaviours();
  app.setClock(clockStart.toISOString());
});

afterAll(() => smtp.close());

it('sends the guest a confirmation in their language, and the team a copy', async () => {
  const email = newEmail();
  await postReservation({ email, preferredLanguage: 'en' }, { apiUrl: app.baseUrl });
  await waitUntil(readMails, allHaveStatus('sent'));
  const guestMail = smtp.receivedMails.find((mail) => mail.to === email)?.parsedMail;
  expect(guestMail?.subject).toContain('Your table is waiting');
  expect(guestMail?.attachments[0]?.content.toString()).toContain('BEGIN:VEVENT');
  const staffCopy = smtp.receivedMails.find((mail) => mail.to === 'team@strapec.example')?.parsedMail;
  expect(staffCopy?.subject).toContain('Nová rezervácia');
  const [reservation] = await fixture.query('SELECT email_sent FROM reservations WHERE email = $1', [email]);
  expect(reservation).toEqual({ email_sent: true });
});

it('queues no mail for a refused reservation', async () => {
  await postReservation({ email: newEmail(), date: '2026-12-06' }, { apiUrl: app.baseUrl });
  expect(await readMails()).toEqual([]);
});

it('gives up a mail without a visit after the sixth attempt and stores the reason', async () => {
  await sendContactMessage({}, { apiUrl: app.baseUrl });
  await waitUntil(readMails, allHaveStatus('sent'));
  await fixture.query(`UPDATE email_messages SET status = 'queued', attempts = 5, next_attempt_at = $1`, [clockStart]);
  smtp.setNextBehaviours('refuse-now', 'refuse-now');
  const failedMails = await waitUntil(readMails, allHaveStatus('failed'));
  expect(failedMails[0]).toMatchObject({ attempts: 6, last_error: expect.stringContaining('Try again later') });
});

describe('a mail about a visit', () => {
  const waitForAttempts = (attemptCount: number) =>
    waitUntil(
      readMails,
      (mails) =>
        mails.length === 2 && mails.every((mail) => mail.attempts === attemptCount && mail.status !== 'sending'),
    );
  const date = addDays(fridayDate, 7); // ten days ahead

  it('is retried until the visit, and sent when the mail server is back', async () => {
    await smtp.close();
    await postReservation({ email: newEmail(), date: addDays(date, -1) }, { apiUrl: app.baseUrl }); // or the next test reminds this guest
    await waitForAttempts(1);
    await fixture.query('UPDATE email_messages SET attempts = 5');
    app.setClock(timeAfter(321.5));
    expect(countWithStatus(await waitForAttempts(6), 'queued')).toBe(2);
    await smtp.open();
    app.setClock(timeAfter(321.5 + 481));
    await waitUntil(readMails, allHaveStatus('sent'));
  });

  it('is given up once the visit has begun', async () => {
    await smtp.close();
    await postReservation({ email: newEmail(), date, time: '18:00' }, { apiUrl: app.baseUrl });
    await waitForAttempts(1);
    app.setClock(`${date}T18:01:00+01:00`);
    expect(countWithStatus(await waitForAttempts(2), 'failed')).toBe(2);
    await smtp.open();
  });
});

it('does not retry a mail to an address that does not exist', async () => {
  const email = newEmail();
  smtp.unknownAddresses.add(email);
  await postReservation({ email, date: addDays(fridayDate, 14) }, { apiUrl: app.baseUrl });
  const [firstMail, secondMail] = await waitUntil(readMails, (mails) =>
    mails.every(({ status }) => ['sent', 'failed'].includes(status)),
  );
  const guestMail = firstMail?.recipient === email ? firstMail : secondMail;
  expect(guestMail).toMatchObject({ status: 'failed', attempts: 1, failure: 'address_unknown' });
  expect(guestMail?.last_error).toContain('5.1.1');
  expect(countWithStatus(await readMails(), 'sent')).toBe(1); // the copy for the team
});

it('retries while the mail server refuses our sender, and sends once the sender is accepted', async () => {
  smtp.senderRefusal = '5.7.1 <rezervacie@bar.example>: Sender address rejected: not owned by user bar';
  await sendContactMessage({}, { apiUrl: app.baseUrl });
  const readSenderRefusal = async () => {
    const options = { headers, apiUrl: app.baseUrl };
    return (await requestApi<{ mail: { senderRefused: unknown } }>('/api/admin/system', options)).body.mail
      .senderRefused;
  };
  await waitUntil(
    readMails,
    (mails) => mails.length === 2 && mails.every(({ attempts, status }) => attempts > 0 && status === 'queued'),
  );
  await fixture.query('UPDATE email_messages SET attempts = 9, next_attempt_at = $1', [clockStart]); // long since
  const queuedMails = await waitUntil(readMails, (mails) =>
    mails.every((mail) => mail.attempts === 3 && mail.status === 'queued'),
  );
  expect(queuedMails.map(({ failure }) => failure)).toEqual(['sender_refused', 'sender_refused']);
  expect(await readSenderRefusal()).toEqual({
    waiting: 2,
    since: clockStart.toISOString(),
    said: `553 ${smtp.senderRefusal}`,
  });
  smtp.senderRefusal = null;
  app.setClock(timeAfter(15.5));
  await waitUntil(readMails, allHaveStatus('sent'));
  expect(await readSenderRefusal()).toBeNull();
});

it('sends mails queued while the clock was ahead as soon as the clock is right again', async () => {
  const timeAhead = (days: number): string => timeAfter(days * 24 * 60);
  app.setClock(timeAhead(100));
  await smtp.close();
  await postReservation({ email: newEmail(), date: addDays(fridayDate, 140) }, { apiUrl: app.baseUrl });
  await waitUntil(readMails, (mails) => mails.every(({ status, attempts }) => status === 'queued' && attempts === 1));
  await smtp.open();
  app.setClock(clockStart.toISOString());
  await waitUntil(readMails, allHaveStatus('sent'));
  // never tried, and left by a process that was killed while it sent
  const dayAhead = [timeAhead(1)];
  await fixture.query(`UPDATE email_messages SET status = 'queued', attempts = 0, next_attempt_at = $1`, dayAhead);
  await waitUntil(readMails, allHaveStatus('sent'));
  await fixture.query(`UPDATE email_messages SET status = 'sending', attempts = 1, next_attempt_at = $1`, dayAhead);
  await waitUntil(readMails, allHaveStatus('sent'));
});

it('answers a reservation without waiting for a silent mail server', async () => {
  smtp.setNextBehaviours('stall', 'stall');
  await reserveTables(1, app.baseUrl);
  expect((await readMails()).map(({ last_error }) => last_error)).toEqual([null, null]); // the API has answered, the mails are still under way
  // one attempt: before it they are queued as well
  await waitUntil(readMails, (mails) => mails.every(({ status, attempts }) => status === 'queued' && attempts === 1));
  app.setClock(timeAfter(2));
  await waitUntil(readMails, allHaveStatus('sent'));
});

describe('proof F3: a hundred mails and an unreliable mail server', () => {
  it('loses none; only mails cut off after DATA arrive twice, under one Message-ID', async () => {
    await smtp.close();
    await reserveTables(50, app.baseUrl);
    await waitUntil(
      readMails,
      (mails) => mails.length === 100 && mails.every((mail) => mail.attempts === 1 && mail.status === 'queued'),
    );
    await smtp.open();
    const behaviours: MailBehaviour[] = ['take', 'refuse-now', 'refuse-for-good', 'cut-after-data', 'take'];
    const behaviourAt = (index: number) => behaviours[index % behaviours.length] ?? 'take';
    smtp.setNextBehaviours(...Array.from({ length: 150 }, (_, index) => behaviourAt(index)));
    for (const minutes of retryMinutes) {
      app.setClock(timeAfter(minutes));
      await waitUntil(
        () =>
          fixture.query(`SELECT 1 FROM email_messages WHERE status <> 'sent' AND next_attempt_at <= $1`, [
            timeAfter(minutes),
          ]),
        (dueMails) => dueMails.length === 0,
      );
    }
    const sentMails = await waitUntil(readMails, allHaveStatus('sent'));
    const acceptedMessageIds = smtp.receivedMails.filter((mail) => !mail.wasCut).map((mail) => mail.messageId);
    expect([...acceptedMessageIds].sort()).toEqual(sentMails.map((mail) => mail.message_id).sort());
    const cutMails = smtp.receivedMails.filter((mail) => mail.wasCut);
    expect(cutMails.length).toBeGreaterThan(10);
    for (const mail of cutMails) expect(acceptedMessageIds).toContain(mail.messageId);
  });

  it('loses none when the sending process is killed', async () => {
    await app.stop();
    const env = { SMTP_URL: smtp.url, TEST_NOW: clockStart.toISOString() };
    const killedProcess = await startApi(env);
    smtp.setNextBehaviours('take', 'stall', 'stall', 'take', 'stall', 'stall');
    await reserveTables(10, killedProcess.url);
    killedProcess.child.kill('SIGKILL');
    smtp.setNextBehaviours();
    const remainingMails = await readMails();
    expect(countWithStatus(remainingMails, 'sent')).toBeLessThan(remainingMails.length);
    const nextProcess = await startApi({ ...env, TEST_NOW: timeAfter(3) }); // its leases have run out
    const sentMails = await waitUntil(readMails, allHaveStatus('sent'));
    await nextProcess.stop();
    const receivedIds = new Set(smtp.receivedMails.map((mail) => mail.messageId));
    expect(receivedIds).toEqual(new Set(sentMails.map((mail) => mail.message_id)));
  });

  it('sends each mail once from two processes', async () => {
    const processes = await Promise.all(
      [1, 2].map(() => startApi({ SMTP_URL: smtp.url, TEST_NOW: clockStart.toISOString() })),
    );
    await Promise.all(processes.map(({ url }) => reserveTables(20, url)));
    await waitUntil(readMails, allHaveStatus('sent'));
    await Promise.all(processes.map((apiProcess) => apiProcess.stop()));
    const messageIds = smtp.receivedMails.map((mail) => mail.messageId);
    expect(messageIds).toHaveLength(80);
    expect(new Set(messageIds).size).toBe(80);
  });
});
