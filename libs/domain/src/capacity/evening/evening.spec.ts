import { aVisit, anEvening } from '../../testing/builders.js';
import { withBegunVisitsFixed, withoutVisit } from './evening.js';

describe('an evening that has begun', () => {
  const evening = anEvening({ date: '2026-12-04', occupancy: [aVisit({ start: 1410, end: 1530 })] });
  const isFixedAt = (date: string, minute: number): boolean | undefined =>
    withBegunVisitsFixed(evening, { date, minute }).occupancy[0]?.isFixed;

  it.each([
    ['2026-12-03', 1439, false],
    ['2026-12-04', 1409, false],
    ['2026-12-04', 1410, true],
    ['2026-12-05', 0, true],
  ])('on %s in minute %i a visit of 23:30 stays at its table: %s', (date, minute, expected) => {
    expect(isFixedAt(date, minute)).toBe(expected);
  });
});

describe('an evening without a visit', () => {
  const [one, other] = [aVisit({ id: 'one' }), aVisit({ id: 'other', tables: ['T2'] })];

  it('leaves it out of the room, and of those who come where they are counted', () => {
    const counted = anEvening({ occupancy: [one, other], arrivals: [one, other] });
    expect(withoutVisit(counted, 'one')).toEqual({ ...counted, occupancy: [other], arrivals: [other] });
    const uncounted = anEvening({ occupancy: [one, other] });
    expect(withoutVisit(uncounted, 'one')).toEqual({ ...uncounted, occupancy: [other] });
    expect(withoutVisit(uncounted, 'one')).not.toHaveProperty('arrivals');
  });
});
