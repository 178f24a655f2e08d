import { afterEach, describe, expect, it } from '@jest/globals';
import { addDays, weekdayOf } from '@strapec/domain';
import { type ReservedBody, newEmail, call, reserve } from '../support/call';
import { nextOpenDates } from '../support/next-open-dates';
import { insertRoomWithout } from '../support/close-tables';
import {
  type ReservationBody,
  type SavedEventBody,
  phoneReservation,
  anEvent,
  signedInStaff,
} from '../support/staff-calls';
import { sql } from '../support/sql';

const dates = nextOpenDates(40);
const on = (weekday: string, at = 0): string => dates.filter((date) => weekdayOf(date) === weekday)[at] ?? '';
const api = signedInStaff(2);

const startTimes = async (date: string, party = 2, at?: string): Promise<string[]> =>
  (await call<{ availableSlots: string[] }>(`/api/reservations/availability/${date}/${party}/1`, { ...(at && { at }) }))
    .body.availableSlots;

afterEach(async () => {
  await sql('DELETE FROM reservations');
  await sql('DELETE FROM events');
  await sql('DELETE FROM special_days');
  await sql(`UPDATE opening_hours SET closes = 1560 WHERE weekday IN ('friday', 'saturday')`);
});

describe('a closed day inserted as a row', () => {
  it('closes the day in every process without a restart, for guests and for staff, on the pages and in the site', async () => {
    const date = on('friday');
    expect(await startTimes(date)).not.toEqual([]);
    await sql('INSERT INTO special_days (from_date, to_date) VALUES ($1, $1)', [date]);
    for (const at of ['', ...api.urls()]) expect(await startTimes(date, 2, at)).toEqual([]);
    const refused = await reserve({ date, email: newEmail() });
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      [expect.objectContaining({ field: 'date', code: 'closed_day', message: 'Restaurant is closed on this day' })],
    ]);
    const entered = await api.staff('/api/admin/reservations', {
      method: 'POST',
      body: phoneReservation({ date }),
      at: 1,
    });
    expect([entered.status, entered.body.rules]).toEqual([409, ['closed_day']]);
    const { body } = await call<{ venue: { schedule: { specialDays: object[] } } }>('/api/site');
    expect(body.venue.schedule.specialDays).toEqual([{ from: date, to: date, hours: null }]);
  });

  it('opens again when the row is deleted, and a Sunday opens by a row', async () => {
    const sunday = addDays(on('saturday'), 1);
    expect(await startTimes(sunday)).toEqual([]);
    await sql(
      'INSERT INTO special_days (from_date, to_date, opens, last_start, closes) VALUES ($1, $1, 960, 1020, 1200)',
      [sunday],
    );
    expect(await startTimes(sunday)).toEqual(['16:00', '16:30', '17:00']);
    expect((await reserve({ date: sunday, time: '17:00', duration: 1, email: newEmail() })).status).toBe(201);
    await sql('DELETE FROM special_days');
    expect(await startTimes(sunday)).toEqual([]);
  });

  it.each([
    ['hours that end before they begin', `('2031-01-01', '2031-01-01', 1200, 1260, 960)`],
    ['an opening beyond 05:00', `('2031-01-01', '2031-01-01', 960, 1260, 1800)`],
    ['half an answer', `('2031-01-01', '2031-01-01', 960, NULL, 1200)`],
    ['a range that ends before it begins', `('2031-01-02', '2031-01-01', NULL, NULL, NULL)`],
  ])('is refused with %s', async (_what, row) => {
    const insert = sql(`INSERT INTO special_days (from_date, to_date, opens, last_start, closes) VALUES ${row}`);
    await expect(insert).rejects.toThrow(/special_days_(hours|span)_check/);
  });
});

describe('with Friday open until three', () => {
  it('an event at 02:15 blocks the tables of that evening', async () => {
    const friday = on('friday', 1);
    await sql(`UPDATE opening_hours SET closes = 1620 WHERE weekday = 'friday'`);
    const visit = { date: friday, time: '23:30', duration: 3, email: newEmail() };
    const { body: guest } = await reserve(visit);
    const body = anEvent({ date: addDays(friday, 1), time: '02:15', duration: 1, capacityMode: 'full_room' });
    const { body: saved } = await api.staff<SavedEventBody>('/api/admin/events', { method: 'POST', body });
    expect(saved.conflicts.map(({ id }) => id)).toEqual([guest.reservation.id]);
    expect((await reserve({ ...visit, email: newEmail() })).status).toBe(409);
  });
});

describe('the hours after midnight', () => {
  const tablesOf = async (id: string): Promise<string[]> =>
    (await sql<{ id: string }>('SELECT table_id AS id FROM table_holdings WHERE reservation_id = $1', [id])).map(
      (row) => row.id,
    );

  it('belong to the evening before: 00:30 does not get the table of 23:30', async () => {
    const friday = on('friday', 2);
    const enter = (overrides: object) =>
      api.staff<ReservationBody>('/api/admin/reservations', {
        method: 'POST',
        body: phoneReservation({ date: friday, overrideReason: 'Regulars', ...overrides }),
      });
    const late = await enter({ time: '23:30', duration: 2, tables: ['T1'] });
    const after = await enter({ time: '00:30', duration: 1.5, tables: ['T1'] });
    expect([late.status, after.status, after.body]).toEqual([
      201,
      409,
      expect.objectContaining({ code: 'capacity_full' }),
    ]);
    const elsewhere = await enter({ time: '00:30', duration: 1.5 });
    expect([elsewhere.status, elsewhere.body.date, elsewhere.body.time, elsewhere.body.duration]).toEqual([
      201,
      friday,
      '00:30',
      1.5,
    ]);
    expect(await tablesOf(elsewhere.body.id)).not.toEqual(['T1']);
    expect((await enter({ time: '02:00', duration: 1, tables: ['T1'] })).status).toBe(201);
  });

  it('the row of Saturday 00:30 belongs to Friday', async () => {
    const friday = on('friday', 2);
    const { body } = await api.staff<ReservationBody>('/api/admin/reservations', {
      method: 'POST',
      body: phoneReservation({ date: friday, time: '00:15', duration: 0.5, overrideReason: 'A late glass' }),
    });
    expect(await sql('SELECT date, start_minute, minutes FROM reservations WHERE id = $1', [body.id])).toEqual([
      { date: friday, start_minute: 1455, minutes: 30 },
    ]);
  });
});

describe('the tables of the bar', () => {
  afterEach(async () => {
    await sql('DELETE FROM reservations');
    await sql(`DELETE FROM room_tables WHERE table_id = 'T9'`);
    await sql(`DELETE FROM rooms WHERE valid_from > '2024-01-01'`);
  });
  const listed = async (date: string): Promise<string[]> =>
    (await api.staff<{ tables: { id: string }[] }>(`/api/admin/tables?date=${date}`)).body.tables.map(({ id }) => id);

  it('a new table is known at once in every process, and couples stay at their tables', async () => {
    const [date = ''] = dates;
    const before = await sql<{ version: number }>('SELECT version FROM venue_version');
    await sql(`INSERT INTO dining_tables VALUES ('T9')`);
    await sql(`INSERT INTO room_tables VALUES ('2024-01-01', 'T9', 1, 2, 9, 20, 1)`);
    const after = await sql<{ version: number }>('SELECT version FROM venue_version');
    expect(after[0]?.version).toBeGreaterThan(before[0]?.version ?? 0);
    expect(await listed(date)).toContain('T9');
    const { body } = await reserve({ date, email: newEmail() });
    expect(await sql('SELECT table_id FROM table_holdings WHERE reservation_id = $1', [body.reservation.id])).toEqual([
      { table_id: 'T5' },
    ]);
    const all = await reserve({ date, time: '21:00', partySize: 20, email: newEmail() });
    const held = await sql('SELECT FROM table_holdings WHERE reservation_id = $1', [all.body.reservation.id]);
    expect(held).toHaveLength(10); // the whole room is said: it has the new table too
  });

  it('a removed table is not offered from a date on, and its parties are seated elsewhere', async () => {
    const [early = '', late = ''] = [dates[1], dates[2]];
    const guests: ReservedBody[] = [];
    for (const date of [early, late]) guests.push((await reserve({ date, email: newEmail() })).body);
    await insertRoomWithout(['T5'], late);
    expect([(await listed(early)).includes('T5'), (await listed(late)).includes('T5')]).toEqual([true, false]);
    await reserve({ date: late, time: '21:00', email: newEmail() }); // whoever passes the door puts the evening in order
    const tables = await sql<{ date: string; table: string }>(
      'SELECT date, table_id AS table FROM table_holdings WHERE reservation_id = ANY ($1) ORDER BY date',
      [guests.map(({ reservation }) => reservation.id)],
    );
    expect(tables).toEqual([
      { date: early, table: 'T5' },
      { date: late, table: expect.not.stringContaining('T5') },
    ]);
    await expect(sql(`DELETE FROM dining_tables WHERE id = 'T5'`)).rejects.toThrow(/foreign key/);
  });

  it('a combination contains only existing tables', async () => {
    const add = sql(
      `INSERT INTO combination_tables (combination_id, table_id) SELECT min(id), 'T99' FROM table_combinations`,
    );
    await expect(add).rejects.toThrow(/combination_tables_table_id_fkey/);
    expect((await call(`/api/reservations/availability/${dates[0]}/2/2`)).status).toBe(200);
  });

  it('invalid rows do not close the bar: the last valid ones are used', async () => {
    for (const at of ['', ...api.urls()]) await startTimes(dates[3] ?? '', 2, at); // else the last valid rows are those of an earlier test
    await sql(
      `WITH more AS (INSERT INTO dining_tables SELECT 'X' || n FROM generate_series(1, 40) n RETURNING id)
       INSERT INTO room_tables SELECT '2024-01-01', id, 1, 2, 10, 1, 1 FROM more`,
    );
    for (const at of ['', ...api.urls()]) expect(await startTimes(dates[3] ?? '', 2, at)).not.toEqual([]);
    await sql(`DELETE FROM room_tables WHERE table_id LIKE 'X%'`);
  });
});

describe('the rules of the bar', () => {
  afterEach(() => sql(`DELETE FROM booking_rules WHERE valid_from > '2024-01-01'`));

  it('apply from a date on in every process', async () => {
    const [before = '', from = ''] = [dates[4], dates[5]];
    await sql(
      `INSERT INTO booking_rules SELECT $1::date, 60, lead_minutes, horizon_days, 3, deposit_from, largest_party_online, hold_minutes, small_parties_from, freeze_minutes
       FROM booking_rules`,
      [from],
    );
    expect(await startTimes(before)).toContain('16:30');
    expect(await startTimes(from)).not.toContain('16:30');
    const three = await reserve({ date: from, time: '17:00', partySize: 3, email: newEmail() });
    expect(three.body.reservation.status).toBe('pending_approval');
    expect((await reserve({ date: before, partySize: 3, email: newEmail() })).body.reservation.status).toBe(
      'confirmed',
    );
  });
});
