import { computeEasterSunday, listHolidays } from './holidays.js';
import { addDays, weekdayOf } from './service-date.js';

/** The Easter full moons of 1900 to 2199 by the golden number, as church calendars print them. */
const fullMoons = [
  '04-14', '04-03', '03-23', '04-11', '03-31', '04-18', '04-08', '03-28', '04-16', '04-05',
  '03-25', '04-13', '04-02', '03-22', '04-10', '03-30', '04-17', '04-07', '03-27',
]; // prettier-ignore

/** The Sunday after the Easter full moon, found day by day. */
function sundayAfterFullMoon(year: number): string {
  let date = addDays(`${year}-${fullMoons[year % 19] ?? ''}`, 1);
  while (weekdayOf(date) !== 'sunday') date = addDays(date, 1);
  return date;
}

const years = Array.from({ length: 76 }, (_, index) => 2024 + index);

describe('Easter', () => {
  it.each(years)('of %i is the Sunday after the full moon', (year) =>
    expect(computeEasterSunday(year)).toBe(sundayAfterFullMoon(year)),
  );

  it.each([
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
    [2076, '2076-04-19'],
    [1598, '1598-03-22'],
    [1818, '1818-03-22'],
    [1943, '1943-04-25'],
    [2200, '2200-04-06'],
    [2285, '2285-03-22'],
    [2299, '2299-04-16'],
  ])('of %i is the date printed in calendars', (year, date) => expect(computeEasterSunday(year)).toBe(date));
});

describe('the holidays of a year', () => {
  it('are thirteen fixed dates and two of Easter, in order, with names in both languages', () =>
    expect(listHolidays(2027).map(({ date, label: { sk, en } }) => `${date} ${sk} / ${en}`)).toEqual([
      '2027-01-01 Nový rok / New Year’s Day',
      '2027-01-06 Traja králi / Epiphany',
      '2027-03-26 Veľký piatok / Good Friday',
      '2027-03-29 Veľkonočný pondelok / Easter Monday',
      '2027-05-01 Sviatok práce / May Day',
      '2027-05-08 Deň víťazstva / Victory Day',
      '2027-07-05 Sviatok svätého Cyrila a\u00a0Metoda / Saints Cyril and Methodius',
      '2027-08-29 Výročie SNP / National Uprising Day',
      '2027-09-01 Deň Ústavy / Constitution Day',
      '2027-09-15 Sedembolestná Panna Mária / Our Lady of Sorrows',
      '2027-11-01 Sviatok všetkých svätých / All Saints’ Day',
      '2027-11-17 Deň boja za slobodu a\u00a0demokraciu / Struggle for Freedom Day',
      '2027-12-24 Štedrý deň / Christmas Eve',
      '2027-12-25 Prvý sviatok vianočný / Christmas Day',
      '2027-12-26 Druhý sviatok vianočný / St Stephen’s Day',
    ]));

  it('do not contain 28 October, which is not a day off', () =>
    expect(listHolidays(2027).map(({ date }) => date)).not.toContain('2027-10-28'));
});
