import { afterEach, describe, expect, it } from '@jest/globals';
import { addDays, toGuestRules, ruleBounds, ruleNames, weekdayOf } from '@strapec/domain';
import { chance, venueRules, venueWeek } from '@strapec/domain/testing';
import { startApi } from '../support/api-process';
import { type ReservedBody, newEmail, call, reserve } from '../support/call';
import { lockEvening } from '../support/lock-evening';
import { type VenueBody, type PreviewBody, type RoomBody, specialDayChange } from '../support/venue-changes';
import { nextOpenDates } from '../support/next-open-dates';
import { findViolations } from '../support/oracle';
import { isLongRun, keepProof } from '../support/proof-report';
import { createStaffAccount, signIn } from '../support/staff-sign-in';
import { type ReservationBody, phoneReservation, staffAtProcesses } from '../support/staff-calls';
import { sql } from '../support/sql';
import { waitUntil } from '../support/wait-until';

const dates = nextOpenDates(60);
const fridays = dates.filter((date) => weekdayOf(date) === 'friday');
const api = staffAtProcesses(4);
const shorter = { opens: 960, lastStart: 1140, closes: 1260 }; // until 21:00

afterEach(async () => {
  await reseated(); // what still puts evenings in order would raise their versions under the next test
  await sql('DELETE FROM reservations');
  await sql('DELETE FROM special_days');
  await sql(`DELETE FROM opening_hours WHERE valid_from > '2024-01-01'`);
  await sql(`DELETE FROM booking_rules WHERE valid_from > '2024-01-01'`);
  await sql('DELETE FROM evenings_to_reseat');
  await sql('DELETE FROM online_pauses');
  await sql('DELETE FROM table_closures');
  await sql(`DELETE FROM rooms WHERE valid_from > '2024-01-01'`);
});

const preview = (change: object, at = 0) =>
  api.staff<PreviewBody>('/api/admin/venue/preview', { method: 'POST', body: change, at });
const save = (change: object, hash: string, at = 0) =>
  api.staff<VenueBody>('/api/admin/venue', { method: 'PUT', body: { change, hash }, at });
const venue = async (at = 0): Promise<VenueBody> => (await api.staff<VenueBody>('/api/admin/venue', { at })).body;
const reseated = () => waitUntil(venue, ({ toReseat }) => toReseat === 0);
const changed = async (change: object): Promise<PreviewBody> => {
  const { body } = await preview(change);
  expect(await save(change, body.hash)).toMatchObject({ status: 200 });
  await reseated();
  return body;
};
const guest = async (date: string, overrides: object = {}): Promise<ReservedBody['reservation']> =>
  (await reserve({ date, email: newEmail(), ...overrides })).body.reservation;

/** Who holds which tables. */
const holdings = async (): Promise<Map<string, string>> => {
  const rows = await sql<{ id: string; tables: string }>(
    `SELECT reservation_id AS id, string_agg(table_id, ',' ORDER BY table_id) AS tables FROM table_holdings
     WHERE reservation_id IS NOT NULL GROUP BY reservation_id`,
  );
  return new Map(rows.map(({ id, tables }) => [id, tables]));
};
const startTimes = async (date: string, at = api.urls()[0] ?? ''): Promise<string[]> =>
  (await call<{ availableSlots: string[] }>(`/api/reservations/availability/${date}/2/1`, { at })).body.availableSlots;

describe('days on which the bar is closed', () => {
  const [friday = ''] = fridays;
  const range = [friday, addDays(friday, 2)] as const;
  const once = { times: 1, until: null };

  it('have a preview of stranded visits and shown hours that writes nothing', async () => {
    const [early, late] = [await guest(friday), await guest(addDays(friday, 1), { time: '21:00' })];
    await guest(addDays(friday, 2 + 3)); // Wednesday
    const { status, body } = await preview(specialDayChange(...range));
    expect([status, body.evenings, body.strandedCount, body.keptCount]).toEqual([200, 2, 2, 0]);
    expect(body.stranded).toEqual(
      [early, late].map(({ id }) => expect.objectContaining({ id, lastName: 'Kováčová', why: 'closed' })),
    );
    expect(body.hours).toEqual([
      { date: friday, before: { opens: 960, lastStart: 1410, closes: 1560 }, after: null, ...once },
      { date: addDays(friday, 1), before: { opens: 960, lastStart: 1410, closes: 1560 }, after: null, ...once },
    ]); // Sunday is closed anyway
    expect(await sql('SELECT FROM special_days')).toEqual([]);
    expect((await holdings()).size).toBe(3);
  });

  it('apply in four processes within a second, for guests, staff and search engines', async () => {
    const change = specialDayChange(...range);
    for (const url of api.urls()) expect(await startTimes(friday, url)).not.toEqual([]);
    const { body } = await preview(change);
    await save(change, body.hash);
    const saved = performance.now();
    for (const url of api.urls()) expect(await startTimes(friday, url)).toEqual([]);
    const sites = await Promise.all(api.urls().map((at) => call<VenueBody>('/api/site', { at })));
    const seen = performance.now() - saved;
    for (const { body: site } of sites) {
      expect(site.venue.schedule.specialDays).toEqual([
        { from: range[0], to: range[1], hours: null, label: { sk: 'Vianoce', en: 'Christmas' } },
      ]);
    }
    expect(seen).toBeLessThan(1_000 * patience);
    keepProof('C11', 'A change of the bar is true in four processes within a second', {
      'milliseconds until all four had told it': Math.round(seen),
    });
  });

  it('may have a break: visits in it are stranded, and other starts are offered', async () => {
    const [within] = [await guest(friday, { time: '18:00' }), await guest(friday, { time: '20:00' })];
    const hours = { opens: 960, lastStart: 1410, closes: 1560, break: { from: 1080, until: 1200 } };
    const told = await changed(specialDayChange(friday, friday, hours));
    expect(told.stranded).toEqual([expect.objectContaining({ id: within.id, why: 'outside_hours' })]);
    expect([told.keptCount, told.hours[0]?.after]).toEqual([1, hours]);
    expect((await holdings()).has(within.id)).toBe(false);
    expect((await startTimes(friday)).slice(0, 4)).toEqual(['16:00', '16:30', '17:00', '20:00']);
    const crossing = await reserve({ date: friday, email: newEmail(), time: '17:00', duration: 2 });
    expect([400, 409]).toContain(crossing.status); // as what its process has read of the venue last
    const { body } = await preview(specialDayChange(friday, friday, { ...hours, break: { from: 1080, until: 1080 } }));
    expect(body).toMatchObject({ errors: [{ field: 'hours.break.until', code: 'break_outside' }] });
    await expect(sql(`UPDATE special_days SET break = '{"from": 1200, "until": 1080}'`)).rejects.toThrow(
      'special_days_break_check',
    );
  });

  it('leave stranded visits their status and no table, and the inbox lists them until they are resolved', async () => {
    const { id } = await guest(friday);
    await changed(specialDayChange(...range));
    expect(await sql('SELECT status FROM reservations WHERE id = $1', [id])).toEqual([{ status: 'confirmed' }]);
    expect((await holdings()).size).toBe(0);
    const waiting = async () =>
      (await api.staff<{ withoutTable: { id: string }[] }>('/api/admin/inbox')).body.withoutTable.map((one) => one.id);
    expect(await waiting()).toEqual([id]);
    const kept = await api.staff<ReservationBody>(`/api/admin/reservations/${id}`);
    const moved = await api.staff(`/api/admin/reservations/${id}/status`, {
      method: 'PUT',
      body: { status: 'cancelled' },
    });
    expect([kept.status, moved.status].every((status) => status < 500)).toBe(true);
  });

  it('seat stranded visits again when the bar opens after all, and are in the audit log', async () => {
    const { id } = await guest(friday);
    const before = await holdings();
    await changed(specialDayChange(...range));
    const opened = await changed({ removeSpecialDay: { range: { from: range[0], to: range[1] } } });
    expect(opened.seatedAgainCount).toBe(1);
    expect(await holdings()).toEqual(before);
    const entries = await sql<{ action: string }>(
      `SELECT action FROM audit_log WHERE subject_id IN ($1, $2) ORDER BY at DESC LIMIT 4`,
      [id, range.join('/')],
    );
    expect(entries.map(({ action }) => action).sort()).toEqual(
      ['reservation.moved', 'reservation.moved', 'venue.putSpecialDay', 'venue.removeSpecialDay'], // prettier-ignore
    );
  });

  it('stay closed, and a party that staff seat with a reason has its table', async () => {
    await changed(specialDayChange(...range));
    const entered = await api.staff<ReservationBody>('/api/admin/reservations', {
      method: 'POST',
      body: phoneReservation({ date: friday, overrideReason: 'The family of the cook' }),
    });
    expect(entered.status).toBe(201);
    await changed(specialDayChange(...range, shorter));
    expect((await holdings()).get(entered.body.id)).toBe(entered.body.tables.join());
  });
});

describe('a pause of online reservations', () => {
  const [friday = ''] = fridays;

  it('allows earlier starts, strands no visit, does not restrict staff, and can be removed', async () => {
    const { id } = await guest(friday, { time: '21:00' });
    const before = await holdings();
    const paused = await changed({ putPause: { pause: { date: friday, from: 1200 } } });
    expect([paused.evenings, paused.changedDays]).toEqual([0, 0]);
    for (const url of api.urls()) expect((await startTimes(friday, url)).at(-1)).toBe('19:30');
    expect(await startTimes(addDays(friday, 7))).toContain('23:00');
    const refused = await reserve({ date: friday, time: '20:00', email: newEmail() });
    expect([refused.status, refused.body.code]).toEqual([409, 'slot_not_offered']);
    const phoned = await api.staff('/api/admin/reservations', {
      method: 'POST',
      body: phoneReservation({ date: friday, time: '20:00' }),
    });
    expect(phoned.status).toBe(201);
    expect((await holdings()).get(id)).toBe(before.get(id));
    await changed({ removePause: { date: friday } });
    expect(await startTimes(friday)).toContain('20:00');
  });
});

describe('a table out of use', () => {
  const [friday = ''] = fridays;
  const out = (overrides: object = {}, replaces: number | null = null) => ({
    putClosure: {
      closure: { tables: ['T6'], from: friday, to: friday, reason: 'A broken leg', ...overrides },
      replaces,
    },
  });
  const four = (time = '19:00') => guest(friday, { partySize: 4, time });
  const plan = async (date: string) =>
    (await api.staff<{ tables: { id: string }[]; outOfUse?: object[] }>(`/api/admin/tables?date=${date}`)).body;

  it('is not offered, its guests are seated elsewhere as in the preview, and it returns afterwards', async () => {
    const { id } = await four();
    expect((await holdings()).get(id)).toBe('T6');
    const told = await changed(out());
    expect([told.reseated, told.stranded, told.changedDays]).toEqual([
      [expect.objectContaining({ id, from: ['T6'], to: ['T7'] })],
      [],
      0,
    ]);
    expect((await holdings()).get(id)).toBe('T7');
    const [tonight, later] = [await plan(friday), await plan(addDays(friday, 1))];
    expect(tonight.tables.map((table) => table.id)).not.toContain('T6');
    expect(tonight.outOfUse).toEqual([
      { id: 'T6', minParty: 1, maxParty: 4, order: 5, to: friday, reason: 'A broken leg' },
    ]);
    expect([later.tables.map((table) => table.id).includes('T6'), later.outOfUse]).toEqual([true, undefined]);
    const day = await api.staff<{ plan: object }>(`/api/admin/calendar/date/${friday}`);
    expect(day.body.plan).toEqual(tonight);
    const { closures } = await venue();
    const [standing] = closures;
    expect(closures).toEqual([{ ...out().putClosure.closure, id: expect.any(Number) }]);
    await changed({ removeClosure: { id: standing?.id } });
    expect((await plan(friday)).tables).toHaveLength(9);
  });

  it('strands guests without another table, who are seated first when it returns', async () => {
    await guest(friday, { partySize: 8, time: '19:00' });
    for (let count = 0; count < 5; count += 1) await four(); // three tables, and two pairs of small ones
    const told = await changed(out());
    expect(told.stranded).toEqual([expect.objectContaining({ why: 'no_table' })]);
    expect((await holdings()).size).toBe(5);
    const { closures } = await venue();
    const back = await changed({ removeClosure: { id: closures[0]?.id } });
    expect(back.seatedAgainCount).toBe(1);
    expect((await holdings()).size).toBe(6);
  });

  it('is known in four processes at once and can be edited', async () => {
    const all = async (at: string) =>
      (await call<{ availableSlots: string[] }>(`/api/reservations/availability/${friday}/20/2`, { at })).body
        .availableSlots;
    await changed(out({ tables: ['T6', 'T7', 'L1'] })); // fourteen seats are left
    for (const url of api.urls()) expect(await all(url)).toEqual([]);
    const { closures } = await venue();
    await changed(out({ tables: ['T6'] }, closures[0]?.id));
    for (const url of api.urls()) expect(await all(url)).not.toEqual([]);
    expect(await sql('SELECT table_id FROM closed_tables')).toEqual([{ table_id: 'T6' }]);
  });

  it('is not saved when a guest has reserved since the preview', async () => {
    const { body } = await preview(out());
    await four();
    const refused = await save(out(), body.hash, 1);
    expect([refused.status, refused.body.code]).toEqual([409, 'venue_moved_on']);
    expect(await sql('SELECT FROM table_closures')).toEqual([]);
  });

  it('is a table of the bar, also in the database', async () => {
    await changed(out());
    const add = sql(`INSERT INTO closed_tables SELECT id, 'T99' FROM table_closures`);
    await expect(add).rejects.toThrow(/closed_tables_table_id_fkey/);
    const report = await api.staff<{ findings: object[] }>('/api/admin/system/integrity', { method: 'POST' });
    expect(report.body.findings).toEqual([]);
  });

  it.each([
    ['a range that ends before it begins', out({ to: addDays(friday, -1) }), 'to', 'The last day must not be before the first one'],
    ['an unknown table', out({ tables: ['T99'] }), 'tables', 'There is no such table'],
    ['no table', out({ tables: [] }), 'tables', 'Choose at least one table'],
    ['days that are over', out({ from: '2024-05-01', to: '2024-05-02' }), 'to', 'These days are over'],
    ['tables that are no list', out({ tables: 'T6' }), 'putClosure.closure.tables', 'Choose tables of the bar'],
    ['one in the place of nothing', out({}, 99_999), 'replaces', 'This is not there any more, or it has begun'],
    ['one that is not there', { removeClosure: { id: 99_999 } }, 'id', 'This is not there any more, or it has begun'],
  ])('%s is refused, and nothing is saved', async (_what, change, field, message) => {
    for (const { status, body } of [await preview(change), await save(change, 'x')]) {
      expect([status, body.errors]).toEqual([400, [expect.objectContaining({ field: expect.stringMatching(`${field}$`), message })]]);
    }
    expect(await sql('SELECT FROM table_closures')).toEqual([]);
  }); // prettier-ignore
});

describe('a room from a date on', () => {
  const from = fridays[2] ?? '';
  const terrace = { sk: 'Terasa', en: 'Terrace' };
  const room = async (change: (value: RoomBody) => Partial<RoomBody> = () => ({}), overrides: object = {}) => {
    const value = (await venue()).rooms[0]?.value ?? { tables: [], combinations: [] };
    return { putRoom: { room: { from, value: { ...value, ...change(value) } }, ...overrides } };
  };
  const eleven = ({ tables, combinations }: RoomBody): RoomBody => ({
    tables: [
      ...tables,
      { id: 'T9', minParty: 1, maxParty: 4, x: 17, y: 9 },
      { id: 'Okno 1', minParty: 1, maxParty: 2, x: 1, y: 9, zone: terrace },
    ],
    combinations: [...combinations, { tables: ['T8', 'T9'], minParty: 5, maxParty: 8, isWholeRoom: false }],
  });
  const fullOn = async (date: string): Promise<number> => {
    const parties = Array.from({ length: 8 }, () => reserve({ date, partySize: 4, email: newEmail() }));
    return (await Promise.all(parties)).filter(({ status }) => status === 201).length;
  };

  it('has its tables and combinations in every process from then on, and seats more guests', async () => {
    const told = await changed(await room(eleven));
    expect([told.evenings, told.changedDays]).toEqual([0, 0]);
    const before = await api.staff<{ tables: object[] }>(`/api/admin/tables?date=${addDays(from, -1)}`);
    expect(before.body.tables).toHaveLength(9);
    for (const [at] of api.urls().entries()) {
      const { body } = await api.staff<{ tables: { id: string }[]; combinations: { tables: string[] }[] }>(
        `/api/admin/tables?date=${from}`,
        { at },
      );
      expect(body.tables.map(({ id }) => id).slice(-2)).toEqual(['T9', 'Okno 1']);
      expect(body.combinations.map(({ tables }) => tables)).toContainEqual(['T8', 'T9']);
      expect(body.combinations.at(-1)?.tables).toHaveLength(11);
    }
    expect([await fullOn(addDays(from, -7)), await fullOn(from)]).toEqual([6, 7]);
    const { rooms } = await venue();
    expect(rooms.map((one) => one.from)).toEqual(['2024-01-01', from]);
    expect(rooms[1]?.value.tables.at(-1)).toEqual({
      id: 'Okno 1',
      minParty: 1,
      maxParty: 2,
      x: 1,
      y: 9,
      zone: terrace,
    });
  });

  it('without a table strands or moves its visits, can be edited and removed, and is in the audit log', async () => {
    await changed(await room(eleven));
    expect(await fullOn(from)).toBe(7);
    const smaller = await changed(await room(({ tables }) => ({ tables }), { replaces: from }));
    expect([smaller.strandedCount, smaller.stranded[0]?.why]).toEqual([1, 'no_table']);
    expect(await sql(`SELECT id FROM dining_tables WHERE id = 'T9'`)).toHaveLength(1); // past evenings would name it
    const back = await changed(await room(eleven, { replaces: from }));
    expect(back.seatedAgainCount).toBe(1);
    const gone = await changed({ removeRoom: { from } });
    expect(gone.strandedCount).toBe(1);
    const [entry] = await sql<{ before: { seats: string }; after: { seats: string } }>(
      `SELECT before, after FROM audit_log WHERE action = 'venue.removeRoom' ORDER BY at DESC LIMIT 1`,
    );
    expect(entry?.before.seats).toContain('Okno 1 1–2');
    expect(entry?.after.seats).not.toContain('Okno 1');
  });

  it('is not saved when a guest has reserved since the preview', async () => {
    const change = await room(({ tables }) => ({ tables: tables.slice(0, 1), combinations: [] }));
    const { body } = await preview(change);
    await guest(from);
    expect((await save(change, body.hash, 1)).body.code).toBe('venue_moved_on');
    expect(await sql('SELECT FROM rooms')).toHaveLength(1);
  });

  const ofTable =
    (overrides: object) =>
    ({ tables }: RoomBody) => ({
      tables: tables.map((table, index) => (index === 5 ? { ...table, ...overrides } : table)),
    });
  const ofJoin =
    (overrides: object) =>
    ({ combinations }: RoomBody) => ({
      combinations: [
        ...combinations,
        { tables: ['T1', 'T3'], minParty: 3, maxParty: 4, isWholeRoom: false, ...overrides },
      ],
    });
  it.each<[string, (value: RoomBody) => object, string, string]>([
    ['without a table', () => ({ tables: [], combinations: [] }), 'tables', 'A room needs a table; to close for longer, enter days on which the bar is closed'],
    ['with a table for at least nine and at most four', ofTable({ minParty: 9 }), 'tables.5.minParty', 'The smallest party must not be larger than the largest one'],
    ['with a name twice', ofTable({ id: 'T1' }), 'tables.5.id', 'Another table has this name'],
    ['with a join of an unknown table', ofJoin({ tables: ['T1', 'T99'] }), 'combinations.7.tables', 'There is no such table'],
    ['with a join of one table', ofJoin({ tables: ['T1'] }), 'combinations.7.tables', 'A join needs at least two tables'],
    ['with a join twice', ofJoin({ tables: ['T2', 'T1'] }), 'combinations.7.tables', 'These tables are joined already'],
    ['with half a guest', ofTable({ maxParty: 2.5 }), 'room.value.tables.5.maxParty', 'A party has between 1 and 99 guests'],
    ['of tables that are none', () => ({ tables: ['T1'] }), 'room.value.tables', 'This must be a list of objects'],
    ['of tables that are lists', () => ({ tables: [[]] }), 'room.value.tables', 'This must be a list of objects'],
  ])('%s is refused with field and message', async (_what, value, field, message) => {
    const change = await room(value);
    for (const { status, body } of [await preview(change), await save(change, 'x')]) {
      expect([status, body.errors]).toEqual([400, expect.arrayContaining([expect.objectContaining({ field: expect.stringMatching(`${field}$`), message })])]);
    }
    expect(await sql('SELECT FROM rooms')).toHaveLength(1);
  }); // prettier-ignore

  it('two from the same day, a past one and a missing one are refused', async () => {
    await changed(await room(eleven));
    const formErrors = async (change: object) => (await preview(change)).body.errors?.map(({ code }) => code);
    expect(await formErrors(await room())).toEqual(['date_taken']);
    expect(await formErrors(await room(undefined, { replaces: '2024-01-01' }))).toEqual(['not_there']);
    expect(await formErrors({ removeRoom: { from: '2024-01-01' } })).toEqual(['not_there']);
  });
});

describe('an invalid change', () => {
  const [friday = ''] = fridays;
  it.each([
    ['a range that ends before it begins', specialDayChange(friday, addDays(friday, -1)), 'to', 'The last day must not be before the first one'],
    ['doors that close before they open', specialDayChange(friday, friday, { opens: 960, lastStart: 960, closes: 900 }), 'hours.closes', 'The bar must close after it opens'],
    ['a day that is over', specialDayChange('2024-05-01'), 'to', 'These days are over'],
    ['hours that are no minutes', specialDayChange(friday, friday, { opens: 960.5, lastStart: 960, closes: 1000 }), 'putSpecialDay.day.hours.opens', 'This must be a whole number of minutes of the service date'],
    ['nothing said about the hours', { putSpecialDay: { day: { from: friday, to: friday } } }, 'putSpecialDay.day.hours', 'This must be an object'],
    ['a list for a day', { putSpecialDay: [] }, 'putSpecialDay', 'This must be an object'],
    ['nothing', {}, 'change', 'Say exactly one change'],
    ['two changes', { ...specialDayChange(friday), removeWeek: { from: friday } }, 'change', 'Say exactly one change'],
    ['an unknown one', { sellTheVenue: {} }, 'sellTheVenue', 'This field is not known'],
    ['one that is not there', { removeSpecialDay: { range: { from: friday, to: friday } } }, 'range', 'This is not there any more, or it has begun'],
  ])('%s is refused with field and message', async (_what, change, field, message) => {
    const answers = [await preview(change), await save(change, 'x')];
    for (const { status, body } of answers) {
      expect([status, body.errors]).toEqual([400, expect.arrayContaining([expect.objectContaining({ field: expect.stringMatching(`${field}$`), message })])]);
    }
    expect(await sql('SELECT FROM special_days')).toEqual([]);
  }); // prettier-ignore

  it('is not allowed for a host', async () => {
    const headers = await signIn(undefined, await createStaffAccount(undefined, 'host'));
    const { status } = await call('/api/admin/venue', { headers });
    expect(status).toBe(403);
  });
});

describe('an outdated preview', () => {
  const [friday = ''] = fridays;
  const change = specialDayChange(friday);

  it('saves nothing when an affected guest has reserved meanwhile', async () => {
    const { body } = await preview(change);
    await guest(friday);
    const refused = await save(change, body.hash, 1);
    expect([refused.status, refused.body.code]).toEqual([409, 'venue_moved_on']);
    expect(await sql('SELECT FROM special_days')).toEqual([]);
    const again = await preview(change);
    expect(again.body.strandedCount).toBe(1);
    expect((await save(change, again.body.hash)).status).toBe(200);
  });

  it('stays valid while unaffected guests reserve', async () => {
    const asked = specialDayChange(friday, friday, shorter);
    const early = (at = baseUrl) => reserve({ date: friday, email: newEmail(), time: '17:00', duration: 1 }, { at });
    const stamp = () => sql('SELECT updated_at FROM reservation_capacity_locks WHERE date = $1', [friday]);
    const { body } = await preview(asked);
    const before = await stamp();
    expect((await early(api.urls()[0])).status).toBe(201);
    expect(await stamp()).not.toEqual(before); // control: the evening is another one by now
    const [saved] = await Promise.all([save(asked, body.hash, 1), ...api.urls().map(early)]);
    expect([saved.status, saved.body.venue.schedule.specialDays]).toMatchObject([200, [{ from: friday }]]);
  });

  it('stays valid after a reservation of another evening', async () => {
    const { body } = await preview(change);
    await guest(addDays(friday, 7));
    expect((await save(change, body.hash)).status).toBe(200);
  });

  it('accepts one of two managers, and the other repeats the preview', async () => {
    const other = specialDayChange(friday, friday, shorter);
    const [mine, theirs] = [await preview(change), await preview(other)];
    const saved = await Promise.all([save(change, mine.body.hash), save(other, theirs.body.hash, 1)]);
    expect(saved.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await sql('SELECT FROM special_days')).toHaveLength(1);
  });
});

describe('an evening that several processes reseat', () => {
  it('is reseated once, and its version then stays the same', async () => {
    const [friday = ''] = fridays;
    // a stamp ahead of the clock grows by a microsecond with each change: so they can be counted
    const ahead = `INSERT INTO reservation_capacity_locks VALUES ($1, '2100-01-01 00:00:00Z')
      ON CONFLICT (date) DO UPDATE SET updated_at = excluded.updated_at`;
    await sql(ahead, [friday]);
    const letGo = await lockEvening(friday);
    await sql('INSERT INTO evenings_to_reseat (date) VALUES ($1)', [friday]);
    const minutes = api.processes().map((each) => each.runMinuteJobs());
    await waitUntil(
      () => sql(`SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query ~ 'turn|pg_advisory'`),
      (waiting) => waiting.length === api.processes().length,
    );
    await letGo();
    await Promise.all(minutes);
    await reseated();
    const stamp = `SELECT to_char(updated_at, 'US') AS changes FROM reservation_capacity_locks WHERE date = $1`;
    expect(await sql(stamp, [friday])).toEqual([{ changes: '000001' }]);
    await sql('UPDATE reservation_capacity_locks SET updated_at = now() WHERE date = $1', [friday]);
  });
});

describe('a week from a date on', () => {
  it('opens Sundays from then on, and another change reverts it', async () => {
    const sunday = addDays(fridays[1] ?? '', 2);
    const { venue: now } = await venue();
    const [week] = now.schedule.weeks;
    const value = { ...week?.value, sunday: shorter };
    await changed({ putWeek: { week: { from: sunday, value } } });
    for (const url of api.urls()) expect(await startTimes(sunday, url)).toContain('19:00');
    expect(await startTimes(addDays(sunday, -7))).toEqual([]);
    const again = await preview({ putWeek: { week: { from: sunday, value } } });
    expect([again.status, again.body.errors]).toEqual([400, [expect.objectContaining({ code: 'date_taken' })]]);
    const { id } = await guest(sunday, { time: '18:00' });
    const back = await changed({ removeWeek: { from: sunday } });
    expect(back.stranded).toEqual([expect.objectContaining({ id, why: 'closed' })]);
    expect(await startTimes(sunday)).toEqual([]);
  });
});

describe('booking rules from a date on', () => {
  const [before = '', friday = '', later = ''] = fridays;
  const rules = (from: string, value: object = {}, replaces: string | null = null) => ({
    putRules: { rules: { from, value: { ...venueRules, ...value } }, replaces },
  });
  const six = { slotMinutes: 15, largestPartyOnline: 6, approvalFrom: 7, depositFrom: 9, holdMinutes: 20 };

  it('apply to offers, decisions and the site in every process, and not before that date', async () => {
    const told = await changed(rules(friday, six));
    expect([told.evenings, told.changedDays]).toEqual([0, 0]);
    for (const url of api.urls()) {
      expect((await startTimes(friday, url)).slice(0, 3)).toEqual(['16:00', '16:15', '16:30']);
      expect((await startTimes(before, url)).slice(0, 3)).toEqual(['16:00', '16:30', '17:00']);
    }
    const party = (date: string, partySize: number, time = '18:15') =>
      reserve({ date, time, partySize, email: newEmail() });
    const six6 = await party(friday, 6);
    const seven = await party(friday, 7, '21:15');
    expect([six6, seven].map(({ status, body }) => [status, body.reservation.status])).toEqual([
      [201, 'confirmed'],
      [201, 'pending_approval'],
    ]);
    expect((await party(before, 6)).body).toMatchObject({ code: 'slot_not_offered' });
    expect((await party(before, 6, '18:30')).body.reservation.status).toBe('pending_approval');
    const site = await call<VenueBody>('/api/site', { at: api.urls()[3] ?? '' });
    expect(site.body.venue.rules).toEqual([
      { from: '2024-01-01', value: toGuestRules(venueRules) },
      { from: friday, value: toGuestRules({ ...venueRules, ...six }) },
    ]);
  });

  it('do not restrict staff, who may use any quarter of an hour, and existing reservations stay', async () => {
    const { id } = await guest(friday, { partySize: 5, time: '18:00' });
    await changed(rules(friday, { slotMinutes: 60, approvalFrom: 2 }));
    expect(await sql('SELECT status FROM reservations WHERE id = $1', [id])).toEqual([{ status: 'pending_approval' }]);
    const phoned = await api.staff<ReservationBody>('/api/admin/reservations', {
      method: 'POST',
      body: phoneReservation({ date: friday, time: '20:15', partySize: 4 }),
    });
    expect([phoned.status, phoned.body.status]).toEqual([201, 'confirmed']);
  });

  it('can be moved and removed while they are planned, and the previous ones still apply', async () => {
    await changed(rules(friday, six));
    await changed(rules(later, six, friday));
    expect((await startTimes(friday))[1]).toBe('16:30');
    expect((await startTimes(later))[1]).toBe('16:15');
    await changed({ removeRules: { from: later } });
    expect((await startTimes(later))[1]).toBe('16:30');
    expect((await venue()).venue.rules).toEqual([{ from: '2024-01-01', value: venueRules }]);
  });

  it('set how long guests may stay', async () => {
    const stayFor = (hours: number) =>
      call(`/api/reservations/availability/${friday}/2/${hours}`, { at: api.urls()[0] });
    expect((await stayFor(5)).status).toBe(400);
    await changed(rules(friday, { usualStayHours: 3, longestStayHours: 6 }));
    expect([(await stayFor(6)).status, (await stayFor(7)).status]).toEqual([200, 400]);
    const long = await reserve({ date: friday, email: newEmail(), time: '16:00', duration: 6 });
    expect([long.status, (await reserve({ date: friday, email: newEmail(), duration: 7 })).status]).toEqual([201, 400]);
  });

  it.each<[string, object, object]>([
    ['two from the same day', rules(friday), { field: 'from', code: 'date_taken', message: 'Another one begins on that day' }],
    ['from a day that is over', rules('2024-05-01'), { field: 'from', code: 'begins_in_past' }],
    ['in the place of those that have begun', rules(later, {}, '2024-01-01'), { field: 'replaces', code: 'not_there' }],
    ['a removal of those that have begun', { removeRules: { from: '2024-01-01' } }, { field: 'from', code: 'not_there' }],
    ['starts every 7 minutes', rules(later, { slotMinutes: 7 }), { field: 'slotMinutes', code: 'outside_bounds', message: 'This is less or more than it can be' }],
    ['a party of 21 online', rules(later, { largestPartyOnline: 21 }), { field: 'largestPartyOnline', code: 'outside_bounds' }],
    ['words for a number', rules(later, { holdMinutes: 'long' }), { field: expect.stringMatching(/putRules\.rules\.value\.holdMinutes$/), code: 'number_invalid', message: 'This must be a whole number' }],
    ['nothing where a number must be', rules(later, { leadMinutes: null }), { field: expect.stringMatching(/putRules\.rules\.value\.leadMinutes$/), code: 'number_invalid' }],
    ['no rules', { putRules: { rules: { from: later } } }, { field: expect.stringMatching(/putRules\.rules\.value$/), code: 'not_an_object' }],
  ])('%s are refused with field and message, and nothing is saved', async (_what, change, formError) => {
    await changed(rules(friday));
    const answers = [await preview(change), await save(change, 'x')];
    for (const { status, body } of answers)
      expect([status, body.errors]).toEqual([400, expect.arrayContaining([expect.objectContaining(formError)])]);
    expect(await sql('SELECT FROM booking_rules')).toHaveLength(2);
  }); // prettier-ignore

  it('are refused by the domain whenever the database would refuse them', async () => {
    const least = Object.fromEntries(ruleNames.map((name) => [name, ruleBounds[name].min]));
    const most = Object.fromEntries(ruleNames.map((name) => [name, ruleBounds[name].max]));
    await changed(rules(friday, least));
    await changed(rules(later, most));
    await changed(rules(friday, { smallPartiesFrom: null, freezeMinutes: null }, friday));
    for (const name of ruleNames) {
      for (const value of [ruleBounds[name].min - 1, ruleBounds[name].max + 1]) {
        const { body } = await preview(rules(addDays(later, 1), { [name]: value }));
        expect(body.errors).toEqual([expect.objectContaining({ field: name, code: 'outside_bounds' })]);
      }
    }
  });
});

describe('the audit log', () => {
  const [friday = '', later = ''] = fridays;
  const [range, day] = [[friday, addDays(friday, 2)] as const, specialDayChange(friday, addDays(friday, 2))];
  const [label, week] = [
    { labelSk: 'Vianoce', labelEn: 'Christmas' },
    { from: later, value: { ...venueWeek, sunday: shorter } },
  ];
  const rules = { from: later, value: { ...venueRules, approvalFrom: 7 } };

  it.each<[string, object[], string, object | null, object | null]>([
    ['venue.putSpecialDay', [day], range.join('/'), null, { days: range, hours: null, ...label }],
    ['venue.putSpecialDay', [day, specialDayChange(...range, shorter)], range.join('/'), { hours: null }, { hours: shorter }],
    ['venue.removeSpecialDay', [day, { removeSpecialDay: { range: { from: range[0], to: range[1] } } }], range.join('/'), { days: range, hours: null, ...label }, null],
    ['venue.putWeek', [{ putWeek: { week } }], later, { sunday: null }, { sunday: shorter }],
    ['venue.removeWeek', [{ putWeek: { week } }, { removeWeek: { from: later } }], later, { sunday: shorter }, { sunday: null }],
    ['venue.putPause', [{ putPause: { pause: { date: friday, from: 1200 } } }], friday, null, { pausedFrom: 1200 }],
    ['venue.removePause', [{ putPause: { pause: { date: friday, from: 1200 } } }, { removePause: { date: friday } }], friday, { pausedFrom: 1200 }, null],
    ['venue.putRules', [{ putRules: { rules } }], later, { approvalFrom: 5 }, { approvalFrom: 7 }],
    ['venue.removeRules', [{ putRules: { rules } }, { removeRules: { from: later } }], later, { approvalFrom: 7 }, { approvalFrom: 5 }],
  ])('contains for %s only the change and its evenings (%#)', async (action, changes, subject, before, after) => {
    for (const change of changes) await changed(change);
    const { body } = await api.staff<{ items: object[] }>('/api/admin/audit/entries?kind=venue');
    expect(body.items[0]).toMatchObject({ action, subject });
    expect(body.items[0]).toEqual(expect.objectContaining({ before, after }));
  }); // prettier-ignore
});

describe('proof C11: an accurate preview', () => {
  const random = chance(11);
  const evenings = fridays.slice(1, 7);

  async function fill(): Promise<void> {
    const parties = evenings.flatMap((date) =>
      Array.from({ length: 12 }, () => ({
        date,
        time: ['16:00', '18:00', '19:30', '21:00', '22:00'][Math.floor(random() * 5)] ?? '18:00',
        partySize: 1 + Math.floor(random() * 4),
      })),
    );
    for (const party of parties) await reserve({ ...party, email: newEmail() });
  }

  it('of six evenings with shorter hours counts every visit as unmoved, seated elsewhere or stranded', async () => {
    await fill();
    const before = await holdings();
    const told = await changed(specialDayChange(evenings[0] ?? '', evenings.at(-1), shorter));
    const after = await holdings();
    expect(told.keptCount + told.reseatedCount + told.strandedCount).toBe(before.size);
    expect(told.strandedCount).toBeGreaterThan(5);
    for (const [id, tables] of before) {
      const move = told.reseated.find((one) => one.id === id);
      const isStranded = told.stranded.some((one) => one.id === id);
      expect(after.get(id)).toBe(isStranded ? undefined : (move?.to.join() ?? tables));
    }
  });
});

describe('proof C12: an interrupted change', () => {
  it('continues at the next start, wherever the process was killed', async () => {
    const evenings = dates.slice(0, isLongRun ? 40 : 15);
    for (const date of evenings) await guest(date, { time: '21:00' });
    const change = specialDayChange(evenings[0] ?? '', evenings.at(-1), shorter);
    const { body } = await preview(change);
    const rounds = isLongRun ? Array.from({ length: 20 }, (_, index) => index * 5) : [0, 20];
    let leftOver = 0;
    for (const milliseconds of rounds) {
      await sql('DELETE FROM special_days');
      const killed = await startApi();
      const headers = await signIn(killed.url);
      const now = await call<PreviewBody>('/api/admin/venue/preview', { method: 'POST', body: change, headers, at: killed.url });
      await call('/api/admin/venue', { method: 'PUT', body: { change, hash: now.body.hash }, headers, at: killed.url });
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      killed.child.kill('SIGKILL');
      await waitUntil(
        () => sql(`SELECT FROM pg_stat_activity WHERE state <> 'idle' AND query ~ 'holdings|settlements' AND pid <> pg_backend_pid()`),
        (busy) => busy.length === 0,
      );
      leftOver += (await sql('SELECT FROM evenings_to_reseat')).length;
      const next = await startApi();
      await waitUntil(() => sql('SELECT FROM evenings_to_reseat'), (owed) => owed.length === 0);
      await next.stop();
      expect(await holdings()).toEqual(new Map());
      const opened = { removeSpecialDay: { range: { from: evenings[0], to: evenings.at(-1) } } };
      await changed(opened);
      expect((await holdings()).size).toBe(evenings.length);
    }
    expect(body.strandedCount).toBe(evenings.length);
    expect(leftOver).toBeGreaterThan(0); // else nothing was interrupted
    keepProof('C12', 'A change of the bar that is interrupted goes on at the next start', {
      kills: rounds.length,
      'evenings that were still to be put in order at the kills': leftOver,
    });
  }); // prettier-ignore
});

describe('proof C13: guests who reserve while the bar changes', () => {
  it('are checked against the old venue or the new one: no visit is seated twice or lost', async () => {
    const [, , friday = ''] = fridays;
    const change = specialDayChange(friday, friday, shorter);
    const { body } = await preview(change);
    const times = ['17:00', '18:00', '19:00', '20:30', '21:30'];
    const guests = Array.from({ length: 50 }, (_, index) =>
      reserve(
        { date: friday, time: times[index % 5], partySize: 1 + (index % 4), email: newEmail() },
        { at: api.urls()[index % 4] },
      ),
    );
    const saving = (async () => {
      let { hash } = body;
      for (;;) {
        const { status } = await save(change, hash, 1);
        if (status === 200) return;
        expect(status).toBe(409);
        hash = (await preview(change, 1)).body.hash;
      }
    })();
    const answers = await Promise.all(guests);
    await saving;
    await reseated();
    const promised = answers.flatMap(({ status, body: told }) => (status === 201 ? [told.reservation.id] : []));
    expect(answers.every(({ status }) => [201, 400, 409].includes(status))).toBe(true);
    const rows = await sql<{ id: string; until: number }>(
      'SELECT id, start_minute + minutes AS until FROM reservations WHERE date = $1',
      [friday], // prettier-ignore
    );
    expect(rows.map(({ id }) => id).sort()).toEqual([...promised].sort());
    const held = await holdings();
    for (const { id, until: end } of rows) if (held.has(id)) expect(end).toBeLessThanOrEqual(shorter.closes);
    const overlaps = (await findViolations(databaseUrl)).filter((found) => /holders|whole stay/.test(found));
    expect(overlaps).toEqual([]);
    keepProof('C13', 'Guests who reserve while the bar changes sit once or wait, and none is lost', {
      'guests at once': guests.length,
      promised: promised.length,
      'of these stranded': rows.filter(({ id }) => !held.has(id)).length,
      overlaps: overlaps.length,
    });
  });
});
