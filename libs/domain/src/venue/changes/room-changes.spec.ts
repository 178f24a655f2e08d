import { findChangedDates } from '../../capacity/decide/venue-change-impact.js';
import { venueRoom, seededVenue } from '../../testing/venue.js';
import { type VenueRows, buildVenue } from '../build-venue.js';
import { type VenueChange, applyVenueChange, describeVenueChange } from './venue-change.js';
import { tablePlanOn } from '../venue.js';
import { type RoomLayout, type RoomTable, roomLimits, groupByZone } from '../room-layout.js';

const today = '2026-12-01';
const from = '2027-01-01';
const terrace = { sk: 'Terasa', en: 'Terrace' };
const aTable = (overrides: Partial<RoomTable> = {}): RoomTable => ({
  ...{ id: 'T9', minParty: 1, maxParty: 2, x: 20, y: 1 },
  ...overrides,
});
const larger: RoomLayout = {
  tables: [...venueRoom.tables, aTable(), aTable({ id: 'T10', y: 4, zone: terrace })],
  combinations: [...venueRoom.combinations, { tables: ['T9', 'T10'], minParty: 3, maxParty: 4, isWholeRoom: false }],
};
const { plans: _, ...venue } = seededVenue;
const put = (room: Partial<RoomLayout> = {}, date = from, replaces: string | null = null): VenueChange => ({
  kind: 'putRoom',
  room: { from: date, value: { ...larger, ...room } },
  replaces,
});
const after = (change: VenueChange, rows: VenueRows = venue): VenueRows => {
  const changed = applyVenueChange(change, rows, today);
  if ('errors' in changed) throw new Error(JSON.stringify(changed.errors));
  return changed.rows;
};
const errorsOf = (change: VenueChange, rows: VenueRows = venue): string[] => {
  const changed = applyVenueChange(change, rows, today);
  return 'errors' in changed ? changed.errors.map(({ field, code }) => `${field} ${code}`) : [];
};

describe('a room from a date on', () => {
  const planned = after(put());

  it('holds from there on with its tables and joins, and leaves what lies before', () => {
    const places = (date: string) =>
      tablePlanOn(date, buildVenue(planned)).places.map(({ tables }) => tables.join('+'));
    expect(places('2026-12-31')).not.toContain('T9+T10');
    expect(places(from)).toEqual(expect.arrayContaining(['T9', 'T10', 'T9+T10']));
    const whole = tablePlanOn(from, buildVenue(planned)).places.find(({ isWholeRoom }) => isWholeRoom);
    expect(whole?.tables).toHaveLength(11);
    expect(findChangedDates(seededVenue, buildVenue(planned), { from: '2026-12-30', days: 4 })).toEqual([
      from,
      '2027-01-02',
    ]);
  });

  it('is moved to another date, and taken back while it has not been over a day', () => {
    expect(after(put({}, '2026-12-07', from), planned).rooms.map((room) => room.from)).toEqual([
      '2024-01-01',
      '2026-12-07',
    ]);
    expect(after({ kind: 'removeRoom', from }, planned)).toEqual(venue);
  });

  it('names its zones with their tables', () =>
    expect(groupByZone(larger)).toEqual([{ name: terrace, tables: ['T10'] }]));

  it('that is only drawn otherwise changes no evening', () => {
    const moved = after(put({ ...venueRoom, tables: venueRoom.tables.map((table) => ({ ...table, x: table.x + 1 })) }));
    expect(findChangedDates(seededVenue, buildVenue(moved), { from: today, days: 60 })).toEqual([]);
  });

  const [first, ...others] = larger.tables as [RoomTable, ...RoomTable[]];
  const withFirst = (overrides: Partial<RoomTable>) =>
    put({ tables: [{ ...first, ...overrides }, ...others], combinations: [] });
  const joining = (...tables: string[]) =>
    put({ combinations: [{ tables, minParty: 3, maxParty: 4, isWholeRoom: false }] });
  const whole = { tables: [], minParty: 13, maxParty: 20, isWholeRoom: true };
  it.each<[string, VenueChange, string[]]>([
    ['from a day that is over', put({}, '2026-11-30'), ['from begins_in_past']],
    ['without a table', put({ tables: [], combinations: [] }), ['tables room_without_table']],
    ['of 32 tables', put({ tables: Array.from({ length: 32 }, (_one, n) => aTable({ id: `S${n}` })), combinations: [] }), ['tables too_many_tables']],
    ['with a name twice', put({ tables: [...larger.tables, aTable({ id: 't9' })] }), ['tables.11.id table_twice']],
    ['with a table without a name', withFirst({ id: ' ' }), ['tables.0.id name_missing']],
    ['with a name that looks like a join', withFirst({ id: 'T1+T2' }), ['tables.0.id invalid_characters']],
    ['with an endless name', withFirst({ id: 'x'.repeat(21) }), ['tables.0.id too_long']],
    ['with a table that seats at least four and at most two', withFirst({ minParty: 4 }), ['tables.0.minParty min_above_max']],
    ['with a table for nobody', withFirst({ minParty: 0 }), ['tables.0.maxParty party_sizes']],
    ['with a table outside the drawing', withFirst({ x: 28 }), ['tables.0.x outside_grid']],
    ['with a zone in one language', withFirst({ zone: { sk: 'Terasa', en: '' } }), ['tables.0.zone.en label_in_both_languages']],
    ['with a join of an unknown table', joining('T1', 'T99'), ['combinations.0.tables unknown_table']],
    ['with a join of one table', joining('T1', 'T1'), ['combinations.0.tables join_of_one']],
    ['with a join that seats at least nine and at most eight', put({ combinations: [{ tables: ['T1', 'T2'], minParty: 9, maxParty: 8, isWholeRoom: false }] }), ['combinations.0.minParty min_above_max']],
    ['with a join twice', put({ combinations: [...larger.combinations, { tables: ['T10', 'T9'], minParty: 1, maxParty: 9, isWholeRoom: false }] }), ['combinations.8.tables join_twice']],
    ['with two whole rooms', put({ combinations: [whole, { ...whole, minParty: 21, maxParty: 30 }] }), ['combinations.1.tables join_twice']],
    ['in the place of one that has begun', put({}, '2026-12-07', '2024-01-01'), ['replaces not_there']],
  ])('%s is refused', (_what, change, errors) => expect(errorsOf(change)).toEqual(errors)); // prettier-ignore

  it('from the day of another one, or gone already, is refused', () => {
    expect(errorsOf(put(), planned)).toEqual(['from date_taken']);
    expect(errorsOf({ kind: 'removeRoom', from: '2024-01-01' }, planned)).toEqual(['from not_there']);
    expect(errorsOf({ kind: 'removeRoom', from })).toEqual(['from not_there']);
  });

  it('may begin today, be as large as the house allows, and stand at the edges of the drawing', () => {
    const corners = [
      aTable({ id: 'x'.repeat(roomLimits.nameLength), x: 0, y: 0, minParty: 1, maxParty: 1 }),
      aTable({ id: 'B', x: roomLimits.columns - 1, y: roomLimits.rows - 1, maxParty: roomLimits.guests }),
    ];
    const most = Array.from({ length: roomLimits.tables }, (_one, n) => corners[n] ?? aTable({ id: `S${n}` }));
    expect(errorsOf(put({ tables: most, combinations: [] }, today))).toEqual([]);
    const beyond = (overrides: Partial<RoomTable>) => errorsOf(put({ tables: [aTable(overrides)], combinations: [] }));
    expect(beyond({ x: -1 })).toEqual(['tables.0.x outside_grid']);
    expect(beyond({ y: -1 })).toEqual(['tables.0.x outside_grid']);
    expect(beyond({ y: roomLimits.rows })).toEqual(['tables.0.x outside_grid']);
    expect(beyond({ maxParty: roomLimits.guests + 1 })).toEqual(['tables.0.maxParty party_sizes']);
    expect(beyond({ id: ' T9' })).toEqual(['tables.0.id invalid_characters']);
    expect(beyond({ id: 'T1,T2' })).toEqual(['tables.0.id invalid_characters']);
    expect(beyond({ zone: { sk: '', en: 'Terrace' } })).toEqual(['tables.0.zone.sk label_in_both_languages']);
  });

  it('has at most so many joins', () => {
    const tables = Array.from({ length: 15 }, (_one, n) => aTable({ id: `S${n}` }));
    const pairs = tables.flatMap(({ id: a }, n) => tables.slice(n + 1).map(({ id: b }) => [a, b]));
    const joins = pairs.map((pair) => ({ tables: pair, minParty: 1, maxParty: 9, isWholeRoom: false }));
    const room = (count: number) => put({ tables, combinations: joins.slice(0, count) });
    expect(joins.length).toBeGreaterThan(roomLimits.combinations);
    expect(errorsOf(room(roomLimits.combinations))).toEqual([]);
    expect(errorsOf(room(roomLimits.combinations + 1))).toEqual(['combinations too_many_joins']);
  });

  it('is told by its tables and joins before and after, from the evening on from which it holds', () => {
    const change = put({
      tables: [aTable(), aTable({ id: 'T10', minParty: 2, maxParty: 4 })],
      combinations: [
        { tables: ['T9', 'T10'], minParty: 5, maxParty: 6, isWholeRoom: false },
        { tables: [], minParty: 7, maxParty: 9, isWholeRoom: true },
      ],
    });
    const rows = after(change);
    const small = { seats: 'T9 1–2, T10 2–4', joins: 'T9+T10 5–6, * 7–9' };
    const told = describeVenueChange(change, { before: venue, after: rows });
    expect(told).toMatchObject({ dates: [from], after: small });
    expect(told.before?.['seats']).toMatch(/^T1 1–2, /);
    const removal: VenueChange = { kind: 'removeRoom', from };
    expect(describeVenueChange(removal, { before: rows, after: after(removal, rows) })).toMatchObject({
      ...{ dates: [from], before: small, after: told.before },
    });
    const none = { ...venue, rooms: [] };
    expect(describeVenueChange(removal, { before: none, after: none })).toMatchObject({ before: null, after: null });
  });
});
