import { addDays } from '@strapec/domain';
import { aFriday } from '@strapec/domain/testing';
import { startApi } from '../support/api-process';
import { newEmail, call, reserve } from '../support/call';
import { type StartedApp, fixture } from '../support/fixture';
import { sendMessage } from '../support/forms';
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

const begin = new Date('2026-11-30T12:00:00+01:00');
const afterMinutes = (minutes: number): string => new Date(begin.getTime() + minutes * 60_000).toISOString();
/** A little after each retry of rules §8 is due. */
const retries = [1, 6, 21, 81, 321].map((minutes) => minutes + 0.5);

const rows = (): Promise<MailRow[]> => fixture.query<MailRow>('SELECT * FROM email_messages ORDER BY created_at, id');
const countOf = (mails: readonly MailRow[], status: string): number =>
  mails.filter((mail) => mail.status === status).length;
const allAre = (status: string) => (mails: MailRow[]) => mails.length > 0 && countOf(mails, status) === mails.length;

const peer = new TestSmtpServer();
let app: StartedApp;
let headers: { cookie: string };

/** Couples on different evenings, so that each finds a table. */
async function reserveTables(count: number, at: string): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const date = addDays(aFriday, 7 * (index % 40));
    const answer = await reserve({ email: newEmail(), date }, { at });
    expect(answer.status).toBe(201);
  }
}

beforeAll(async () => {
  await fixture.stopUsualApp(); // it would send these mails as files
  await peer.open();
  app = await fixture.startApp({ env: { SMTP_URL: peer.url, MAIL_STAFF: 'team@strapec.example' } });
  app.setClock(begin.toISOString());
  headers = await signIn(app.baseUrl);
});

beforeEach(async () => {
  await fixture.query('DELETE FROM email_messages');
  peer.received.length = 0;
  peer.setBehaviours();
  app.setClock(begin.toISOString());
});

afterAll(() => peer.close());

it('sends the guest a confirmation in their language, and the team a copy', async () => {
  const email = newEmail();
  await reserve({ email, preferredLanguage: 'en' }, { at: app.baseUrl });
  await waitUntil(rows, allAre('sent'));
  const toGuest = peer.received.find((mail) => mail.to === email)?.parsed;
  expect(toGuest?.subject).toContain('Your table is waiting');
  expect(toGuest?.attachments[0]?.content.toString()).toContain('BEGIN:VEVENT');
  expect(peer.received.find((mail) => mail.to === 'team@strapec.example')?.parsed.subject).toContain('Nová rezervácia');
  const [reservation] = await fixture.query('SELECT email_sent FROM reservations WHERE email = $1', [email]);
  expect(reservation).toEqual({ email_sent: true });
});

it('writes no mail for a reservation that was refused', async () => {
  await reserve({ email: newEmail(), date: '2026-12-06' }, { at: app.baseUrl });
  expect(await rows()).toEqual([]);
});

it('gives up a mail about no visit after the sixth attempt, with the reason', async () => {
  await sendMessage({}, { at: app.baseUrl });
  await waitUntil(rows, allAre('sent'));
  await fixture.query(`UPDATE email_messages SET status = 'queued', attempts = 5, next_attempt_at = $1`, [begin]);
  peer.setBehaviours('refuse-now', 'refuse-now');
  const failed = await waitUntil(rows, allAre('failed'));
  expect(failed[0]).toMatchObject({ attempts: 6, last_error: expect.stringContaining('Try again later') });
});

describe('a mail about a visit', () => {
  const untilTried = (attempts: number) =>
    waitUntil(
      rows,
      (mails) => mails.length === 2 && mails.every((mail) => mail.attempts === attempts && mail.status !== 'sending'),
    );
  const date = addDays(aFriday, 7); // ten days ahead

  it('is tried on until the visit, and sent when the mail server returns', async () => {
    await peer.close();
    await reserve({ email: newEmail(), date: addDays(date, -1) }, { at: app.baseUrl }); // or the next test reminds this guest
    await untilTried(1);
    await fixture.query('UPDATE email_messages SET attempts = 5');
    app.setClock(afterMinutes(321.5));
    expect(countOf(await untilTried(6), 'queued')).toBe(2);
    await peer.open();
    app.setClock(afterMinutes(321.5 + 481));
    await waitUntil(rows, allAre('sent'));
  });

  it('is given up when the visit has begun', async () => {
    await peer.close();
    await reserve({ email: newEmail(), date, time: '18:00' }, { at: app.baseUrl });
    await untilTried(1);
    app.setClock(`${date}T18:01:00+01:00`);
    expect(countOf(await untilTried(2), 'failed')).toBe(2);
    await peer.open();
  });
});

it('does not try again what the mail server says has no such address', async () => {
  const email = newEmail();
  peer.unknownAddresses.add(email);
  await reserve({ email, date: addDays(aFriday, 14) }, { at: app.baseUrl });
  const [first, second] = await waitUntil(rows, (mails) =>
    mails.every(({ status }) => ['sent', 'failed'].includes(status)),
  );
  const toGuest = first?.recipient === email ? first : second;
  expect(toGuest).toMatchObject({ status: 'failed', attempts: 1, failure: 'address_unknown' });
  expect(toGuest?.last_error).toContain('5.1.1');
  expect(countOf(await rows(), 'sent')).toBe(1); // the copy for the team
});

it('waits while the mail server refuses our sender, and sends once that is repaired', async () => {
  peer.senderRefusal = '5.7.1 <rezervacie@bar.example>: Sender address rejected: not owned by user bar';
  await sendMessage({}, { at: app.baseUrl });
  const system = async () => {
    const answer = await call<{ mail: { senderRefused: unknown } }>('/api/admin/system', { headers, at: app.baseUrl });
    return answer.body.mail.senderRefused;
  };
  await waitUntil(
    rows,
    (mails) => mails.length === 2 && mails.every(({ attempts, status }) => attempts > 0 && status === 'queued'),
  );
  await fixture.query('UPDATE email_messages SET attempts = 9, next_attempt_at = $1', [begin]); // long since
  const waiting = await waitUntil(rows, (mails) =>
    mails.every((mail) => mail.attempts === 3 && mail.status === 'queued'),
  );
  expect(waiting.map(({ failure }) => failure)).toEqual(['sender_refused', 'sender_refused']);
  expect(await system()).toEqual({ waiting: 2, since: begin.toISOString(), said: `553 ${peer.senderRefusal}` });
  peer.senderRefusal = null;
  app.setClock(afterMinutes(15.5));
  await waitUntil(rows, allAre('sent'));
  expect(await system()).toBeNull();
});

it('sends what was queued while the clock was ahead as soon as it is right again', async () => {
  const ahead = (days: number): string => afterMinutes(days * 24 * 60);
  app.setClock(ahead(100));
  await peer.close();
  await reserve({ email: newEmail(), date: addDays(aFriday, 140) }, { at: app.baseUrl });
  await waitUntil(rows, (mails) => mails.every(({ status, attempts }) => status === 'queued' && attempts === 1));
  await peer.open();
  app.setClock(begin.toISOString());
  await waitUntil(rows, allAre('sent'));
  // never tried, and left by a process that was killed while it sent
  await fixture.query(`UPDATE email_messages SET status = 'queued', attempts = 0, next_attempt_at = $1`, [ahead(1)]);
  await waitUntil(rows, allAre('sent'));
  await fixture.query(`UPDATE email_messages SET status = 'sending', attempts = 1, next_attempt_at = $1`, [ahead(1)]);
  await waitUntil(rows, allAre('sent'));
});

it('does not wait for a mail server that has gone silent', async () => {
  peer.setBehaviours('stall', 'stall');
  await reserveTables(1, app.baseUrl);
  expect((await rows()).map(({ last_error }) => last_error)).toEqual([null, null]); // answered, while its mails are held up
  // tried once: before that they are queued as well
  await waitUntil(rows, (mails) => mails.every(({ status, attempts }) => status === 'queued' && attempts === 1));
  app.setClock(afterMinutes(2));
  await waitUntil(rows, allAre('sent'));
});

describe('proof F3: a hundred mails and a bad mail server', () => {
  it('loses none; only what was cut after DATA comes twice, under one Message-ID', async () => {
    await peer.close();
    await reserveTables(50, app.baseUrl);
    await waitUntil(
      rows,
      (mails) => mails.length === 100 && mails.every((mail) => mail.attempts === 1 && mail.status === 'queued'),
    );
    await peer.open();
    const moods: MailBehaviour[] = ['take', 'refuse-now', 'refuse-for-good', 'cut-after-data', 'take'];
    peer.setBehaviours(...Array.from({ length: 150 }, (_, index) => moods[index % moods.length] ?? 'take'));
    for (const minutes of retries) {
      app.setClock(afterMinutes(minutes));
      await waitUntil(
        () =>
          fixture.query(`SELECT 1 FROM email_messages WHERE status <> 'sent' AND next_attempt_at <= $1`, [
            afterMinutes(minutes),
          ]),
        (due) => due.length === 0,
      );
    }
    const sent = await waitUntil(rows, allAre('sent'));
    const taken = peer.received.filter((mail) => !mail.wasCut).map((mail) => mail.messageId);
    expect([...taken].sort()).toEqual(sent.map((mail) => mail.message_id).sort());
    const cut = peer.received.filter((mail) => mail.wasCut);
    expect(cut.length).toBeGreaterThan(10);
    for (const mail of cut) expect(taken).toContain(mail.messageId);
  });

  it('loses none when the process that sends is killed', async () => {
    await app.stop();
    const env = { SMTP_URL: peer.url, TEST_NOW: begin.toISOString() };
    const killed = await startApi(env);
    peer.setBehaviours('take', 'stall', 'stall', 'take', 'stall', 'stall');
    await reserveTables(10, killed.url);
    killed.child.kill('SIGKILL');
    peer.setBehaviours();
    const left = await rows();
    expect(countOf(left, 'sent')).toBeLessThan(left.length);
    const next = await startApi({ ...env, TEST_NOW: afterMinutes(3) }); // its leases have run out
    const sent = await waitUntil(rows, allAre('sent'));
    await next.stop();
    expect(new Set(peer.received.map((mail) => mail.messageId))).toEqual(new Set(sent.map((mail) => mail.message_id)));
  });

  it('sends each mail once from two processes', async () => {
    const processes = await Promise.all(
      [1, 2].map(() => startApi({ SMTP_URL: peer.url, TEST_NOW: begin.toISOString() })),
    );
    await Promise.all(processes.map(({ url }) => reserveTables(20, url)));
    await waitUntil(rows, allAre('sent'));
    await Promise.all(processes.map((one) => one.stop()));
    const ids = peer.received.map((mail) => mail.messageId);
    expect(ids).toHaveLength(80);
    expect(new Set(ids).size).toBe(80);
  });
});
