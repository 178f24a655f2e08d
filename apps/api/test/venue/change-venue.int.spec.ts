import { afterEach, describe, expect, it } from '@jest/globals';
import { addDays, toGuestRules, ruleBounds, ruleNames, weekdayOf } from '@strapec/domain';
import { seededRandom, venueRules, venueWeek } from '@strapec/domain/testing';
import { startApi } from '../support/api-process';
import { type CreatedReservationBody, newEmail, requestApi, postReservation } from '../support/request-api';
import { lockEvening } from '../support/lock-evening';
import { type VenueBody, type PreviewBody, type RoomBody, specialDayChange } from '../support/venue-changes';
import { nextOpenDates } from '../support/next-open-dates';
import { findViolations } from '../support/capacity-oracle';
import { isLongRun, saveProofFigures } from '../support/proof-report';
import { createStaffAccount, signIn } from '../support/staff-sign-in';
import { type ReservationBody, buildPhoneReservation, startProcessesWithStaff } from '../support/staff-calls';
import { sql } from '../support/sql';
import { waitUntil } from '../support/wait-until';

const dates = nextOpenDates(60);
const fridays = dates.filter((date) => weekdayOf(date) === 'friday');
const api = startProcessesWithStaff(4);
const shorterHours = { opens: 960, lastStart: 1140, closes: 1260 }; // until 21:00

afterEach(async () => {
  await waitUntilReseated(); // an unfinished reseating would raise the versions of the next test's evenings
  await sql('DELETE FROM reservations');
  await sql('DELETE FROM special_days');
  await sql(`DELETE FROM opening_hours WHERE valid_from > '2024-01-01'`);
  await sql(`DELETE FROM booking_rules WHERE valid_from > '2024-01-01'`);
  await sql('DELETE FROM evenings_to_reseat');
  await sql('DELETE FROM online_pauses');
  await sql('DELETE FROM table_closures');
  await sql(`DELETE FROM rooms WHERE valid_from > '2024-01-01'`);
});

const previewChange = (change: object, appIndex = 0) =>
  api.callAsStaff<PreviewBody>('/api/admin/venue/preview', { method: 'POST', body: change, appIndex });
const saveChange = (change: object, hash: string, appIndex = 0) =>
  api.callAsStaff<VenueBody>('/api/admin/venue', { method: 'PUT', body: { change, hash }, appIndex });
const readVenue = async (appIndex = 0): Promise<VenueBody> =>
  (await api.callAsStaff<VenueBody>('/api/admin/venue', { appIndex })).body;
const waitUntilReseated = () => waitUntil(readVenue, ({ toReseat }) => toReseat === 0);
const applyChange = async (change: object): Promise<PreviewBody> => {
  const { body } = await previewChange(change);
  expect(await saveChange(change, body.hash)).toMatchObject({ status: 200 });
  await waitUntilReseated();
  return body;
};
const reserveTable = async (date: string, overrides: object = {}): Promise<CreatedReservationBody['reservation']> =>
  (await postReservation({ date, email: newEmail(), ...overrides })).body.reservation;

/** The tables of each reservation, by its id. */
const readHoldings = async (): Promise<Map<string, string>> => {
  const rows = await sql<{ id: string; tables: string }>(
    `SELECT reservation_id AS id, string_agg(table_id, ',' ORDER BY table_id) AS tables FROM table_holdings
     WHERE reservation_id IS NOT NULL GROUP BY reservation_id`,
  );
  return new Map(rows.map(({ id, tables }) => [id, tables]));
};
const readStarts = async (date: string, apiUrl = api.getUrls()[0] ?? ''): Promise<string[]> =>
  (await requestApi<{ availableSlots: string[] }>(`/api/reservations/availability/${date}/2/1`, { apiUrl })).body
    .availableSlots;

describe('days on which the venue is closed', () => {
  const [friday = ''] = fridays;
  const range = [friday, addDays(friday, 2)] as const;
  const onOneDay = { times: 1, until: null };

  it('have a preview of stranded visits and shown hours that writes nothing', async () => {
    const [earlyReservation, lateReservation] = [
      await reserveTable(friday),
      await reserveTable(addDays(friday, 1), { time: '21:00' }),
    ];
    await reserveTable(addDays(friday, 2 + 3)); // Wednesday
    const { status, body } = await previewChange(specialDayChange(...range));
    expect([status, body.evenings, body.strandedCount, body.keptCount]).toEqual([200, 2, 2, 0]);
    expect(body.stranded).toEqual(
      [earlyReservation, lateReservation].map(({ id }) =>
        expect.objectContaining({ id, lastName: 'Kováčová', why: 'closed' }),
      ),
    );
    expect(body.hours).toEqual([
      { date: friday, before: { opens: 960, lastStart: 1410, closes: 1560 }, after: null, ...onOneDay },
      { date: addDays(friday, 1), before: { opens: 960, lastStart: 1410, closes: 1560 }, after: null, ...onOneDay },
    ]); // Sunday is closed anyway
    expect(await sql('SELECT FROM special_days')).toEqual([]);
    expect((await readHoldings()).size).toBe(3);
  });

  it('apply in four processes within a second, in start times and on the site', async () => {
    const change = specialDayChange(...range);
    for (const url of api.getUrls()) expect(await readStarts(friday, url)).not.toEqual([]);
    const { body } = await previewChange(change);
    await saveChange(change, body.hash);
    const savedMs = performance.now();
    for (const url of api.getUrls()) expect(await readStarts(friday, url)).toEqual([]);
    const siteResponses = await Promise.all(
      api.getUrls().map((apiUrl) => requestApi<VenueBody>('/api/site', { apiUrl })),
    );
    const delayMs = performance.now() - savedMs;
    for (const { body: site } of siteResponses) {
      expect(site.venue.schedule.specialDays).toEqual([
        { from: range[0], to: range[1], hours: null, label: { sk: 'Vianoce', en: 'Christmas' } },
      ]);
    }
    expect(delayMs).toBeLessThan(1_000 * timeLimitFactor);
    saveProofFigures('C11', 'A change of the bar is true in four processes within a second', {
      'milliseconds until all four had told it': Math.round(delayMs),
    });
  });

  it('may have a break: visits in it are stranded, and start times around it are offered', async () => {
    const [strandedReservation] = [
      await reserveTable(friday, { time: '18:00' }),
      await reserveTable(friday, { time: '20:00' }),
    ];
    const hoursWithBreak = { opens: 960, lastStart: 1410, closes: 1560, break: { from: 1080, until: 1200 } };
    const preview = await applyChange(specialDayChange(friday, friday, hoursWithBreak));
    expect(preview.stranded).toEqual([expect.objectContaining({ id: strandedReservation.id, why: 'outside_hours' })]);
    expect([preview.keptCount, preview.hours[0]?.after]).toEqual([1, hoursWithBreak]);
    expect((await readHoldings()).has(strandedReservation.id)).toBe(false);
    expect((await readStarts(friday)).slice(0, 4)).toEqual(['16:00', '16:30', '17:00', '20:00']);
    const response = await postReservation({ date: friday, email: newEmail(), time: '17:00', duration: 2 });
    expect([400, 409]).toContain(response.status); // 400 or 409, depending on the version of the venue that its process has read
    const { body } = await previewChange(
      specialDayChange(friday, friday, { ...hoursWithBreak, break: { from: 1080, until: 1080 } }),
    );
    expect(body).toMatchObject({ errors: [{ field: 'hours.break.until', code: 'break_outside' }] });
    await expect(sql(`UPDATE special_days SET break = '{"from": 1200, "until": 1080}'`)).rejects.toThrow(
      'special_days_break_check',
    );
  });

  it('take the tables of stranded visits, not their status, and the inbox lists them', async () => {
    const { id } = await reserveTable(friday);
    await applyChange(specialDayChange(...range));
    expect(await sql('SELECT status FROM reservations WHERE id = $1', [id])).toEqual([{ status: 'confirmed' }]);
    expect((await readHoldings()).size).toBe(0);
    const readWithoutTable = async () =>
      (await api.callAsStaff<{ withoutTable: { id: string }[] }>('/api/admin/inbox')).body.withoutTable.map(
        (reservation) => reservation.id,
      );
    expect(await readWithoutTable()).toEqual([id]);
    const reservationResponse = await api.callAsStaff<ReservationBody>(`/api/admin/reservations/${id}`);
    const statusResponse = await api.callAsStaff(`/api/admin/reservations/${id}/status`, {
      method: 'PUT',
      body: { status: 'cancelled' },
    });
    expect([reservationResponse.status, statusResponse.status].every((status) => status < 500)).toBe(true);
  });

  it('seat stranded visits again when they are removed, and are in the audit log', async () => {
    const { id } = await reserveTable(friday);
    const holdingsBefore = await readHoldings();
    await applyChange(specialDayChange(...range));
    const reopenPreview = await applyChange({ removeSpecialDay: { range: { from: range[0], to: range[1] } } });
    expect(reopenPreview.seatedAgainCount).toBe(1);
    expect(await readHoldings()).toEqual(holdingsBefore);
    const auditEntries = await sql<{ action: string }>(
      `SELECT action FROM audit_log WHERE subject_id IN ($1, $2) ORDER BY at DESC LIMIT 4`,
      [id, range.join('/')],
    );
    expect(auditEntries.map(({ action }) => action).sort()).toEqual(
      ['reservation.moved', 'reservation.moved', 'venue.putSpecialDay', 'venue.removeSpecialDay'], // prettier-ignore
    );
  });

  it('stay closed for guests, but staff can seat a party with a reason', async () => {
    await applyChange(specialDayChange(...range));
    const staffResponse = await api.callAsStaff<ReservationBody>('/api/admin/reservations', {
      method: 'POST',
      body: buildPhoneReservation({ date: friday, overrideReason: 'The family of the cook' }),
    });
    expect(staffResponse.status).toBe(201);
    await applyChange(specialDayChange(...range, shorterHours));
    expect((await readHoldings()).get(staffResponse.body.id)).toBe(staffResponse.body.tables.join());
  });
});

describe('a pause of online reservations', () => {
  const [friday = ''] = fridays;

  it('allows earlier starts, strands no visit, does not restrict staff, and can be removed', async () => {
    const { id } = await reserveTable(friday, { time: '21:00' });
    const holdingsBefore = await readHoldings();
    const preview = await applyChange({ putPause: { pause: { date: friday, from: 1200 } } });
    expect([preview.evenings, preview.changedDays]).toEqual([0, 0]);
    for (const url of api.getUrls()) expect((await readStarts(friday, url)).at(-1)).toBe('19:30');
    expect(await readStarts(addDays(friday, 7))).toContain('23:00');
    const response = await postReservation({ date: friday, time: '20:00', email: newEmail() });
    expect([response.status, response.body.code]).toEqual([409, 'slot_not_offered']);
    const staffResponse = await api.callAsStaff('/api/admin/reservations', {
      method: 'POST',
      body: buildPhoneReservation({ date: friday, time: '20:00' }),
    });
    expect(staffResponse.status).toBe(201);
    expect((await readHoldings()).get(id)).toBe(holdingsBefore.get(id));
    await applyChange({ removePause: { date: friday } });
    expect(await readStarts(friday)).toContain('20:00');
  });
});

describe('a table out of use', () => {
  const [friday = ''] = fridays;
  const closeTable = (overrides: object = {}, replaces: number | null = null) => ({
    putClosure: {
      closure: { tables: ['T6'], from: friday, to: friday, reason: 'A broken leg', ...overrides },
      replaces,
    },
  });
  const reserveForFour = (time = '19:00') => reserveTable(friday, { partySize: 4, time });
  const readTablePlan = async (date: string) =>
    (await api.callAsStaff<{ tables: { id: string }[]; outOfUse?: object[] }>(`/api/admin/tables?date=${date}`)).body;

  it('is not offered, its guests are seated elsewhere as in the preview, and it returns afterwards', async () => {
    const { id } = await reserveForFour();
    expect((await readHoldings()).get(id)).toBe('T6');
    const preview = await applyChange(closeTable());
    expect([preview.reseated, preview.stranded, preview.changedDays]).toEqual([
      [expect.objectContaining({ id, from: ['T6'], to: ['T7'] })],
      [],
      0,
    ]);
    expect((await readHoldings()).get(id)).toBe('T7');
    const [planOnFriday, planOnSaturday] = [await readTablePlan(friday), await readTablePlan(addDays(friday, 1))];
    expect(planOnFriday.tables.map((table) => table.id)).not.toContain('T6');
    expect(planOnFriday.outOfUse).toEqual([
      { id: 'T6', minParty: 1, maxParty: 4, order: 5, to: friday, reason: 'A broken leg' },
    ]);
    expect([planOnSaturday.tables.map((table) => table.id).includes('T6'), planOnSaturday.outOfUse]).toEqual([
      true,
      undefined,
    ]);
    const dateResponse = await api.callAsStaff<{ plan: object }>(`/api/admin/calendar/date/${friday}`);
    expect(dateResponse.body.plan).toEqual(planOnFriday);
    const { closures } = await readVenue();
    const [closure] = closures;
    expect(closures).toEqual([{ ...closeTable().putClosure.closure, id: expect.any(Number) }]);
    await applyChange({ removeClosure: { id: closure?.id } });
    expect((await readTablePlan(friday)).tables).toHaveLength(9);
  });

  it('strands guests without another table, who are seated first when it returns', async () => {
    await reserveTable(friday, { partySize: 8, time: '19:00' });
    for (let reservationCount = 0; reservationCount < 5; reservationCount += 1) await reserveForFour(); // three four-tops and two combinations of two-tops
    const preview = await applyChange(closeTable());
    expect(preview.stranded).toEqual([expect.objectContaining({ why: 'no_table' })]);
    expect((await readHoldings()).size).toBe(5);
    const { closures } = await readVenue();
    const reopenPreview = await applyChange({ removeClosure: { id: closures[0]?.id } });
    expect(reopenPreview.seatedAgainCount).toBe(1);
    expect((await readHoldings()).size).toBe(6);
  });

  it('is known in four processes at once and can be edited', async () => {
    const readStartsForTwenty = async (apiUrl: string) =>
      (await requestApi<{ availableSlots: string[] }>(`/api/reservations/availability/${friday}/20/2`, { apiUrl })).body
        .availableSlots;
    await applyChange(closeTable({ tables: ['T6', 'T7', 'L1'] })); // fourteen seats remain
    for (const url of api.getUrls()) expect(await readStartsForTwenty(url)).toEqual([]);
    const { closures } = await readVenue();
    await applyChange(closeTable({ tables: ['T6'] }, closures[0]?.id));
    for (const url of api.getUrls()) expect(await readStartsForTwenty(url)).not.toEqual([]);
    expect(await sql('SELECT table_id FROM closed_tables')).toEqual([{ table_id: 'T6' }]);
  });

  it('is not saved when a guest has reserved since the preview', async () => {
    const { body } = await previewChange(closeTable());
    await reserveForFour();
    const response = await saveChange(closeTable(), body.hash, 1);
    expect([response.status, response.body.code]).toEqual([409, 'venue_moved_on']);
    expect(await sql('SELECT FROM table_closures')).toEqual([]);
  });

  it('must be a table of the venue, also in the database', async () => {
    await applyChange(closeTable());
    const insert = sql(`INSERT INTO closed_tables SELECT id, 'T99' FROM table_closures`);
    await expect(insert).rejects.toThrow(/closed_tables_table_id_fkey/);
    const report = await api.callAsStaff<{ findings: object[] }>('/api/admin/system/integrity', { method: 'POST' });
    expect(report.body.findings).toEqual([]);
  });

  it.each([
    ['a range that ends before it begins', closeTable({ to: addDays(friday, -1) }), 'to', 'The last day must not be before the first one'],
    ['an unknown table', closeTable({ tables: ['T99'] }), 'tables', 'There is no such table'],
    ['no table', closeTable({ tables: [] }), 'tables', 'Choose at least one table'],
    ['days that are over', closeTable({ from: '2024-05-01', to: '2024-05-02' }), 'to', 'These days are over'],
    ['tables that are no list', closeTable({ tables: 'T6' }), 'putClosure.closure.tables', 'Choose tables of the bar'],
    ['a replacement of an unknown closure', closeTable({}, 99_999), 'replaces', 'This is not there any more, or it has begun'],
    ['a removal of an unknown closure', { removeClosure: { id: 99_999 } }, 'id', 'This is not there any more, or it has begun'],
  ])('%s is refused, and nothing is saved', async (_description, change, field, message) => {
    for (const { status, body } of [await previewChange(change), await saveChange(change, 'x')]) {
      expect([status, body.errors]).toEqual([400, [expect.objectContaining({ field: expect.stringMatching(`${field}$`), message })]]);
    }
    expect(await sql('SELECT FROM table_closures')).toEqual([]);
  }); // prettier-ignore
});

describe('a room from a date on', () => {
  const from = fridays[2] ?? '';
  const terrace = { sk: 'Terasa', en: 'Terrace' };
  const putRoom = async (changeRoom: (value: RoomBody) => Partial<RoomBody> = () => ({}), overrides: object = {}) => {
    const value = (await readVenue()).rooms[0]?.value ?? { tables: [], combinations: [] };
    return { putRoom: { room: { from, value: { ...value, ...changeRoom(value) } }, ...overrides } };
  };
  const withElevenTables = ({ tables, combinations }: RoomBody): RoomBody => ({
    tables: [
      ...tables,
      { id: 'T9', minParty: 1, maxParty: 4, x: 17, y: 9 },
      { id: 'Okno 1', minParty: 1, maxParty: 2, x: 1, y: 9, zone: terrace },
    ],
    combinations: [...combinations, { tables: ['T8', 'T9'], minParty: 5, maxParty: 8, isWholeRoom: false }],
  });
  const fillEvening = async (date: string): Promise<number> => {
    const responses = Array.from({ length: 8 }, () => postReservation({ date, partySize: 4, email: newEmail() }));
    return (await Promise.all(responses)).filter(({ status }) => status === 201).length;
  };

  it('applies in every process from that date on, and seats more guests', async () => {
    const preview = await applyChange(await putRoom(withElevenTables));
    expect([preview.evenings, preview.changedDays]).toEqual([0, 0]);
    const tablesBefore = await api.callAsStaff<{ tables: object[] }>(`/api/admin/tables?date=${addDays(from, -1)}`);
    expect(tablesBefore.body.tables).toHaveLength(9);
    for (const [processIndex] of api.getUrls().entries()) {
      const { body } = await api.callAsStaff<{ tables: { id: string }[]; combinations: { tables: string[] }[] }>(
        `/api/admin/tables?date=${from}`,
        { appIndex: processIndex },
      );
      expect(body.tables.map(({ id }) => id).slice(-2)).toEqual(['T9', 'Okno 1']);
      expect(body.combinations.map(({ tables }) => tables)).toContainEqual(['T8', 'T9']);
      expect(body.combinations.at(-1)?.tables).toHaveLength(11);
    }
    expect([await fillEvening(addDays(from, -7)), await fillEvening(from)]).toEqual([6, 7]);
    const { rooms } = await readVenue();
    expect(rooms.map((room) => room.from)).toEqual(['2024-01-01', from]);
    expect(rooms[1]?.value.tables.at(-1)).toEqual({
      id: 'Okno 1',
      minParty: 1,
      maxParty: 2,
      x: 1,
      y: 9,
      zone: terrace,
    });
  });

  it('with fewer tables strands or reseats visits, can be edited and removed, and is in the audit log', async () => {
    await applyChange(await putRoom(withElevenTables));
    expect(await fillEvening(from)).toBe(7);
    const smallerPreview = await applyChange(await putRoom(({ tables }) => ({ tables }), { replaces: from }));
    expect([smallerPreview.strandedCount, smallerPreview.stranded[0]?.why]).toEqual([1, 'no_table']);
    expect(await sql(`SELECT id FROM dining_tables WHERE id = 'T9'`)).toHaveLength(1); // past evenings refer to it
    const largerPreview = await applyChange(await putRoom(withElevenTables, { replaces: from }));
    expect(largerPreview.seatedAgainCount).toBe(1);
    const removalPreview = await applyChange({ removeRoom: { from } });
    expect(removalPreview.strandedCount).toBe(1);
    const [auditEntry] = await sql<{ before: { seats: string }; after: { seats: string } }>(
      `SELECT before, after FROM audit_log WHERE action = 'venue.removeRoom' ORDER BY at DESC LIMIT 1`,
    );
    expect(auditEntry?.before.seats).toContain('Okno 1 1–2');
    expect(auditEntry?.after.seats).not.toContain('Okno 1');
  });

  it('is not saved when a guest has reserved since the preview', async () => {
    const change = await putRoom(({ tables }) => ({ tables: tables.slice(0, 1), combinations: [] }));
    const { body } = await previewChange(change);
    await reserveTable(from);
    expect((await saveChange(change, body.hash, 1)).body.code).toBe('venue_moved_on');
    expect(await sql('SELECT FROM rooms')).toHaveLength(1);
  });

  const withTable =
    (overrides: object) =>
    ({ tables }: RoomBody) => ({
      tables: tables.map((table, index) => (index === 5 ? { ...table, ...overrides } : table)),
    });
  const withJoin =
    (overrides: object) =>
    ({ combinations }: RoomBody) => ({
      combinations: [
        ...combinations,
        { tables: ['T1', 'T3'], minParty: 3, maxParty: 4, isWholeRoom: false, ...overrides },
      ],
    });
  it.each<[string, (value: RoomBody) => object, string, string]>([
    ['without a table', () => ({ tables: [], combinations: [] }), 'tables', 'A room needs a table; to close for longer, enter days on which the bar is closed'],
    ['with a table for at least nine and at most four', withTable({ minParty: 9 }), 'tables.5.minParty', 'The smallest party must not be larger than the largest one'],
    ['with two tables of the same name', withTable({ id: 'T1' }), 'tables.5.id', 'Another table has this name'],
    ['with a join of an unknown table', withJoin({ tables: ['T1', 'T99'] }), 'combinations.7.tables', 'There is no such table'],
    ['with a join of one table', withJoin({ tables: ['T1'] }), 'combinations.7.tables', 'A join needs at least two tables'],
    ['with the same join twice', withJoin({ tables: ['T2', 'T1'] }), 'combinations.7.tables', 'These tables are joined already'],
    ['with a party of 2.5 guests', withTable({ maxParty: 2.5 }), 'room.value.tables.5.maxParty', 'A party has between 1 and 99 guests'],
    ['with tables that are texts', () => ({ tables: ['T1'] }), 'room.value.tables', 'This must be a list of objects'],
    ['with tables that are lists', () => ({ tables: [[]] }), 'room.value.tables', 'This must be a list of objects'],
  ])('%s is refused with field and message', async (_title, value, field, message) => {
    const change = await putRoom(value);
    for (const { status, body } of [await previewChange(change), await saveChange(change, 'x')]) {
      expect([status, body.errors]).toEqual([400, expect.arrayContaining([expect.objectContaining({ field: expect.stringMatching(`${field}$`), message })])]);
    }
    expect(await sql('SELECT FROM rooms')).toHaveLength(1);
  }); // prettier-ignore

  it('is refused if another begins on that date, if it has begun, and if it is missing', async () => {
    await applyChange(await putRoom(withElevenTables));
    const previewErrorCodes = async (change: object) =>
      (await previewChange(change)).body.errors?.map(({ code }) => code);
    expect(await previewErrorCodes(await putRoom())).toEqual(['date_taken']);
    expect(await previewErrorCodes(await putRoom(undefined, { replaces: '2024-01-01' }))).toEqual(['not_there']);
    expect(await previewErrorCodes({ removeRoom: { from: '2024-01-01' } })).toEqual(['not_there']);
  });
});

describe('an invalid change', () => {
  const [friday = ''] = fridays;
  it.each([
    ['a range that ends before it begins', specialDayChange(friday, addDays(friday, -1)), 'to', 'The last day must not be before the first one'],
    ['hours that end before they begin', specialDayChange(friday, friday, { opens: 960, lastStart: 960, closes: 900 }), 'hours.closes', 'The bar must close after it opens'],
    ['a day that is over', specialDayChange('2024-05-01'), 'to', 'These days are over'],
    ['hours that are no minutes', specialDayChange(friday, friday, { opens: 960.5, lastStart: 960, closes: 1000 }), 'putSpecialDay.day.hours.opens', 'This must be a whole number of minutes of the service date'],
    ['a day without hours', { putSpecialDay: { day: { from: friday, to: friday } } }, 'putSpecialDay.day.hours', 'This must be an object'],
    ['a list for a day', { putSpecialDay: [] }, 'putSpecialDay', 'This must be an object'],
    ['an empty change', {}, 'change', 'Say exactly one change'],
    ['two changes', { ...specialDayChange(friday), removeWeek: { from: friday } }, 'change', 'Say exactly one change'],
    ['an unknown change', { sellTheVenue: {} }, 'sellTheVenue', 'This field is not known'],
    ['a removal of an unknown day', { removeSpecialDay: { range: { from: friday, to: friday } } }, 'range', 'This is not there any more, or it has begun'],
  ])('%s is refused with field and message', async (_title, change, field, message) => {
    const responses = [await previewChange(change), await saveChange(change, 'x')];
    for (const { status, body } of responses) {
      expect([status, body.errors]).toEqual([400, expect.arrayContaining([expect.objectContaining({ field: expect.stringMatching(`${field}$`), message })])]);
    }
    expect(await sql('SELECT FROM special_days')).toEqual([]);
  }); // prettier-ignore

  it('is not allowed for a host', async () => {
    const headers = await signIn(undefined, await createStaffAccount(undefined, 'host'));
    const { status } = await requestApi('/api/admin/venue', { headers });
    expect(status).toBe(403);
  });
});

describe('an outdated preview', () => {
  const [friday = ''] = fridays;
  const change = specialDayChange(friday);

  it('saves nothing when an affected guest has reserved meanwhile', async () => {
    const { body } = await previewChange(change);
    await reserveTable(friday);
    const response = await saveChange(change, body.hash, 1);
    expect([response.status, response.body.code]).toEqual([409, 'venue_moved_on']);
    expect(await sql('SELECT FROM special_days')).toEqual([]);
    const secondPreview = await previewChange(change);
    expect(secondPreview.body.strandedCount).toBe(1);
    expect((await saveChange(change, secondPreview.body.hash)).status).toBe(200);
  });

  it('stays valid while unaffected guests reserve', async () => {
    const hoursChange = specialDayChange(friday, friday, shorterHours);
    const reserveEarly = (apiUrl = baseUrl) =>
      postReservation({ date: friday, email: newEmail(), time: '17:00', duration: 1 }, { apiUrl });
    const readStamp = () => sql('SELECT updated_at FROM reservation_capacity_locks WHERE date = $1', [friday]);
    const { body } = await previewChange(hoursChange);
    const stampBefore = await readStamp();
    expect((await reserveEarly(api.getUrls()[0])).status).toBe(201);
    expect(await readStamp()).not.toEqual(stampBefore); // control: the evening has changed
    const [saveResponse] = await Promise.all([
      saveChange(hoursChange, body.hash, 1),
      ...api.getUrls().map(reserveEarly),
    ]);
    expect([saveResponse.status, saveResponse.body.venue.schedule.specialDays]).toMatchObject([
      200,
      [{ from: friday }],
    ]);
  });

  it('stays valid after a reservation of another evening', async () => {
    const { body } = await previewChange(change);
    await reserveTable(addDays(friday, 7));
    expect((await saveChange(change, body.hash)).status).toBe(200);
  });

  it('is refused for the second of two managers who save at the same time', async () => {
    const otherChange = specialDayChange(friday, friday, shorterHours);
    const [firstPreview, secondPreview] = [await previewChange(change), await previewChange(otherChange)];
    const saveResponses = await Promise.all([
      saveChange(change, firstPreview.body.hash),
      saveChange(otherChange, secondPreview.body.hash, 1),
    ]);
    expect(saveResponses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await sql('SELECT FROM special_days')).toHaveLength(1);
  });
});

describe('an evening to reseat, with several processes', () => {
  it('is reseated once', async () => {
    const [friday = ''] = fridays;
    // a timestamp in the future grows by a microsecond with each change, which counts them
    const futureStampSql = `INSERT INTO reservation_capacity_locks VALUES ($1, '2100-01-01 00:00:00Z')
      ON CONFLICT (date) DO UPDATE SET updated_at = excluded.updated_at`;
    await sql(futureStampSql, [friday]);
    const releaseLock = await lockEvening(friday);
    await sql('INSERT INTO evenings_to_reseat (date) VALUES ($1)', [friday]);
    const minuteJobs = api.getProcesses().map((apiProcess) => apiProcess.runMinuteJobs());
    await waitUntil(
      () => sql(`SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query ~ 'turn|pg_advisory'`),
      (lockedQueries) => lockedQueries.length === api.getProcesses().length,
    );
    await releaseLock();
    await Promise.all(minuteJobs);
    await waitUntilReseated();
    const changeCountSql = `SELECT to_char(updated_at, 'US') AS changes FROM reservation_capacity_locks WHERE date = $1`;
    expect(await sql(changeCountSql, [friday])).toEqual([{ changes: '000001' }]);
    await sql('UPDATE reservation_capacity_locks SET updated_at = now() WHERE date = $1', [friday]);
  });
});

describe('a week from a date on', () => {
  it('opens Sundays from then on, and another change reverts it', async () => {
    const sunday = addDays(fridays[1] ?? '', 2);
    const { venue: venueNow } = await readVenue();
    const [week] = venueNow.schedule.weeks;
    const value = { ...week?.value, sunday: shorterHours };
    await applyChange({ putWeek: { week: { from: sunday, value } } });
    for (const url of api.getUrls()) expect(await readStarts(sunday, url)).toContain('19:00');
    expect(await readStarts(addDays(sunday, -7))).toEqual([]);
    const repeatPreview = await previewChange({ putWeek: { week: { from: sunday, value } } });
    expect([repeatPreview.status, repeatPreview.body.errors]).toEqual([
      400,
      [expect.objectContaining({ code: 'date_taken' })],
    ]);
    const { id } = await reserveTable(sunday, { time: '18:00' });
    const removalPreview = await applyChange({ removeWeek: { from: sunday } });
    expect(removalPreview.stranded).toEqual([expect.objectContaining({ id, why: 'closed' })]);
    expect(await readStarts(sunday)).toEqual([]);
  });
});

describe('booking rules from a date on', () => {
  const [dateBefore = '', friday = '', later = ''] = fridays;
  const putRules = (from: string, value: object = {}, replaces: string | null = null) => ({
    putRules: { rules: { from, value: { ...venueRules, ...value } }, replaces },
  });
  const rulesForSix = { slotMinutes: 15, largestPartyOnline: 6, approvalFrom: 7, depositFrom: 9, holdMinutes: 20 };

  it('apply to start times, decisions and the site in every process, and not before that date', async () => {
    const preview = await applyChange(putRules(friday, rulesForSix));
    expect([preview.evenings, preview.changedDays]).toEqual([0, 0]);
    for (const url of api.getUrls()) {
      expect((await readStarts(friday, url)).slice(0, 3)).toEqual(['16:00', '16:15', '16:30']);
      expect((await readStarts(dateBefore, url)).slice(0, 3)).toEqual(['16:00', '16:30', '17:00']);
    }
    const reserveParty = (date: string, partySize: number, time = '18:15') =>
      postReservation({ date, time, partySize, email: newEmail() });
    const responseForSix = await reserveParty(friday, 6);
    const responseForSeven = await reserveParty(friday, 7, '21:15');
    expect([responseForSix, responseForSeven].map(({ status, body }) => [status, body.reservation.status])).toEqual([
      [201, 'confirmed'],
      [201, 'pending_approval'],
    ]);
    expect((await reserveParty(dateBefore, 6)).body).toMatchObject({ code: 'slot_not_offered' });
    expect((await reserveParty(dateBefore, 6, '18:30')).body.reservation.status).toBe('pending_approval');
    const site = await requestApi<VenueBody>('/api/site', { apiUrl: api.getUrls()[3] ?? '' });
    expect(site.body.venue.rules).toEqual([
      { from: '2024-01-01', value: toGuestRules(venueRules) },
      { from: friday, value: toGuestRules({ ...venueRules, ...rulesForSix }) },
    ]);
  });

  it('do not restrict staff, who may start at any quarter of an hour, and keep existing reservations', async () => {
    const { id } = await reserveTable(friday, { partySize: 5, time: '18:00' });
    await applyChange(putRules(friday, { slotMinutes: 60, approvalFrom: 2 }));
    expect(await sql('SELECT status FROM reservations WHERE id = $1', [id])).toEqual([{ status: 'pending_approval' }]);
    const staffResponse = await api.callAsStaff<ReservationBody>('/api/admin/reservations', {
      method: 'POST',
      body: buildPhoneReservation({ date: friday, time: '20:15', partySize: 4 }),
    });
    expect([staffResponse.status, staffResponse.body.status]).toEqual([201, 'confirmed']);
  });

  it('can be moved and removed while they are planned, and the previous ones still apply', async () => {
    await applyChange(putRules(friday, rulesForSix));
    await applyChange(putRules(later, rulesForSix, friday));
    expect((await readStarts(friday))[1]).toBe('16:30');
    expect((await readStarts(later))[1]).toBe('16:15');
    await applyChange({ removeRules: { from: later } });
    expect((await readStarts(later))[1]).toBe('16:30');
    expect((await readVenue()).venue.rules).toEqual([{ from: '2024-01-01', value: venueRules }]);
  });

  it('limit how long guests may stay', async () => {
    const readAvailability = (stayHours: number) =>
      requestApi(`/api/reservations/availability/${friday}/2/${stayHours}`, { apiUrl: api.getUrls()[0] });
    expect((await readAvailability(5)).status).toBe(400);
    await applyChange(putRules(friday, { usualStayHours: 3, longestStayHours: 6 }));
    expect([(await readAvailability(6)).status, (await readAvailability(7)).status]).toEqual([200, 400]);
    const longStayResponse = await postReservation({ date: friday, email: newEmail(), time: '16:00', duration: 6 });
    expect([
      longStayResponse.status,
      (await postReservation({ date: friday, email: newEmail(), duration: 7 })).status,
    ]).toEqual([201, 400]);
  });

  it.each<[string, object, object]>([
    ['two from the same day', putRules(friday), { field: 'from', code: 'date_taken', message: 'Another one begins on that day' }],
    ['from a day that is over', putRules('2024-05-01'), { field: 'from', code: 'begins_in_past' }],
    ['a replacement of rules that have begun', putRules(later, {}, '2024-01-01'), { field: 'replaces', code: 'not_there' }],
    ['a removal of rules that have begun', { removeRules: { from: '2024-01-01' } }, { field: 'from', code: 'not_there' }],
    ['starts every 7 minutes', putRules(later, { slotMinutes: 7 }), { field: 'slotMinutes', code: 'outside_bounds', message: 'This is less or more than it can be' }],
    ['a party of 21 online', putRules(later, { largestPartyOnline: 21 }), { field: 'largestPartyOnline', code: 'outside_bounds' }],
    ['a text instead of a number', putRules(later, { holdMinutes: 'long' }), { field: expect.stringMatching(/putRules\.rules\.value\.holdMinutes$/), code: 'number_invalid', message: 'This must be a whole number' }],
    ['null instead of a number', putRules(later, { leadMinutes: null }), { field: expect.stringMatching(/putRules\.rules\.value\.leadMinutes$/), code: 'number_invalid' }],
    ['no rules', { putRules: { rules: { from: later } } }, { field: expect.stringMatching(/putRules\.rules\.value$/), code: 'not_an_object' }],
  ])('%s are refused with field and message, and nothing is saved', async (_title, change, formError) => {
    await applyChange(putRules(friday));
    const responses = [await previewChange(change), await saveChange(change, 'x')];
    for (const { status, body } of responses)
      expect([status, body.errors]).toEqual([400, expect.arrayContaining([expect.objectContaining(formError)])]);
    expect(await sql('SELECT FROM booking_rules')).toHaveLength(2);
  }); // prettier-ignore

  it('have bounds of the domain that the database accepts', async () => {
    const smallestRules = Object.fromEntries(ruleNames.map((name) => [name, ruleBounds[name].min]));
    const largestRules = Object.fromEntries(ruleNames.map((name) => [name, ruleBounds[name].max]));
    await applyChange(putRules(friday, smallestRules));
    await applyChange(putRules(later, largestRules));
    await applyChange(putRules(friday, { smallPartiesFrom: null, freezeMinutes: null }, friday));
    for (const name of ruleNames) {
      for (const value of [ruleBounds[name].min - 1, ruleBounds[name].max + 1]) {
        const { body } = await previewChange(putRules(addDays(later, 1), { [name]: value }));
        expect(body.errors).toEqual([expect.objectContaining({ field: name, code: 'outside_bounds' })]);
      }
    }
  });
});

describe('the audit log of venue changes', () => {
  const [friday = '', later = ''] = fridays;
  const [range, specialDay] = [[friday, addDays(friday, 2)] as const, specialDayChange(friday, addDays(friday, 2))];
  const [label, week] = [
    { labelSk: 'Vianoce', labelEn: 'Christmas' },
    { from: later, value: { ...venueWeek, sunday: shorterHours } },
  ];
  const rules = { from: later, value: { ...venueRules, approvalFrom: 7 } };

  it.each<[string, object[], string, object | null, object | null]>([
    ['venue.putSpecialDay', [specialDay], range.join('/'), null, { days: range, hours: null, ...label }],
    ['venue.putSpecialDay', [specialDay, specialDayChange(...range, shorterHours)], range.join('/'), { hours: null }, { hours: shorterHours }],
    ['venue.removeSpecialDay', [specialDay, { removeSpecialDay: { range: { from: range[0], to: range[1] } } }], range.join('/'), { days: range, hours: null, ...label }, null],
    ['venue.putWeek', [{ putWeek: { week } }], later, { sunday: null }, { sunday: shorterHours }],
    ['venue.removeWeek', [{ putWeek: { week } }, { removeWeek: { from: later } }], later, { sunday: shorterHours }, { sunday: null }],
    ['venue.putPause', [{ putPause: { pause: { date: friday, from: 1200 } } }], friday, null, { pausedFrom: 1200 }],
    ['venue.removePause', [{ putPause: { pause: { date: friday, from: 1200 } } }, { removePause: { date: friday } }], friday, { pausedFrom: 1200 }, null],
    ['venue.putRules', [{ putRules: { rules } }], later, { approvalFrom: 5 }, { approvalFrom: 7 }],
    ['venue.removeRules', [{ putRules: { rules } }, { removeRules: { from: later } }], later, { approvalFrom: 7 }, { approvalFrom: 5 }],
  ])('contains for %s only the change and its evenings (%#)', async (action, changes, subject, before, after) => {
    for (const change of changes) await applyChange(change);
    const { body } = await api.callAsStaff<{ items: object[] }>('/api/admin/audit/entries?kind=venue');
    expect(body.items[0]).toMatchObject({ action, subject });
    expect(body.items[0]).toEqual(expect.objectContaining({ before, after }));
  }); // prettier-ignore
});

describe('proof C11: an accurate preview', () => {
  const random = seededRandom(11);
  const evenings = fridays.slice(1, 7);

  async function fillEvenings(): Promise<void> {
    const parties = evenings.flatMap((date) =>
      Array.from({ length: 12 }, () => ({
        date,
        time: ['16:00', '18:00', '19:30', '21:00', '22:00'][Math.floor(random() * 5)] ?? '18:00',
        partySize: 1 + Math.floor(random() * 4),
      })),
    );
    for (const party of parties) await postReservation({ ...party, email: newEmail() });
  }

  it('of six evenings with shorter hours counts every visit as unmoved, seated elsewhere or stranded', async () => {
    await fillEvenings();
    const holdingsBefore = await readHoldings();
    const preview = await applyChange(specialDayChange(evenings[0] ?? '', evenings.at(-1), shorterHours));
    const holdingsAfter = await readHoldings();
    expect(preview.keptCount + preview.reseatedCount + preview.strandedCount).toBe(holdingsBefore.size);
    expect(preview.strandedCount).toBeGreaterThan(5);
    for (const [id, tables] of holdingsBefore) {
      const move = preview.reseated.find((reseatedVisit) => reseatedVisit.id === id);
      const isStranded = preview.stranded.some((strandedVisit) => strandedVisit.id === id);
      expect(holdingsAfter.get(id)).toBe(isStranded ? undefined : (move?.to.join() ?? tables));
    }
  });
});

describe('proof C12: an interrupted change', () => {
  it('continues at the next start after the process was killed', async () => {
    const evenings = dates.slice(0, isLongRun ? 40 : 15);
    for (const date of evenings) await reserveTable(date, { time: '21:00' });
    const change = specialDayChange(evenings[0] ?? '', evenings.at(-1), shorterHours);
    const { body } = await previewChange(change);
    const killDelaysMs = isLongRun ? Array.from({ length: 20 }, (_, index) => index * 5) : [0, 20];
    let unfinishedCount = 0;
    for (const delayMs of killDelaysMs) {
      await sql('DELETE FROM special_days');
      const killedProcess = await startApi();
      const headers = await signIn(killedProcess.url);
      const killedPreview = await requestApi<PreviewBody>('/api/admin/venue/preview', { method: 'POST', body: change, headers, apiUrl: killedProcess.url });
      await requestApi('/api/admin/venue', { method: 'PUT', body: { change, hash: killedPreview.body.hash }, headers, apiUrl: killedProcess.url });
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      killedProcess.child.kill('SIGKILL');
      await waitUntil(
        () => sql(`SELECT FROM pg_stat_activity WHERE state <> 'idle' AND query ~ 'holdings|evenings_to_reseat' AND pid <> pg_backend_pid()`),
        (runningQueries) => runningQueries.length === 0,
      );
      unfinishedCount += (await sql('SELECT FROM evenings_to_reseat')).length;
      const nextProcess = await startApi();
      await waitUntil(() => sql('SELECT FROM evenings_to_reseat'), (eveningsToReseat) => eveningsToReseat.length === 0);
      await nextProcess.stop();
      expect(await readHoldings()).toEqual(new Map());
      const removal = { removeSpecialDay: { range: { from: evenings[0], to: evenings.at(-1) } } };
      await applyChange(removal);
      expect((await readHoldings()).size).toBe(evenings.length);
    }
    expect(body.strandedCount).toBe(evenings.length);
    expect(unfinishedCount).toBeGreaterThan(0); // some changes were interrupted
    saveProofFigures('C12', 'A change of the bar that is interrupted goes on at the next start', {
      kills: killDelaysMs.length,
      'evenings that were still to be put in order at the kills': unfinishedCount,
    });
  }); // prettier-ignore
});

describe('proof C13: guests who reserve while the venue changes', () => {
  it('are checked against the old venue or the new one: no visit is seated twice or lost', async () => {
    const [, , friday = ''] = fridays;
    const change = specialDayChange(friday, friday, shorterHours);
    const { body } = await previewChange(change);
    const times = ['17:00', '18:00', '19:00', '20:30', '21:30'];
    const pendingResponses = Array.from({ length: 50 }, (_, index) =>
      postReservation(
        { date: friday, time: times[index % 5], partySize: 1 + (index % 4), email: newEmail() },
        { apiUrl: api.getUrls()[index % 4] },
      ),
    );
    const changeSaved = (async () => {
      let { hash } = body;
      for (;;) {
        const { status } = await saveChange(change, hash, 1);
        if (status === 200) return;
        expect(status).toBe(409);
        hash = (await previewChange(change, 1)).body.hash;
      }
    })();
    const responses = await Promise.all(pendingResponses);
    await changeSaved;
    await waitUntilReseated();
    const acceptedIds = responses.flatMap(({ status, body: created }) =>
      status === 201 ? [created.reservation.id] : [],
    );
    expect(responses.every(({ status }) => [201, 400, 409].includes(status))).toBe(true);
    const rows = await sql<{ id: string; until: number }>(
      'SELECT id, start_minute + minutes AS until FROM reservations WHERE date = $1',
      [friday], // prettier-ignore
    );
    expect(rows.map(({ id }) => id).sort()).toEqual([...acceptedIds].sort());
    const holdings = await readHoldings();
    for (const { id, until: endMinute } of rows)
      if (holdings.has(id)) expect(endMinute).toBeLessThanOrEqual(shorterHours.closes);
    const overlaps = (await findViolations(databaseUrl)).filter((violation) => /holders|whole stay/.test(violation));
    expect(overlaps).toEqual([]);
    saveProofFigures('C13', 'Guests who reserve while the bar changes sit once or wait, and none is lost', {
      'guests at once': pendingResponses.length,
      promised: acceptedIds.length,
      'of these stranded': rows.filter(({ id }) => !holdings.has(id)).length,
      overlaps: overlaps.length,
    });
  });
});
