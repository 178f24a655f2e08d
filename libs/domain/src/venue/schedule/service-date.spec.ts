import fc from 'fast-check';
import { addDays, datesInRange, daysBetween, isServiceDate, weekdayOf } from './service-date.js';

describe('service date', () => {
  it.each([
    ['2026-11-21', 'saturday'],
    ['2024-02-29', 'thursday'],
    ['2000-01-01', 'saturday'],
    ['1970-01-01', 'thursday'],
    ['2100-03-01', 'monday'],
  ])('%s is a %s', (date, weekday) => expect(weekdayOf(date)).toBe(weekday));

  it.each(['2026-02-29', '2026-13-01', '2026-00-10', '2026-04-31', '26-04-30', '2026-4-3', '', 'tomorrow'])(
    'is not valid as %p',
    (text) => expect(isServiceDate(text)).toBe(false),
  );

  it('agrees with the JavaScript calendar on every day', () => {
    fc.assert(
      fc.property(fc.integer({ min: -30_000, max: 60_000 }), (days) => {
        const date = new Date(days * 86_400_000).toISOString().slice(0, 10);
        expect(addDays('1970-01-01', days)).toBe(date);
        expect(daysBetween('1970-01-01', date)).toBe(days);
        expect(isServiceDate(date)).toBe(true);
      }),
    );
  });

  it('is not affected by clock changes', () => {
    expect(addDays('2026-10-24', 1)).toBe('2026-10-25');
    expect(daysBetween('2027-03-27', '2027-03-29')).toBe(2);
  });
});

it('a date range contains both its ends, over the end of a month and a leap day', () => {
  expect(datesInRange('2028-02-28', '2028-03-01')).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
  expect(datesInRange('2026-12-04', '2026-12-04')).toEqual(['2026-12-04']);
  expect(datesInRange('2026-12-05', '2026-12-04')).toEqual([]);
});
