import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type ApiProcess, startApis, stopApis } from '../../support/api-process';
import { newEmail, requestApi, postReservation } from '../../support/request-api';
import { fixture } from '../../support/fixture';
import { signIn } from '../../support/staff-sign-in';
import { TestSmtpServer } from '../../support/test-smtp-server';
import { sql } from '../../support/sql';
import { waitUntil } from '../../support/wait-until';

const smtpServer = new TestSmtpServer();
let processes: ApiProcess[];
let headers: { cookie: string };

async function setClocks(instant: string): Promise<void> {
  await Promise.all(processes.map((apiProcess) => apiProcess.setClock(new Date(instant).toISOString())));
  // a claim of the earlier time would take the leases of the new one for overdue
  await waitUntil(
    () =>
      sql(
        `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND state <> 'idle' AND pid <> pg_backend_pid()`,
      ),
    (runningQueries) => runningQueries.length === 0,
  );
}
async function sendDueReminders(): Promise<void> {
  await Promise.all(processes.map((apiProcess) => apiProcess.runMinuteJobs()));
  await waitForMails();
}
const waitForMails = () =>
  waitUntil(
    () => sql(`SELECT 1 FROM email_messages WHERE status IN ('queued', 'sending')`),
    (unsentMails) => unsentMails.length === 0,
  );
const apiUrl = (): string => processes[0]?.url ?? '';
const putAsStaff = async (path: string, body: object): Promise<void> => {
  const response = await requestApi(path, { method: 'PUT', body, headers, apiUrl: apiUrl() });
  expect(response.status).toBe(200);
  await waitForMails();
};

/** Reserves as a guest; `readReminders` gives the subjects of the reminders that came. */
async function reserveAsGuest(overrides: object) {
  const email = newEmail();
  const { body } = await postReservation({ ...overrides, email }, { apiUrl: apiUrl() });
  await waitForMails();
  const { id } = body.reservation;
  const readReminders = (): Promise<string[]> =>
    Promise.resolve(
      smtpServer.receivedMails.filter(
        ({ to, parsedMail: parsed }) => to === email && /Vidíme sa/.test(parsed.subject ?? ''),
      ),
    ).then((mails) => mails.map(({ parsedMail: parsed }) => parsed.subject?.replaceAll('\u00a0', ' ') ?? ''));
  return { id, email, readReminders };
}

/** Sets the clocks to each instant; returns those at which the guest got a reminder. */
async function findReminderInstants(readReminders: () => Promise<string[]>, instants: string[]): Promise<string[]> {
  const reminderInstants: string[] = [];
  for (const instant of instants) {
    const countBefore = (await readReminders()).length;
    await setClocks(instant);
    await sendDueReminders();
    if ((await readReminders()).length > countBefore) reminderInstants.push(instant);
  }
  return reminderInstants;
}

beforeAll(async () => {
  await fixture.stopDefaultApp(); // it would send these mails as files
  await smtpServer.open();
  processes = await startApis(4, {
    SMTP_URL: smtpServer.url,
    TEST_NOW: '2026-10-12T10:00:00Z',
    UNDO_SECONDS: '0',
    TEST_MINUTE: 'asked',
  });
});
beforeEach(async () => {
  await sql('DELETE FROM reservations');
  await sql('DELETE FROM email_messages');
  smtpServer.receivedMails.length = 0;
  await setClocks('2026-10-12T10:00:00Z');
  headers = await signIn(apiUrl());
});
afterAll(async () => {
  await stopApis(processes);
  await smtpServer.close();
});

describe('proof: reminders of four processes', () => {
  it('are sent once, a day ahead', async () => {
    const { readReminders } = await reserveAsGuest({ date: '2026-10-16', time: '19:00' });
    const instants = ['2026-10-15T16:59:00Z', '2026-10-15T17:00:00Z', '2026-10-15T17:01:00Z', '2026-10-16T10:00:00Z'];
    expect(await findReminderInstants(readReminders, instants)).toEqual(['2026-10-15T17:00:00Z']);
    expect(await readReminders()).toEqual([expect.stringContaining('v piatok 16. októbra 2026 o 19:00')]);
  });

  it('are sent in the morning instead of at night, and not after the visit has begun', async () => {
    const { readReminders } = await reserveAsGuest({ date: '2026-10-16', time: '19:00' });
    const begunVisit = await reserveAsGuest({ date: '2026-10-15', time: '19:00' });
    expect(await findReminderInstants(begunVisit.readReminders, ['2026-10-15T17:00:00Z'])).toEqual([]);
    const nightInstants = ['2026-10-15T19:00:00Z', '2026-10-15T23:00:00Z', '2026-10-16T06:59:00Z'];
    await sql(`DELETE FROM email_messages WHERE kind = 'reservation_reminder'`);
    smtpServer.receivedMails.length = 0;
    const morning = '2026-10-16T07:00:00Z';
    expect(await findReminderInstants(readReminders, [...nightInstants, morning])).toEqual([morning]);
  });

  it.each([
    // Saturday 24 October 2026: at 03:00 it is 02:00 again; Saturday 27 March 2027: after 01:59 comes 03:00
    ['2026-10-24', '2026-10-23T17:00:00Z', '2026-10-20T10:00:00Z'],
    ['2026-10-28', '2026-10-27T18:00:00Z', '2026-10-20T10:00:00Z'],
    ['2027-03-27', '2027-03-26T18:00:00Z', '2027-03-20T10:00:00Z'],
    ['2027-03-31', '2027-03-30T17:00:00Z', '2027-03-20T10:00:00Z'],
  ])('are sent by local time around both clock changes: for %s at %s', async (date, due, reservedAt) => {
    await setClocks(reservedAt);
    const { readReminders } = await reserveAsGuest({ date, time: '19:00' });
    const justBefore = new Date(Date.parse(due) - 60_000).toISOString();
    expect(await findReminderInstants(readReminders, [justBefore, due])).toEqual([due]);
  });

  it('are sent the evening before a late visit, and three hours before one reserved on its day', async () => {
    const lateVisit = await reserveAsGuest({ date: '2026-10-16', time: '22:00', duration: 1 });
    const lateDue = '2026-10-15T16:00:00Z';
    expect(await findReminderInstants(lateVisit.readReminders, ['2026-10-15T15:59:00Z', lateDue])).toEqual([lateDue]);
    await setClocks('2026-10-16T08:00:00Z');
    const sameDayVisit = await reserveAsGuest({ date: '2026-10-16', time: '19:00' });
    const due = '2026-10-16T14:00:00Z';
    expect(await findReminderInstants(sameDayVisit.readReminders, ['2026-10-16T13:59:00Z', due])).toEqual([due]);
  });
});

describe('the booking rules', () => {
  afterEach(() => sql('UPDATE booking_rules SET reminder_hours = 24'));

  it('can send reminders three days ahead', async () => {
    await sql('UPDATE booking_rules SET reminder_hours = 72');
    const { readReminders } = await reserveAsGuest({ date: '2026-10-16', time: '19:00' });
    const due = '2026-10-13T17:00:00Z';
    expect(await findReminderInstants(readReminders, ['2026-10-13T16:59:00Z', due])).toEqual([due]);
  });

  it('can send no reminders', async () => {
    await sql('UPDATE booking_rules SET reminder_hours = NULL');
    const { readReminders } = await reserveAsGuest({ date: '2026-10-16', time: '19:00' });
    expect(await findReminderInstants(readReminders, ['2026-10-15T17:00:00Z', '2026-10-16T14:00:00Z'])).toEqual([]);
  });
});

describe('no reminder', () => {
  const due = '2026-10-15T17:00:00Z';

  it('is sent after a cancellation, before an approval, or without an e-mail address', async () => {
    const cancelled = await reserveAsGuest({ date: '2026-10-16', time: '19:00' });
    await putAsStaff(`/api/reservations/${cancelled.id}/status`, { status: 'cancelled' });
    const pending = await reserveAsGuest({ date: '2026-10-16', time: '19:00', partySize: 6 });
    const withoutEmail = await reserveAsGuest({ date: '2026-10-16', time: '19:00' });
    await sql('UPDATE reservations SET email = NULL WHERE id = $1', [withoutEmail.id]);
    await setClocks(due);
    await sendDueReminders();
    expect(await sql(`SELECT 1 FROM email_messages WHERE kind = 'reservation_reminder'`)).toEqual([]);
    expect([await cancelled.readReminders(), await pending.readReminders()]).toEqual([[], []]);
  });

  it('is sent for a former time: the reminder moves with the visit', async () => {
    const { id, email, readReminders } = await reserveAsGuest({ date: '2026-10-16', time: '19:00' });
    const changedVisit = {
      lastName: 'Kováčová',
      email,
      date: '2026-10-23',
      time: '20:00',
      duration: 2,
      partySize: 2,
      version: 1,
    };
    await putAsStaff(`/api/admin/reservations/${id}`, changedVisit);
    expect(await findReminderInstants(readReminders, [due, '2026-10-22T18:00:00Z'])).toEqual(['2026-10-22T18:00:00Z']);
    expect(await readReminders()).toEqual([expect.stringContaining('v piatok 23. októbra 2026 o 20:00')]);
  });

  it('is sent after the cancellation mail, even when both become due at once', async () => {
    const guests = await Promise.all(
      ['16:00', '18:30', '21:00'].map((time) => reserveAsGuest({ date: '2026-10-16', time, duration: 1 })),
    );
    await setClocks('2026-10-15T18:59:00Z');
    headers = await signIn(apiUrl());
    await Promise.all([
      ...guests.map(({ id }) => putAsStaff(`/api/reservations/${id}/status`, { status: 'cancelled' })),
      ...processes.map((apiProcess) => apiProcess.runMinuteJobs()),
    ]);
    await waitForMails();
    for (const { email } of guests) {
      const lastMail = smtpServer.receivedMails.filter(({ to }) => to === email).at(-1);
      expect(lastMail?.parsedMail.subject).toContain('zrušená');
    }
  });
});
