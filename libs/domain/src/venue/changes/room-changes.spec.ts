import { findChangedDates } from '../../capacity/decide/venue-change-impact.js';
import { venueRoom, seededVenue } from '../../testing/venue.js';
import { type VenueRows, buildVenue } from '../build-venue.js';
import { type VenueChange, applyVenueChange, describeVenueChange } from './venue-change.js';
import { tablePlanOn } from '../venue.js';
import { type RoomLayout, type RoomTable, roomLimits, groupByZone } from '../room-layout.js';

const today = '2026-12-01';
const from = '2027-01-01';
const terrace = { sk: 'Terasa', en: 'Terrace' };
const newTable = (overrides: Partial<RoomTable> = {}): RoomTable => ({
  ...{ id: 'T9', minParty: 1, maxParty: 2, x: 20, y: 1 },
  ...overrides,
});
const largerRoom: RoomLayout = {
  tables: [...venueRoom.tables, newTable(), newTable({ id: 'T10', y: 4, zone: terrace })],
  combinations: [...venueRoom.combinations, { tables: ['T9', 'T10'], minParty: 3, maxParty: 4, isWholeRoom: false }],
};
const { plans: _, ...venue } = seededVenue;
const putRoom = (room: Partial<RoomLayout> = {}, date = from, replaces: string | null = null): VenueChange => ({
  kind: 'putRoom',
  room: { from: date, value: { ...largerRoom, ...room } },
  replaces,
});
const apply = (change: VenueChange, rows: VenueRows = venue): VenueRows => {
  const changed = applyVenueChange(change, rows, today);
  if ('errors' in changed) throw new Error(JSON.stringify(changed.errors));
  return changed.rows;
};
const findErrors = (change: VenueChange, rows: VenueRows = venue): string[] => {
  const changed = applyVenueChange(change, rows, today);
  return 'errors' in changed ? changed.errors.map(({ field, code }) => `${field} ${code}`) : [];
};

describe('a room from a date on', () => {
  const plannedRows = apply(putRoom());

  it('applies from that date on with its tables and joins, not before', () => {
    const listPlaces = (date: string) =>
      tablePlanOn(date, buildVenue(plannedRows)).places.map(({ tables }) => tables.join('+'));
    expect(listPlaces('2026-12-31')).not.toContain('T9+T10');
    expect(listPlaces(from)).toEqual(expect.arrayContaining(['T9', 'T10', 'T9+T10']));
    const wholePlace = tablePlanOn(from, buildVenue(plannedRows)).places.find(({ isWholeRoom }) => isWholeRoom);
    expect(wholePlace?.tables).toHaveLength(11);
    expect(findChangedDates(seededVenue, buildVenue(plannedRows), { from: '2026-12-30', days: 4 })).toEqual([
      from,
      '2027-01-02',
    ]);
  });

  it('can be moved to another date and removed before it has begun', () => {
    expect(apply(putRoom({}, '2026-12-07', from), plannedRows).rooms.map((room) => room.from)).toEqual([
      '2024-01-01',
      '2026-12-07',
    ]);
    expect(apply({ kind: 'removeRoom', from }, plannedRows)).toEqual(venue);
  });

  it('lists its zones with their tables', () =>
    expect(groupByZone(largerRoom)).toEqual([{ name: terrace, tables: ['T10'] }]));

  it('with other positions only changes no evening', () => {
    const movedRows = apply(
      putRoom({ ...venueRoom, tables: venueRoom.tables.map((table) => ({ ...table, x: table.x + 1 })) }),
    );
    expect(findChangedDates(seededVenue, buildVenue(movedRows), { from: today, days: 60 })).toEqual([]);
  });

  const [firstTable, ...otherTables] = largerRoom.tables as [RoomTable, ...RoomTable[]];
  const putFirstTable = (overrides: Partial<RoomTable>) =>
    putRoom({ tables: [{ ...firstTable, ...overrides }, ...otherTables], combinations: [] });
  const putJoin = (...tables: string[]) =>
    putRoom({ combinations: [{ tables, minParty: 3, maxParty: 4, isWholeRoom: false }] });
  const wholeRoom = { tables: [], minParty: 13, maxParty: 20, isWholeRoom: true };
  it.each<[string, VenueChange, string[]]>([
    ['from a day that is over', putRoom({}, '2026-11-30'), ['from begins_in_past']],
    ['without a table', putRoom({ tables: [], combinations: [] }), ['tables room_without_table']],
    ['of 32 tables', putRoom({ tables: Array.from({ length: 32 }, (_one, n) => newTable({ id: `S${n}` })), combinations: [] }), ['tables too_many_tables']],
    ['with two tables of the same name', putRoom({ tables: [...largerRoom.tables, newTable({ id: 't9' })] }), ['tables.11.id table_twice']],
    ['with a table without a name', putFirstTable({ id: ' ' }), ['tables.0.id name_missing']],
    ['with a name that looks like a join', putFirstTable({ id: 'T1+T2' }), ['tables.0.id invalid_characters']],
    ['with a long name', putFirstTable({ id: 'x'.repeat(21) }), ['tables.0.id too_long']],
    ['with a table that seats at least four and at most two', putFirstTable({ minParty: 4 }), ['tables.0.minParty min_above_max']],
    ['with a table for zero guests', putFirstTable({ minParty: 0 }), ['tables.0.maxParty party_sizes']],
    ['with a table outside the drawing', putFirstTable({ x: 28 }), ['tables.0.x outside_grid']],
    ['with a zone in one language', putFirstTable({ zone: { sk: 'Terasa', en: '' } }), ['tables.0.zone.en label_in_both_languages']],
    ['with a join of an unknown table', putJoin('T1', 'T99'), ['combinations.0.tables unknown_table']],
    ['with a join of one table', putJoin('T1', 'T1'), ['combinations.0.tables join_of_one']],
    ['with a join that seats at least nine and at most eight', putRoom({ combinations: [{ tables: ['T1', 'T2'], minParty: 9, maxParty: 8, isWholeRoom: false }] }), ['combinations.0.minParty min_above_max']],
    ['with the same join twice', putRoom({ combinations: [...largerRoom.combinations, { tables: ['T10', 'T9'], minParty: 1, maxParty: 9, isWholeRoom: false }] }), ['combinations.8.tables join_twice']],
    ['with two whole rooms', putRoom({ combinations: [wholeRoom, { ...wholeRoom, minParty: 21, maxParty: 30 }] }), ['combinations.1.tables join_twice']],
    ['in place of one that has begun', putRoom({}, '2026-12-07', '2024-01-01'), ['replaces not_there']],
  ])('%s is refused', (_title, change, errors) => expect(findErrors(change)).toEqual(errors)); // prettier-ignore

  it('is refused on the date of another one; the removal of a begun or unknown one, too', () => {
    expect(findErrors(putRoom(), plannedRows)).toEqual(['from date_taken']);
    expect(findErrors({ kind: 'removeRoom', from: '2024-01-01' }, plannedRows)).toEqual(['from not_there']);
    expect(findErrors({ kind: 'removeRoom', from })).toEqual(['from not_there']);
  });

  it('may begin today, have the largest number of tables, and reach the edges of the grid', () => {
    const corners = [
      newTable({ id: 'x'.repeat(roomLimits.nameLength), x: 0, y: 0, minParty: 1, maxParty: 1 }),
      newTable({ id: 'B', x: roomLimits.columns - 1, y: roomLimits.rows - 1, maxParty: roomLimits.guests }),
    ];
    const largestTables = Array.from(
      { length: roomLimits.tables },
      (_one, n) => corners[n] ?? newTable({ id: `S${n}` }),
    );
    expect(findErrors(putRoom({ tables: largestTables, combinations: [] }, today))).toEqual([]);
    const findTableErrors = (overrides: Partial<RoomTable>) =>
      findErrors(putRoom({ tables: [newTable(overrides)], combinations: [] }));
    expect(findTableErrors({ x: -1 })).toEqual(['tables.0.x outside_grid']);
    expect(findTableErrors({ y: -1 })).toEqual(['tables.0.x outside_grid']);
    expect(findTableErrors({ y: roomLimits.rows })).toEqual(['tables.0.x outside_grid']);
    expect(findTableErrors({ maxParty: roomLimits.guests + 1 })).toEqual(['tables.0.maxParty party_sizes']);
    expect(findTableErrors({ id: ' T9' })).toEqual(['tables.0.id invalid_characters']);
    expect(findTableErrors({ id: 'T1,T2' })).toEqual(['tables.0.id invalid_characters']);
    expect(findTableErrors({ zone: { sk: '', en: 'Terrace' } })).toEqual(['tables.0.zone.sk label_in_both_languages']);
  });

  it('has a largest number of joins', () => {
    const tables = Array.from({ length: 15 }, (_one, n) => newTable({ id: `S${n}` }));
    const pairs = tables.flatMap(({ id: firstId }, n) =>
      tables.slice(n + 1).map(({ id: secondId }) => [firstId, secondId]),
    );
    const joins = pairs.map((pair) => ({ tables: pair, minParty: 1, maxParty: 9, isWholeRoom: false }));
    const putJoins = (joinCount: number) => putRoom({ tables, combinations: joins.slice(0, joinCount) });
    expect(joins.length).toBeGreaterThan(roomLimits.combinations);
    expect(findErrors(putJoins(roomLimits.combinations))).toEqual([]);
    expect(findErrors(putJoins(roomLimits.combinations + 1))).toEqual(['combinations too_many_joins']);
  });

  it('is described by its tables and joins before and after, and its first date', () => {
    const change = putRoom({
      tables: [newTable(), newTable({ id: 'T10', minParty: 2, maxParty: 4 })],
      combinations: [
        { tables: ['T9', 'T10'], minParty: 5, maxParty: 6, isWholeRoom: false },
        { tables: [], minParty: 7, maxParty: 9, isWholeRoom: true },
      ],
    });
    const rows = apply(change);
    const smallRoom = { seats: 'T9 1–2, T10 2–4', joins: 'T9+T10 5–6, * 7–9' };
    const description = describeVenueChange(change, { before: venue, after: rows });
    expect(description).toMatchObject({ dates: [from], after: smallRoom });
    expect(description.before?.['seats']).toMatch(/^T1 1–2, /);
    const removal: VenueChange = { kind: 'removeRoom', from };
    expect(describeVenueChange(removal, { before: rows, after: apply(removal, rows) })).toMatchObject({
      ...{ dates: [from], before: smallRoom, after: description.before },
    });
    const emptyRows = { ...venue, rooms: [] };
    expect(describeVenueChange(removal, { before: emptyRows, after: emptyRows })).toMatchObject({
      before: null,
      after: null,
    });
  });
});
