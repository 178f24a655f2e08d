import { describe, expect, it } from '@jest/globals';
import { aFriday, aVisit, anEvening } from '../../testing/builders.js';
import { earlierMorning } from '../../testing/evenings.js';
import { cacheKeyOfNow, findVisitSeating } from './available-start-times.js';

const now = earlierMorning;
const couple = { start: 1080, minutes: 120, partySize: 2 };

describe('a visit that keeps the tables it has', () => {
  const tablesOf = (visit: Parameters<typeof findVisitSeating>[0], evening = anEvening()) => {
    const seating = findVisitSeating(visit, evening, now);
    return typeof seating === 'object' ? [seating.tables, seating.moves] : seating;
  };

  it('stays there, though another place would be better', () => {
    expect(tablesOf(couple)).toEqual([['T5'], []]);
    expect(tablesOf({ ...couple, currentTables: ['T1'] })).toEqual([['T1'], []]);
    expect(tablesOf({ ...couple, partySize: 6, currentTables: ['T7', 'T8'] })).toEqual([['T7', 'T8'], []]);
  });

  it.each([
    ['where somebody is who may not move', aVisit({ tables: ['T1'], isFixed: true })],
    ['where somebody would have to move for that', aVisit({ tables: ['T1'] })],
  ])('is seated elsewhere %s', (_, other) =>
    expect(tablesOf({ ...couple, currentTables: ['T1'] }, anEvening({ occupancy: [other] }))).toEqual([['T5'], []]),
  );

  it('stays when who was there has left by then', () => {
    const before = aVisit({ tables: ['T1'], start: 960, end: 1080, isFixed: true });
    expect(tablesOf({ ...couple, currentTables: ['T1'] }, anEvening({ occupancy: [before] }))).toEqual([['T1'], []]);
  });

  it.each([
    ['tables that are no place', 4, ['T1', 'T3']],
    ['a table that is too small', 4, ['T1']],
    ['a table that is kept for larger parties', 2, ['L1']],
    ['no table', 2, []],
  ])('does not keep %s', (_, partySize, keeps) =>
    expect(tablesOf({ ...couple, partySize, currentTables: keeps })).toEqual(tablesOf({ ...couple, partySize })),
  );

  it('has none in a full house', () => {
    const occupancy = anEvening().plan.tables.map((id) => aVisit({ id, tables: [id], isFixed: true }));
    expect(findVisitSeating(couple, anEvening({ occupancy }), now)).toBe('none');
    expect(findVisitSeating({ ...couple, currentTables: ['T1'] }, anEvening({ occupancy }), now)).toBe('none');
  });
});

describe('the stamp of the clock', () => {
  it('turns with the minute tonight and tomorrow, and with the day before', () => {
    const at = (date: string, minute = 600) => cacheKeyOfNow(aFriday, { date, minute });
    expect(at('2026-12-02', 601)).toBe(at('2026-12-02'));
    expect(at('2026-12-01')).not.toBe(at('2026-12-02'));
    for (const date of ['2026-12-03', '2026-12-04', '2026-12-05']) expect(at(date, 601)).not.toBe(at(date));
  });
});
