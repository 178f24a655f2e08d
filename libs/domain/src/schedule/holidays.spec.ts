import { easterSunday, holidaysOf } from './holidays.js';
import { addDays, isServiceDate, weekdayOf } from './service-date.js';

/** The Easter full moons of 1900 to 2199 by the golden number, as church calendars print them. */
const fullMoons = [
  '04-14', '04-03', '03-23', '04-11', '03-31', '04-18', '04-08', '03-28', '04-16', '04-05',
  '03-25', '04-13', '04-02', '03-22', '04-10', '03-30', '04-17', '04-07', '03-27',
]; // prettier-ignore

/** The Sunday after the full moon: found by looking at one day after the other. */
function sundayAfterFullMoon(year: number): string {
  let date = addDays(`${year}-${fullMoons[year % 19] ?? ''}`, 1);
  while (weekdayOf(date) !== 'sunday') date = addDays(date, 1);
  return date;
}

const years = Array.from({ length: 76 }, (_, index) => 2024 + index);

describe('Easter', () => {
  it.each(years)('%i', (year) => expect(easterSunday(year)).toBe(sundayAfterFullMoon(year)));

  it.each([
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
    [2076, '2076-04-19'],
  ])('%i as it was printed', (year, date) => expect(easterSunday(year)).toBe(date));
});

describe('the holidays of a year', () => {
  const holidays = holidaysOf(2027);

  it('are thirteen dates and two days of Easter, in order', () => {
    const dates = holidays.map(({ date }) => date);
    expect(dates).toHaveLength(15);
    expect(dates).toEqual([...new Set(dates)].sort());
    expect(dates.every(isServiceDate)).toBe(true);
    expect(dates).toEqual(expect.arrayContaining(['2027-03-26', '2027-03-29', '2027-12-24']));
  });

  it('do not name 28 October, which nobody has ever had off', () =>
    expect(holidays.map(({ date }) => date)).not.toContain('2027-10-28'));

  it('have names in both languages', () =>
    expect(holidays.every(({ label }) => label.sk.length > 3 && label.en.length > 3)).toBe(true));
});
