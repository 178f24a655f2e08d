import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, expect, it } from '@jest/globals';
import { startApi } from '../support/api-process';
import { requestApi, postReservation } from '../support/request-api';
import { upcomingDate } from '../support/upcoming-date';
import { leaveOneTableFree } from '../support/leave-one-table-free';
import { lockEvening } from '../support/lock-evening';
import { readMetrics } from '../support/read-metrics';
import { sql } from '../support/sql';
import { waitUntil } from '../support/wait-until';

const date = upcomingDate('friday');
const guests = Array.from({ length: 6 }, (_, position) => ({ email: `guest-${position}@example.com`, position }));

const countWaitingSessions = async (): Promise<number> =>
  (await sql(`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`)).length;

/** Waits of this process for an evening's lock so far. */
const readLockWaitCount = async (): Promise<number> =>
  Number(/^strapec_evening_lock_wait_seconds_count (\d+)/m.exec((await readMetrics()).body)?.[1] ?? 0);

/** Records in which order guests got their tables. */
const createServedTrigger = `
  CREATE TABLE served (position serial, email text);
  CREATE FUNCTION write_down_served() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN INSERT INTO served (email) VALUES (NEW.email); RETURN NEW; END $$;
  CREATE TRIGGER served AFTER INSERT ON reservations FOR EACH ROW EXECUTE FUNCTION write_down_served();`;

beforeEach(() => sql('DELETE FROM reservations'));

it('requests for an evening are served in order of arrival (decision 0015)', async () => {
  await sql(createServedTrigger);
  const secondProcess = await startApi(); // of one process only three wait for the lock
  const unlock = await lockEvening(date);
  const responses: ReturnType<typeof postReservation>[] = [];
  for (const { email, position } of guests) {
    const apiUrl = position < 3 ? baseUrl : secondProcess.url;
    responses.push(postReservation({ date, time: `${16 + position}:00`, duration: 1, email }, { apiUrl }));
    await waitUntil(countWaitingSessions, (count) => count > position);
  }
  await unlock();
  expect((await Promise.all(responses)).map(({ status }) => status)).toEqual(guests.map(() => 201));
  const served = await sql<{ email: string }>('SELECT email FROM served ORDER BY position');
  expect(served.map(({ email }) => email)).toEqual(guests.map(({ email }) => email));
});

it('requests that queue for one evening leave connections for others, and are refused at their turn when it is full', async () => {
  const lockWaitsBefore = await readLockWaitCount();
  const unlock = await lockEvening(date);
  const responses = Array.from({ length: 30 }, (_, index) =>
    postReservation({ date, time: '17:00', duration: 1, email: `in-the-rush-${index}@example.com` }),
  );
  await waitUntil(countWaitingSessions, (count) => count === 3);
  for (const week of [2, 3, 4, 5]) {
    const { status } = await requestApi(`/api/reservations/availability/${upcomingDate('friday', week)}/2/2`, {
      acceptsBusy: true,
    });
    expect([status, await countWaitingSessions()]).toEqual([200, 3]); // the evening is still locked, without other waiting requests
  }
  await unlock();
  const statuses = (await Promise.all(responses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(8); // couples' tables
  expect(statuses.filter((status) => status === 409)).toHaveLength(22);
  expect((await readLockWaitCount()) - lockWaitsBefore).toBeLessThanOrEqual(8 + 3 + 3); // those with a table, those at the lock when none was left, and those that followed them
});

it('a repeated request that queues while the first one takes the last table gets the first response', async () => {
  await leaveOneTableFree(date);
  const lastTableRequest = { date, time: '18:30', duration: 2, partySize: 2 };
  expect((await postReservation({ ...lastTableRequest, partySize: 8, email: 'too-many@example.com' })).status).toBe(
    409,
  ); // the evening is cached from now on
  const unlock = await lockEvening(date);
  const repeatedGuest = { email: 'twice@example.com' };
  const headers = { 'idempotency-key': randomUUID() };
  const responses: ReturnType<typeof postReservation>[] = [];
  for (const [position, email] of [repeatedGuest.email, 'second@example.com', 'third@example.com'].entries()) {
    responses.push(postReservation({ ...lastTableRequest, email }, position === 0 ? { headers } : {}));
    await waitUntil(countWaitingSessions, (count) => count > position);
  }
  const repeatResponse = postReservation({ ...lastTableRequest, ...repeatedGuest }, { headers });
  await pause(200); // it is queued by now; on a slower machine it is answered before it queues, which is right too
  await unlock();
  const [first, second, third] = await Promise.all(responses);
  expect([first?.status, second?.status, third?.status]).toEqual([201, 409, 409]);
  const { status, body } = await repeatResponse;
  expect([status, body.reservation.id]).toEqual([201, first?.body.reservation.id]);
});
