import { venueRoom, venueRules, venueSchedule, venueWeek } from '../testing/venue.js';
import { type VenueRows, buildVenue } from './build-venue.js';
import { venueDayOn, tablePlanOn } from './venue.js';
import type { RoomLayout } from './room-layout.js';

const roomWithT9: RoomLayout = {
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
    { from: '2026-12-05', value: roomWithT9 },
    { from: '2026-12-10', value: { ...roomWithT9, tables: roomWithT9.tables.filter(({ id }) => id !== 'T8') } },
  ],
  closures: [],
};
const venue = buildVenue(rows);

describe('the venue on a date', () => {
  it.each([
    ['2026-12-04', true, false],
    ['2026-12-05', true, true],
    ['2026-12-10', false, true],
  ])('on %s T8 is in use: %s, T9: %s', (date, hasT8, hasT9) => {
    const { tables, places } = tablePlanOn(date, venue);
    expect([tables.includes('T8'), tables.includes('T9')]).toEqual([hasT8, hasT9]);
    const combinations = places.filter((place) => place.tables.length > 1 && place.tables.length < tables.length);
    expect(combinations.some((place) => place.tables.includes('T8'))).toBe(hasT8);
    expect(places.find(({ maxParty }) => maxParty === 20)?.tables).toHaveLength(tables.length);
  });

  it('has the rules of that date', () => {
    expect(venueDayOn('2026-12-31', venue).rules.leadMinutes).toBe(30);
    expect(venueDayOn('2027-01-01', venue).rules.leadMinutes).toBe(120);
    expect(venueDayOn('2023-06-01', venue).rules.leadMinutes).toBe(30);
  });

  it('has the hours of the latest week', () => {
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
  const [wholeRoom] = venueRoom.combinations.filter(({ isWholeRoom }) => isWholeRoom);
  const { minParty = 0, maxParty = 0 } = wholeRoom ?? {};
  /** Smallest and largest party when only these tables are in use; `null` without a whole room. */
  const wholeRoomSizes = (room: RoomLayout, tablesInUse: readonly string[]) => {
    const closedTables = room.tables.map(({ id }) => id).filter((id) => !tablesInUse.includes(id));
    const closures =
      closedTables.length > 0 ? [{ id: 1, from: '2026-12-04', to: '2026-12-04', tables: closedTables }] : [];
    const closedVenue = buildVenue({ ...rows, rooms: [{ from: '2024-01-01', value: room }], closures });
    const place = tablePlanOn('2026-12-04', closedVenue).places.find(({ isWholeRoom }) => isWholeRoom);
    return place ? [place.minParty, place.maxParty] : null;
  };
  const tableIds = venueRoom.tables.map(({ id }) => id);
  const roomWith = (sizes: Partial<NonNullable<typeof wholeRoom>>): RoomLayout => ({
    ...venueRoom,
    combinations: venueRoom.combinations.map((combination) =>
      combination.isWholeRoom ? { ...combination, ...sizes } : combination,
    ),
  });

  it('seats its own party sizes while all tables are in use', () => {
    expect(wholeRoomSizes(venueRoom, tableIds)).toEqual([minParty, maxParty]);
    expect(wholeRoomSizes(roomWith({ maxParty: seats + 9 }), tableIds)).toEqual([minParty, seats + 9]);
  });

  it('seats no more than the remaining tables', () => {
    const remainingTables = venueRoom.tables.filter(({ id }) => id !== 'T8');
    const remainingSeats = remainingTables.reduce((sum, { maxParty: tableSeats }) => sum + tableSeats, 0);
    const remainingIds = remainingTables.map(({ id }) => id);
    expect(wholeRoomSizes(roomWith({ maxParty: seats }), remainingIds)).toEqual([minParty, remainingSeats]);
    expect(wholeRoomSizes(roomWith({ maxParty: minParty }), remainingIds)).toEqual([minParty, minParty]);
    expect(wholeRoomSizes(roomWith({ minParty: remainingSeats, maxParty: seats }), remainingIds)).toEqual([
      remainingSeats,
      remainingSeats,
    ]);
    expect(wholeRoomSizes(roomWith({ minParty: remainingSeats + 1, maxParty: seats }), remainingIds)).toBeNull();
  });

  it('needs at least two tables', () => {
    expect(wholeRoomSizes(roomWith({ minParty: 2 }), ['T1', 'T2'])).not.toBeNull();
    expect(wholeRoomSizes(roomWith({ minParty: 2 }), ['T1'])).toBeNull();
    expect(wholeRoomSizes(roomWith({ minParty: 2 }), [])).toBeNull();
  });

  it('does not change other combinations', () => {
    const closures = [{ id: 1, from: '2026-12-04', to: '2026-12-04', tables: ['T8'] }];
    const venueWithClosures = buildVenue({ ...rows, rooms: [{ from: '2024-01-01', value: venueRoom }], closures });
    const combinations = tablePlanOn('2026-12-04', venueWithClosures).places.filter(
      ({ tables, isWholeRoom }) => tables.length > 1 && !isWholeRoom,
    );
    const expected = venueRoom.combinations.filter(({ tables, isWholeRoom }) => !isWholeRoom && !tables.includes('T8'));
    expect(combinations.map(({ tables }) => tables.join()).sort()).toEqual(
      expected.map(({ tables }) => tables.join()).sort(),
    );
  });

  it('is built once for the same tables in use', () => {
    const newClosure = (id: number, day: string, table: string) => ({ id, from: day, to: day, tables: [table] });
    const closures = [
      newClosure(1, '2026-12-14', 'T1'),
      newClosure(2, '2026-12-16', 'T1'),
      newClosure(3, '2026-12-18', 'T2'),
    ];
    const venueWithClosures = buildVenue({ ...rows, rooms: [{ from: '2024-01-01', value: venueRoom }], closures });
    expect(venueWithClosures.plans.map(({ from }) => from)).toEqual(
      [...venueWithClosures.plans.map(({ from }) => from)].sort(),
    );
    expect(tablePlanOn('2026-12-16', venueWithClosures)).toBe(tablePlanOn('2026-12-14', venueWithClosures));
    expect(tablePlanOn('2026-12-15', venueWithClosures)).toBe(tablePlanOn('2026-12-13', venueWithClosures));
    expect(tablePlanOn('2026-12-18', venueWithClosures).tables).not.toContain('T2');
    expect(tablePlanOn('2026-12-18', venueWithClosures).tables).toContain('T1');
  });
});
