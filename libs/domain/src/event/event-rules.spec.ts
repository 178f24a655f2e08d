import { aFriday } from '../testing/builders.js';
import { centsOfEuros, datesTouchedBy } from './event-rules.js';

describe('datesTouchedBy', () => {
  it.each([
    ['an evening', { start: 1080, durationHours: 4 }, [aFriday]],
    ['over midnight', { start: 1320, durationHours: 3 }, [aFriday, '2026-12-05']],
    ['until midnight sharp', { start: 1320, durationHours: 2 }, [aFriday]],
    ['while the evening before still sits', { start: 60, durationHours: 2 }, ['2026-12-03', aFriday]],
    ['after the evening before has gone', { start: 120, durationHours: 2 }, [aFriday]],
  ])('%s', (_name, event, dates) => {
    expect(datesTouchedBy({ date: aFriday, ...event })).toEqual(dates);
  });
});

describe('centsOfEuros', () => {
  it.each([
    ['39', 3900],
    ['39.50', 3950],
    ['39,5', 3950],
    ['0.07', 7],
    ['19.99', 1999],
    [' ', null],
    ['much', 0],
  ])('%s → %s', (typed, cents) => {
    expect(centsOfEuros(typed)).toBe(cents);
  });
});
