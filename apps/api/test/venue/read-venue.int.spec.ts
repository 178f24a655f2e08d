import { afterEach, describe, expect, it } from '@jest/globals';
import { addDays, weekdayOf } from '@strapec/domain';
import { type CreatedReservationBody, newEmail, requestApi, postReservation } from '../support/request-api';
import { nextOpenDates } from '../support/next-open-dates';
import { insertRoomWithoutTables } from '../support/close-tables';
import {
  type ReservationBody,
  type SavedEventBody,
  buildPhoneReservation,
  buildEvent,
  startAppsWithStaff,
} from '../support/staff-calls';
import { sql } from '../support/sql';

const openDates = nextOpenDates(40);
const dateOn = (weekday: string, index = 0): string =>
  openDates.filter((date) => weekdayOf(date) === weekday)[index] ?? '';
const api = startAppsWithStaff(2);

const readStarts = async (date: string, partySize = 2, apiUrl?: string): Promise<string[]> =>
  (
    await requestApi<{ availableSlots: string[] }>(`/api/reservations/availability/${date}/${partySize}/1`, {
      ...(apiUrl && { apiUrl }),
    })
  ).body.availableSlots;

afterEach(async () => {
  await sql('DELETE FROM reservations');
  await sql('DELETE FROM events');
  await sql('DELETE FROM special_days');
  await sql(`UPDATE opening_hours SET closes = 1560 WHERE weekday IN ('friday', 'saturday')`);
});

describe('a special day inserted as a row', () => {
  it('closes the day in every process without a restart, for guests, for staff and on the site', async () => {
    const date = dateOn('friday');
    expect(await readStarts(date)).not.toEqual([]);
    await sql('INSERT INTO special_days (from_date, to_date) VALUES ($1, $1)', [date]);
    for (const at of ['', ...api.getUrls()]) expect(await readStarts(date, 2, at)).toEqual([]);
    const response = await postReservation({ date, email: newEmail() });
    expect([response.status, response.body.errors]).toEqual([
      400,
      [expect.objectContaining({ field: 'date', code: 'closed_day', message: 'Restaurant is closed on this day' })],
    ]);
    const staffResponse = await api.callAsStaff('/api/admin/reservations', {
      method: 'POST',
      body: buildPhoneReservation({ date }),
      appIndex: 1,
    });
    expect([staffResponse.status, staffResponse.body.rules]).toEqual([409, ['closed_day']]);
    const { body } = await requestApi<{ venue: { schedule: { specialDays: object[] } } }>('/api/site');
    expect(body.venue.schedule.specialDays).toEqual([{ from: date, to: date, hours: null }]);
  });

  it('that is deleted opens the day again; a row with hours opens a Sunday', async () => {
    const sunday = addDays(dateOn('saturday'), 1);
    expect(await readStarts(sunday)).toEqual([]);
    await sql(
      'INSERT INTO special_days (from_date, to_date, opens, last_start, closes) VALUES ($1, $1, 960, 1020, 1200)',
      [sunday],
    );
    expect(await readStarts(sunday)).toEqual(['16:00', '16:30', '17:00']);
    expect((await postReservation({ date: sunday, time: '17:00', duration: 1, email: newEmail() })).status).toBe(201);
    await sql('DELETE FROM special_days');
    expect(await readStarts(sunday)).toEqual([]);
  });

  it.each([
    ['hours that end before they begin', `('2031-01-01', '2031-01-01', 1200, 1260, 960)`],
    ['an opening beyond 05:00', `('2031-01-01', '2031-01-01', 960, 1260, 1800)`],
    ['incomplete hours', `('2031-01-01', '2031-01-01', 960, NULL, 1200)`],
    ['a range that ends before it begins', `('2031-01-02', '2031-01-01', NULL, NULL, NULL)`],
  ])('is refused with %s', async (_description, row) => {
    const insert = sql(`INSERT INTO special_days (from_date, to_date, opens, last_start, closes) VALUES ${row}`);
    await expect(insert).rejects.toThrow(/special_days_(hours|span)_check/);
  });
});

describe('an evening open until 03:00', () => {
  it('has its tables blocked by an event at 02:15', async () => {
    const friday = dateOn('friday', 1);
    await sql(`UPDATE opening_hours SET closes = 1620 WHERE weekday = 'friday'`);
    const visit = { date: friday, time: '23:30', duration: 3, email: newEmail() };
    const { body: created } = await postReservation(visit);
    const body = buildEvent({ date: addDays(friday, 1), time: '02:15', duration: 1, capacityMode: 'full_room' });
    const { body: savedEvent } = await api.callAsStaff<SavedEventBody>('/api/admin/events', { method: 'POST', body });
    expect(savedEvent.conflicts.map(({ id }) => id)).toEqual([created.reservation.id]);
    expect((await postReservation({ ...visit, email: newEmail() })).status).toBe(409);
  });
});

describe('the hours after midnight', () => {
  const readTables = async (id: string): Promise<string[]> =>
    (await sql<{ id: string }>('SELECT table_id AS id FROM table_holdings WHERE reservation_id = $1', [id])).map(
      (row) => row.id,
    );

  it('belong to the evening before: a table taken at 23:30 is not free at 00:30', async () => {
    const friday = dateOn('friday', 2);
    const enterReservation = (overrides: object) =>
      api.callAsStaff<ReservationBody>('/api/admin/reservations', {
        method: 'POST',
        body: buildPhoneReservation({ date: friday, overrideReason: 'Regulars', ...overrides }),
      });
    const lateResponse = await enterReservation({ time: '23:30', duration: 2, tables: ['T1'] });
    const refused = await enterReservation({ time: '00:30', duration: 1.5, tables: ['T1'] });
    expect([lateResponse.status, refused.status, refused.body]).toEqual([
      201,
      409,
      expect.objectContaining({ code: 'capacity_full' }),
    ]);
    const seated = await enterReservation({ time: '00:30', duration: 1.5 });
    expect([seated.status, seated.body.date, seated.body.time, seated.body.duration]).toEqual([
      201,
      friday,
      '00:30',
      1.5,
    ]);
    expect(await readTables(seated.body.id)).not.toEqual(['T1']);
    expect((await enterReservation({ time: '02:00', duration: 1, tables: ['T1'] })).status).toBe(201);
  });

  it('are stored with the service date of Friday for Saturday at 00:15', async () => {
    const friday = dateOn('friday', 2);
    const { body } = await api.callAsStaff<ReservationBody>('/api/admin/reservations', {
      method: 'POST',
      body: buildPhoneReservation({ date: friday, time: '00:15', duration: 0.5, overrideReason: 'A late glass' }),
    });
    expect(await sql('SELECT date, start_minute, minutes FROM reservations WHERE id = $1', [body.id])).toEqual([
      { date: friday, start_minute: 1455, minutes: 30 },
    ]);
  });
});

describe('the tables of the venue', () => {
  afterEach(async () => {
    await sql('DELETE FROM reservations');
    await sql(`DELETE FROM room_tables WHERE table_id = 'T9'`);
    await sql(`DELETE FROM rooms WHERE valid_from > '2024-01-01'`);
  });
  const readTableIds = async (date: string): Promise<string[]> =>
    (await api.callAsStaff<{ tables: { id: string }[] }>(`/api/admin/tables?date=${date}`)).body.tables.map(
      ({ id }) => id,
    );

  it('include a new table at once in every process', async () => {
    const [date = ''] = openDates;
    const versionBefore = await sql<{ version: number }>('SELECT version FROM venue_version');
    await sql(`INSERT INTO dining_tables VALUES ('T9')`);
    await sql(`INSERT INTO room_tables VALUES ('2024-01-01', 'T9', 1, 2, 9, 20, 1)`);
    const versionAfter = await sql<{ version: number }>('SELECT version FROM venue_version');
    expect(versionAfter[0]?.version).toBeGreaterThan(versionBefore[0]?.version ?? 0);
    expect(await readTableIds(date)).toContain('T9');
    const { body } = await postReservation({ date, email: newEmail() });
    expect(await sql('SELECT table_id FROM table_holdings WHERE reservation_id = $1', [body.reservation.id])).toEqual([
      { table_id: 'T5' },
    ]);
    const wholeRoom = await postReservation({ date, time: '21:00', partySize: 20, email: newEmail() });
    const holdings = await sql('SELECT FROM table_holdings WHERE reservation_id = $1', [wholeRoom.body.reservation.id]);
    expect(holdings).toHaveLength(10); // the combination of the whole room includes the new table
  });

  it('exclude a removed table from a date on, and its parties are reseated', async () => {
    const [earlyDate = '', lateDate = ''] = [openDates[1], openDates[2]];
    const reservations: CreatedReservationBody[] = [];
    for (const date of [earlyDate, lateDate])
      reservations.push((await postReservation({ date, email: newEmail() })).body);
    await insertRoomWithoutTables(['T5'], lateDate);
    expect([(await readTableIds(earlyDate)).includes('T5'), (await readTableIds(lateDate)).includes('T5')]).toEqual([
      true,
      false,
    ]);
    await postReservation({ date: lateDate, time: '21:00', email: newEmail() }); // each reservation reseats the evening
    const holdings = await sql<{ date: string; table: string }>(
      'SELECT date, table_id AS table FROM table_holdings WHERE reservation_id = ANY ($1) ORDER BY date',
      [reservations.map(({ reservation }) => reservation.id)],
    );
    expect(holdings).toEqual([
      { date: earlyDate, table: 'T5' },
      { date: lateDate, table: expect.not.stringContaining('T5') },
    ]);
    await expect(sql(`DELETE FROM dining_tables WHERE id = 'T5'`)).rejects.toThrow(/foreign key/);
  });

  it('are the only ones that a combination may contain', async () => {
    const insert = sql(
      `INSERT INTO combination_tables (combination_id, table_id) SELECT min(id), 'T99' FROM table_combinations`,
    );
    await expect(insert).rejects.toThrow(/combination_tables_table_id_fkey/);
    expect((await requestApi(`/api/reservations/availability/${openDates[0]}/2/2`)).status).toBe(200);
  });

  it('stay those of the last valid rows when rows are invalid', async () => {
    for (const at of ['', ...api.getUrls()]) await readStarts(openDates[3] ?? '', 2, at); // reads the valid rows of this test
    await sql(
      `WITH more AS (INSERT INTO dining_tables SELECT 'X' || n FROM generate_series(1, 40) n RETURNING id)
       INSERT INTO room_tables SELECT '2024-01-01', id, 1, 2, 10, 1, 1 FROM more`,
    );
    for (const at of ['', ...api.getUrls()]) expect(await readStarts(openDates[3] ?? '', 2, at)).not.toEqual([]);
    await sql(`DELETE FROM room_tables WHERE table_id LIKE 'X%'`);
  });
});

describe('the booking rules of the venue', () => {
  afterEach(() => sql(`DELETE FROM booking_rules WHERE valid_from > '2024-01-01'`));

  it('apply from a date on in every process', async () => {
    const [dateBefore = '', from = ''] = [openDates[4], openDates[5]];
    await sql(
      `INSERT INTO booking_rules SELECT $1::date, 60, lead_minutes, horizon_days, 3, deposit_from, largest_party_online, hold_minutes, small_parties_from, freeze_minutes
       FROM booking_rules`,
      [from],
    );
    expect(await readStarts(dateBefore)).toContain('16:30');
    expect(await readStarts(from)).not.toContain('16:30');
    const response = await postReservation({ date: from, time: '17:00', partySize: 3, email: newEmail() });
    expect(response.body.reservation.status).toBe('pending_approval');
    expect((await postReservation({ date: dateBefore, partySize: 3, email: newEmail() })).body.reservation.status).toBe(
      'confirmed',
    );
  });
});
