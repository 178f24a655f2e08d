import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ApiProcess, startApis, stopApis } from '../../support/api-process';
import { type ApiResponse, newEmail, requestApi, postReservation } from '../../support/request-api';
import { upcomingDate } from '../../support/upcoming-date';
import { nextOpenDates } from '../../support/next-open-dates';
import { findViolations } from '../../support/capacity-oracle';
import { signIn } from '../../support/staff-sign-in';
import { sql } from '../../support/sql';

interface StaffBody {
  id: string;
  code: string;
  status: string;
  tableType: string;
  items: { firstName: string; date: string }[];
  total: number;
  counts: Record<string, number>;
  reservations: { time: string }[];
  events: { titleEn: string }[];
}

let processes: ApiProcess[];
let headers: { cookie: string };
beforeAll(async () => {
  processes = await startApis(2);
  headers = await signIn(processes[0]?.url);
});
afterAll(() => stopApis(processes));

const staff = (path: string, method = 'GET', body?: unknown, processIndex = 0): Promise<ApiResponse<StaffBody>> =>
  requestApi(path, {
    method,
    headers,
    apiUrl: processes[processIndex]?.url ?? '',
    ...(body === undefined ? {} : { body }),
  });
const setStatus = (id: string, status: string, processIndex = 0) =>
  staff(`/api/reservations/${id}/status`, 'PUT', { status }, processIndex);
const reserveAsGuest = async (overrides: object): Promise<string> =>
  (await postReservation({ email: newEmail(), ...overrides })).body.reservation.id;

describe('the status of a reservation', () => {
  const date = upcomingDate('friday');

  it('follows the lifecycle, and any other change is refused', async () => {
    const id = await reserveAsGuest({ date });
    expect((await setStatus(id, 'pending_approval')).body.code).toBe('transition_not_allowed');
    expect((await setStatus(id, 'seated')).body.status).toBe('seated');
    expect((await setStatus(id, 'cancelled')).status).toBe(409);
    expect((await setStatus(id, 'completed')).body.status).toBe('completed');
    expect((await setStatus(id, 'confirmed')).status).toBe(409);
    expect(await sql('SELECT 1 FROM table_holdings WHERE reservation_id = $1', [id])).toEqual([]);
  });

  it('frees the tables at once when it becomes cancelled', async () => {
    const serviceDate = upcomingDate('thursday');
    const availabilityPath = `/api/reservations/availability/${serviceDate}/20/2`;
    const id = await reserveAsGuest({ date: serviceDate });
    const startTimesBefore = (await requestApi<{ availableSlots: string[] }>(availabilityPath)).body.availableSlots;
    await setStatus(id, 'cancelled');
    const startTimesAfter = (await requestApi<{ availableSlots: string[] }>(availabilityPath)).body.availableSlots;
    expect([startTimesBefore.includes('18:30'), startTimesAfter.includes('18:30')]).toEqual([false, true]);
  });

  it('returns from cancelled to confirmed only when the party can be seated', async () => {
    const serviceDate = upcomingDate('wednesday');
    const id = await reserveAsGuest({ date: serviceDate });
    await setStatus(id, 'cancelled');
    const wholeRoomId = await reserveAsGuest({ date: serviceDate, partySize: 20 });
    expect((await setStatus(id, 'confirmed')).body.code).toBe('capacity_full');
    await setStatus(wholeRoomId, 'cancelled');
    const { status, body } = await setStatus(id, 'confirmed');
    expect([status, body.status, body.tableType]).toEqual([200, 'confirmed', 'table_2']);
  });

  it('of an unknown reservation is not found', async () => {
    expect((await setStatus('00000000-0000-4000-8000-000000000000', 'confirmed')).status).toBe(404);
    expect((await setStatus('x', 'confirmed')).status).toBe(404);
  });
});

describe('a reservation pending approval', () => {
  it('is approved and mailed once when two staff members approve it at once', async () => {
    for (const date of nextOpenDates(10)) {
      const id = await reserveAsGuest({ date, partySize: 6, time: '16:00' });
      const responses = await Promise.all(
        [0, 1].map((processIndex) => staff(`/api/reservations/${id}/approve`, 'PUT', undefined, processIndex)),
      );
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
      const mails = await sql(
        `SELECT 1 FROM email_messages WHERE reservation_id = $1 AND kind = 'reservation_approved'`,
        [id],
      );
      expect(mails).toHaveLength(1);
    }
  });
});

describe('proof C3: confirming cancelled reservations again while guests reserve', () => {
  it('holds no table twice', async () => {
    for (const date of nextOpenDates(30).slice(10)) {
      const cancelledIds = await Promise.all([12, 4].map((partySize) => reserveAsGuest({ date, partySize })));
      for (const id of cancelledIds) await setStatus(id, 'cancelled');
      await reserveAsGuest({ date, partySize: 8 });
      await Promise.all([
        ...cancelledIds.map((id, processIndex) => setStatus(id, 'confirmed', processIndex)),
        ...[8, 4, 2].map((partySize, guestIndex) =>
          postReservation({ date, partySize, email: newEmail() }, { apiUrl: processes[guestIndex % 2]?.url ?? '' }),
        ),
      ]);
    }
    const violations = await findViolations(databaseUrl);
    expect(violations.filter((violation) => !/mails|status that/.test(violation))).toEqual([]);
  });
});

describe('the reservation list', () => {
  it('is filtered, searched and paged', async () => {
    const date = upcomingDate('saturday', 20);
    for (const [firstName, time] of [
      ['Anna', '20:00'],
      ['Božena', '18:00'],
      ['100%', '19:00'],
    ] as const) {
      await reserveAsGuest({ date, firstName, time });
    }
    const readFirstNames = async (query: string): Promise<string[]> =>
      (await staff(`/api/reservations?from=${date}&to=${date}&${query}`)).body.items.map(({ firstName }) => firstName);
    expect(await readFirstNames('')).toEqual(['Božena', '100%', 'Anna']);
    expect(await readFirstNames(`q=${encodeURIComponent('božen')}`)).toEqual(['Božena']);
    expect(await readFirstNames(`q=${encodeURIComponent('%')}`)).toEqual(['100%']);
    expect(await readFirstNames('status=cancelled')).toEqual([]);
    const page = (await staff(`/api/reservations?from=${date}&to=${date}&limit=1&offset=1`)).body;
    expect([page.items.length, page.total]).toEqual([1, 3]);
    expect((await staff('/api/reservations?limit=0')).status).toBe(400);
  });

  it('of one evening has counts by status', async () => {
    const date = upcomingDate('saturday', 21);
    await reserveAsGuest({ date });
    await setStatus(await reserveAsGuest({ date, time: '16:00' }), 'cancelled');
    await reserveAsGuest({ date, partySize: 6 });
    const { body } = await staff(`/api/admin/calendar/date/${date}`);
    expect(body.counts).toEqual({ total: 3, withoutTable: 0, confirmed: 1, pending: 1, cancelled: 1, covers: 8 });
    expect(body.reservations.map(({ time }) => time)).toEqual(['16:00', '18:30', '18:30']);
  });
});
