import { describe, expect, it } from '@jest/globals';
import { fridayDate, buildVisit, buildEvening } from '../../testing/builders.js';
import { earlierMorning } from '../../testing/evenings.js';
import { toNowCacheKey, findVisitSeating } from './available-start-times.js';

const now = earlierMorning;
const couple = { start: 1080, minutes: 120, partySize: 2 };

describe('a visit with current tables', () => {
  const findTables = (visit: Parameters<typeof findVisitSeating>[0], evening = buildEvening()) => {
    const seating = findVisitSeating(visit, evening, now);
    return typeof seating === 'object' ? [seating.tables, seating.moves] : seating;
  };

  it('keeps them although another place would be better', () => {
    expect(findTables(couple)).toEqual([['T5'], []]);
    expect(findTables({ ...couple, currentTables: ['T1'] })).toEqual([['T1'], []]);
    expect(findTables({ ...couple, partySize: 6, currentTables: ['T7', 'T8'] })).toEqual([['T7', 'T8'], []]);
  });

  it.each([
    ['if a fixed visit is there', buildVisit({ tables: ['T1'], isFixed: true })],
    ['if another visit would have to move', buildVisit({ tables: ['T1'] })],
  ])('is seated elsewhere %s', (_, otherVisit) =>
    expect(findTables({ ...couple, currentTables: ['T1'] }, buildEvening({ occupancy: [otherVisit] }))).toEqual([
      ['T5'],
      [],
    ]),
  );

  it('keeps them if the earlier visit has ended by then', () => {
    const earlierVisit = buildVisit({ tables: ['T1'], start: 960, end: 1080, isFixed: true });
    expect(findTables({ ...couple, currentTables: ['T1'] }, buildEvening({ occupancy: [earlierVisit] }))).toEqual([
      ['T1'],
      [],
    ]);
  });

  it.each([
    ['tables that are not a place', 4, ['T1', 'T3']],
    ['a table that is too small', 4, ['T1']],
    ['a table for larger parties', 2, ['L1']],
    ['no table', 2, []],
  ])('does not keep %s', (_, partySize, currentTables) =>
    expect(findTables({ ...couple, partySize, currentTables })).toEqual(findTables({ ...couple, partySize })),
  );

  it('has no seating on a full evening', () => {
    const occupancy = buildEvening().plan.tables.map((id) => buildVisit({ id, tables: [id], isFixed: true }));
    expect(findVisitSeating(couple, buildEvening({ occupancy }), now)).toBe('none');
    expect(findVisitSeating({ ...couple, currentTables: ['T1'] }, buildEvening({ occupancy }), now)).toBe('none');
  });
});

describe('the cache key of the current time', () => {
  it('changes each minute on the evening and the day before, and each day earlier', () => {
    const keyAt = (date: string, minute = 600) => toNowCacheKey(fridayDate, { date, minute });
    expect(keyAt('2026-12-02', 601)).toBe(keyAt('2026-12-02'));
    expect(keyAt('2026-12-01')).not.toBe(keyAt('2026-12-02'));
    for (const date of ['2026-12-03', '2026-12-04', '2026-12-05']) expect(keyAt(date, 601)).not.toBe(keyAt(date));
  });
});
