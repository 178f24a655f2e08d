import { buildVisit, buildEvening } from '../../testing/builders.js';
import { withBegunVisitsFixed, withoutVisit } from './evening.js';

describe('an evening that has begun', () => {
  const evening = buildEvening({ date: '2026-12-04', occupancy: [buildVisit({ start: 1410, end: 1530 })] });
  const isFixedAt = (date: string, minute: number): boolean | undefined =>
    withBegunVisitsFixed(evening, { date, minute }).occupancy[0]?.isFixed;

  it.each([
    ['2026-12-03', 1439, false],
    ['2026-12-04', 1409, false],
    ['2026-12-04', 1410, true],
    ['2026-12-05', 0, true],
  ])('on %s in minute %i a visit at 23:30 is fixed: %s', (date, minute, isFixed) => {
    expect(isFixedAt(date, minute)).toBe(isFixed);
  });
});

describe('an evening without one of its visits', () => {
  const [firstVisit, secondVisit] = [buildVisit({ id: 'one' }), buildVisit({ id: 'other', tables: ['T2'] })];

  it('has it neither in the occupancy nor, if arrivals are listed, in the arrivals', () => {
    const busyEvening = buildEvening({ occupancy: [firstVisit, secondVisit], arrivals: [firstVisit, secondVisit] });
    expect(withoutVisit(busyEvening, 'one')).toEqual({
      ...busyEvening,
      occupancy: [secondVisit],
      arrivals: [secondVisit],
    });
    const plainEvening = buildEvening({ occupancy: [firstVisit, secondVisit] });
    expect(withoutVisit(plainEvening, 'one')).toEqual({ ...plainEvening, occupancy: [secondVisit] });
    expect(withoutVisit(plainEvening, 'one')).not.toHaveProperty('arrivals');
  });
});
