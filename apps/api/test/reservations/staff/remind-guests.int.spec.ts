import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type ApiProcess, startApis, stopApis } from '../../support/api-process';
import { newEmail, call, reserve } from '../../support/call';
import { fixture } from '../../support/fixture';
import { signIn } from '../../support/staff-sign-in';
import { TestSmtpServer } from '../../support/test-smtp-server';
import { sql } from '../../support/sql';
import { waitUntil } from '../../support/wait-until';

const peer = new TestSmtpServer();
let processes: ApiProcess[];
let headers: { cookie: string };

/** All four processes stand at an instant, and each asks who is due. */
async function standAt(instant: string): Promise<void> {
  await Promise.all(processes.map((one) => one.setClock(new Date(instant).toISOString())));
}
async function askAll(): Promise<void> {
  await Promise.all(processes.map((one) => one.runMinuteJobs()));
  await allSent();
}
const allSent = () =>
  waitUntil(
    () => sql(`SELECT 1 FROM email_messages WHERE status IN ('queued', 'sending')`),
    (left) => left.length === 0,
  );
const at = (): string => processes[0]?.url ?? '';
const put = async (path: string, body: object): Promise<void> => {
  const answer = await call(path, { method: 'PUT', body, headers, at: at() });
  expect(answer.status).toBe(200);
  await allSent();
};

/** A guest with a confirmed reservation, and the times of the reminders. */
async function aGuest(overrides: object) {
  const email = newEmail();
  const { body } = await reserve({ ...overrides, email }, { at: at() });
  await allSent();
  const { id } = body.reservation;
  const reminders = (): Promise<string[]> =>
    Promise.resolve(
      peer.received.filter(({ to, parsed }) => to === email && /Vidíme sa/.test(parsed.subject ?? '')),
    ).then((mails) => mails.map(({ parsed }) => parsed.subject?.replaceAll('\u00a0', ' ') ?? ''));
  return { id, email, reminders };
}

/** Walks over instants, quarter by quarter, and says at which of them a guest was reminded. */
async function remindedAt(reminders: () => Promise<string[]>, instants: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const instant of instants) {
    const before = (await reminders()).length;
    await standAt(instant);
    await askAll();
    if ((await reminders()).length > before) found.push(instant);
  }
  return found;
}

beforeAll(async () => {
  await fixture.stopUsualApp(); // it would send these mails as files
  await peer.open();
  processes = await startApis(4, {
    SMTP_URL: peer.url,
    TEST_NOW: '2026-10-12T10:00:00Z',
    UNDO_SECONDS: '0',
    TEST_MINUTE: 'asked',
  });
});
beforeEach(async () => {
  await sql('DELETE FROM reservations');
  await sql('DELETE FROM email_messages');
  peer.received.length = 0;
  await standAt('2026-10-12T10:00:00Z');
  headers = await signIn(at());
});
afterAll(async () => {
  await stopApis(processes);
  await peer.close();
});

describe('proof: four processes remind each guest once', () => {
  it('a day ahead, never twice, and not when nothing is due', async () => {
    const { reminders } = await aGuest({ date: '2026-10-16', time: '19:00' });
    const walk = ['2026-10-15T16:59:00Z', '2026-10-15T17:00:00Z', '2026-10-15T17:01:00Z', '2026-10-16T10:00:00Z'];
    expect(await remindedAt(reminders, walk)).toEqual(['2026-10-15T17:00:00Z']);
    expect(await reminders()).toEqual([expect.stringContaining('v piatok 16. októbra 2026 o 19:00')]);
  });

  it('later for a late reservation, but not at night and not after the visit has begun', async () => {
    const { reminders } = await aGuest({ date: '2026-10-16', time: '19:00' });
    const missed = await aGuest({ date: '2026-10-15', time: '19:00' });
    expect(await remindedAt(missed.reminders, ['2026-10-15T17:00:00Z'])).toEqual([]);
    const eveningState = ['2026-10-15T19:00:00Z', '2026-10-15T23:00:00Z', '2026-10-16T06:59:00Z'];
    await sql(`DELETE FROM email_messages WHERE kind = 'reservation_reminder'`);
    peer.received.length = 0;
    expect(await remindedAt(reminders, [...eveningState, '2026-10-16T07:00:00Z'])).toEqual(['2026-10-16T07:00:00Z']);
  });

  it.each([
    // Saturday 24 October 2026: at 03:00 it is 02:00 again; Saturday 27 March 2027: after 01:59 comes 03:00
    ['2026-10-24', '2026-10-23T17:00:00Z', '2026-10-20T10:00:00Z'],
    ['2026-10-28', '2026-10-27T18:00:00Z', '2026-10-20T10:00:00Z'],
    ['2027-03-27', '2027-03-26T18:00:00Z', '2027-03-20T10:00:00Z'],
    ['2027-03-31', '2027-03-30T17:00:00Z', '2027-03-20T10:00:00Z'],
  ])('by the clock on the wall around both changes: %s at %s', async (date, due, booked) => {
    await standAt(booked);
    const { reminders } = await aGuest({ date, time: '19:00' });
    const justBefore = new Date(Date.parse(due) - 60_000).toISOString();
    expect(await remindedAt(reminders, [justBefore, due])).toEqual([due]);
  });

  it('of late visits on the evening before, and of one of the same day three hours ahead', async () => {
    const late = await aGuest({ date: '2026-10-16', time: '22:00', duration: 1 });
    expect(await remindedAt(late.reminders, ['2026-10-15T15:59:00Z', '2026-10-15T16:00:00Z'])).toEqual([
      '2026-10-15T16:00:00Z',
    ]);
    await standAt('2026-10-16T08:00:00Z');
    const today = await aGuest({ date: '2026-10-16', time: '19:00' });
    expect(await remindedAt(today.reminders, ['2026-10-16T13:59:00Z', '2026-10-16T14:00:00Z'])).toEqual([
      '2026-10-16T14:00:00Z',
    ]);
  });
});

describe('the rules set the time', () => {
  afterEach(() => sql('UPDATE booking_rules SET reminder_hours = 24'));

  it('three days ahead, and by the rules of the day of the visit', async () => {
    await sql('UPDATE booking_rules SET reminder_hours = 72');
    const { reminders } = await aGuest({ date: '2026-10-16', time: '19:00' });
    expect(await remindedAt(reminders, ['2026-10-13T16:59:00Z', '2026-10-13T17:00:00Z'])).toEqual([
      '2026-10-13T17:00:00Z',
    ]);
  });

  it('or send no reminder', async () => {
    await sql('UPDATE booking_rules SET reminder_hours = NULL');
    const { reminders } = await aGuest({ date: '2026-10-16', time: '19:00' });
    expect(await remindedAt(reminders, ['2026-10-15T17:00:00Z', '2026-10-16T14:00:00Z'])).toEqual([]);
  });
});

describe('no reminder', () => {
  const due = '2026-10-15T17:00:00Z';

  it('after a cancellation, before an approval, and without an address', async () => {
    const cancelled = await aGuest({ date: '2026-10-16', time: '19:00' });
    await put(`/api/reservations/${cancelled.id}/status`, { status: 'cancelled' });
    const waiting = await aGuest({ date: '2026-10-16', time: '19:00', partySize: 6 });
    const silent = await aGuest({ date: '2026-10-16', time: '19:00' });
    await sql('UPDATE reservations SET email = NULL WHERE id = $1', [silent.id]);
    await standAt(due);
    await askAll();
    expect(await sql(`SELECT 1 FROM email_messages WHERE kind = 'reservation_reminder'`)).toEqual([]);
    expect([await cancelled.reminders(), await waiting.reminders()]).toEqual([[], []]);
  });

  it('of a former time: the reminder moves with the visit', async () => {
    const { id, email, reminders } = await aGuest({ date: '2026-10-16', time: '19:00' });
    const to = {
      lastName: 'Kováčová',
      email,
      date: '2026-10-23',
      time: '20:00',
      duration: 2,
      partySize: 2,
      version: 1,
    };
    await put(`/api/admin/reservations/${id}`, to);
    expect(await remindedAt(reminders, [due, '2026-10-22T18:00:00Z'])).toEqual(['2026-10-22T18:00:00Z']);
    expect(await reminders()).toEqual([expect.stringContaining('v piatok 23. októbra 2026 o 20:00')]);
  });

  it('after the mail that cancels, even when both happen at once', async () => {
    const guests = await Promise.all(
      ['16:00', '18:30', '21:00'].map((time) => aGuest({ date: '2026-10-16', time, duration: 1 })),
    );
    await standAt('2026-10-15T18:59:00Z');
    headers = await signIn(at());
    await Promise.all([
      ...guests.map(({ id }) => put(`/api/reservations/${id}/status`, { status: 'cancelled' })),
      ...processes.map((one) => one.runMinuteJobs()),
    ]);
    await allSent();
    for (const { email } of guests) {
      const last = peer.received.filter(({ to }) => to === email).at(-1);
      expect(last?.parsed.subject).toContain('zrušená');
    }
  });
});
