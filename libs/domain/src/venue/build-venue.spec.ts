import { venueRoom, venueRules, venueSchedule, venueWeek } from '../testing/venue.js';
import { type VenueRows, buildVenue } from './build-venue.js';
import { venueDayOn, tablePlanOn } from './venue.js';
import type { RoomLayout } from './room-layout.js';

const withT9: RoomLayout = {
  ...venueRoom,
  tables: [...venueRoom.tables, { id: 'T9', minParty: 1, maxParty: 2, x: 20, y: 1 }],
};
const rows: VenueRows = {
  version: 7,
  zone: 'Europe/Bratislava',
  schedule: venueSchedule,
  rules: [
    { from: '2024-01-01', value: venueRules },
    { from: '2027-01-01', value: { ...venueRules, leadMinutes: 120 } },
  ],
  rooms: [
    { from: '2024-01-01', value: venueRoom },
    { from: '2026-12-05', value: withT9 },
    { from: '2026-12-10', value: { ...withT9, tables: withT9.tables.filter(({ id }) => id !== 'T8') } },
  ],
  closures: [],
};
const venue = buildVenue(rows);

describe('the house on a date', () => {
  it.each([
    ['2026-12-04', true, false],
    ['2026-12-05', true, true],
    ['2026-12-10', false, true],
  ])('on %s T8 is in use: %s, T9: %s', (date, hasT8, hasT9) => {
    const { tables, places } = tablePlanOn(date, venue);
    expect([tables.includes('T8'), tables.includes('T9')]).toEqual([hasT8, hasT9]);
    const combined = places.filter((place) => place.tables.length > 1 && place.tables.length < tables.length);
    expect(combined.some((place) => place.tables.includes('T8'))).toBe(hasT8);
    expect(places.find(({ maxParty }) => maxParty === 20)?.tables).toHaveLength(tables.length);
  });

  it('holds by the rules of that date', () => {
    expect(venueDayOn('2026-12-31', venue).rules.leadMinutes).toBe(30);
    expect(venueDayOn('2027-01-01', venue).rules.leadMinutes).toBe(120);
    expect(venueDayOn('2023-06-01', venue).rules.leadMinutes).toBe(30);
  });

  it('opens by the week that began last', () => {
    const sundays = { ...venueWeek, sunday: venueWeek.friday };
    const schedule = { ...venueSchedule, weeks: [...venueSchedule.weeks, { from: '2026-12-07', value: sundays }] };
    expect(venueDayOn('2026-12-06', { ...venue, schedule }).hours).toBeNull();
    expect(venueDayOn('2026-12-13', { ...venue, schedule }).hours).toEqual(venueWeek.friday);
  });

  it.each([
    ['2026-12-23', venueWeek.wednesday],
    ['2026-12-24', null],
    ['2026-12-25', { opens: 1020, lastStart: 1200, closes: 1320 }],
    ['2026-12-26', { opens: 1080, lastStart: 1200, closes: 1320 }],
  ])('on %s the shortest special day wins, and of equal ones the later entry', (date, hours) => {
    const specialDays = [
      { from: '2026-12-24', to: '2026-12-26', hours: null },
      { from: '2026-12-25', to: '2026-12-26', hours: { opens: 1020, lastStart: 1200, closes: 1320 } },
      { from: '2026-12-26', to: '2026-12-26', hours: null },
      { from: '2026-12-26', to: '2026-12-26', hours: { opens: 1080, lastStart: 1200, closes: 1320 } },
    ];
    expect(venueDayOn(date, { ...venue, schedule: { ...venueSchedule, specialDays } }).hours).toEqual(hours);
  });
});

describe('the whole room', () => {
  const seats = venueRoom.tables.reduce((sum, { maxParty }) => sum + maxParty, 0);
  const [whole] = venueRoom.combinations.filter(({ isWholeRoom }) => isWholeRoom);
  const { minParty = 0, maxParty = 0 } = whole ?? {};
  /** What it seats on an evening on which only these tables are in use; `null` when there is none. */
  const wholeOf = (room: RoomLayout, inUse: readonly string[]) => {
    const out = room.tables.map(({ id }) => id).filter((id) => !inUse.includes(id));
    const closures = out.length > 0 ? [{ id: 1, from: '2026-12-04', to: '2026-12-04', tables: out }] : [];
    const built = buildVenue({ ...rows, rooms: [{ from: '2024-01-01', value: room }], closures });
    const place = tablePlanOn('2026-12-04', built).places.find(({ isWholeRoom }) => isWholeRoom);
    return place ? [place.minParty, place.maxParty] : null;
  };
  const ids = venueRoom.tables.map(({ id }) => id);
  const roomWith = (said: Partial<NonNullable<typeof whole>>): RoomLayout => ({
    ...venueRoom,
    combinations: venueRoom.combinations.map((one) => (one.isWholeRoom ? { ...one, ...said } : one)),
  });

  it('seats as many as was said while all tables are in use, also where the chairs are more or fewer', () => {
    expect(wholeOf(venueRoom, ids)).toEqual([minParty, maxParty]);
    expect(wholeOf(roomWith({ maxParty: seats + 9 }), ids)).toEqual([minParty, seats + 9]);
  });

  it('seats no more than the tables that are left', () => {
    const left = venueRoom.tables.filter(({ id }) => id !== 'T8');
    const chairs = left.reduce((sum, { maxParty: most }) => sum + most, 0);
    const names = left.map(({ id }) => id);
    expect(wholeOf(roomWith({ maxParty: seats }), names)).toEqual([minParty, chairs]);
    expect(wholeOf(roomWith({ maxParty: minParty }), names)).toEqual([minParty, minParty]);
    expect(wholeOf(roomWith({ minParty: chairs, maxParty: seats }), names)).toEqual([chairs, chairs]);
    expect(wholeOf(roomWith({ minParty: chairs + 1, maxParty: seats }), names)).toBeNull();
  });

  it('is none of a single table, nor of none', () => {
    expect(wholeOf(roomWith({ minParty: 2 }), ['T1', 'T2'])).not.toBeNull();
    expect(wholeOf(roomWith({ minParty: 2 }), ['T1'])).toBeNull();
    expect(wholeOf(roomWith({ minParty: 2 }), [])).toBeNull();
  });

  it('leaves what else is joined as it is', () => {
    const closures = [{ id: 1, from: '2026-12-04', to: '2026-12-04', tables: ['T8'] }];
    const built = buildVenue({ ...rows, rooms: [{ from: '2024-01-01', value: venueRoom }], closures });
    const joined = tablePlanOn('2026-12-04', built).places.filter(
      ({ tables, isWholeRoom }) => tables.length > 1 && !isWholeRoom,
    );
    const expected = venueRoom.combinations.filter(({ tables, isWholeRoom }) => !isWholeRoom && !tables.includes('T8'));
    expect(joined.map(({ tables }) => tables.join()).sort()).toEqual(
      expected.map(({ tables }) => tables.join()).sort(),
    );
  });

  it('makes a plan once for the same tables, and another one where others are out', () => {
    const out = (id: number, day: string, table: string) => ({ id, from: day, to: day, tables: [table] });
    const closures = [out(1, '2026-12-14', 'T1'), out(2, '2026-12-16', 'T1'), out(3, '2026-12-18', 'T2')];
    const built = buildVenue({ ...rows, rooms: [{ from: '2024-01-01', value: venueRoom }], closures });
    expect(built.plans.map(({ from }) => from)).toEqual([...built.plans.map(({ from }) => from)].sort());
    expect(tablePlanOn('2026-12-16', built)).toBe(tablePlanOn('2026-12-14', built));
    expect(tablePlanOn('2026-12-15', built)).toBe(tablePlanOn('2026-12-13', built));
    expect(tablePlanOn('2026-12-18', built).tables).not.toContain('T2');
    expect(tablePlanOn('2026-12-18', built).tables).toContain('T1');
  });
});
