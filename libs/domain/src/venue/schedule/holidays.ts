import { type ServiceDate, addDays } from './service-date.js';
import { type Schedule, weeklyHoursOn, specialDayOn } from './opening-hours.js';

/** Act 241/1993. The law often changes which of them are days of rest. */
const fixedHolidays: readonly (readonly [monthAndDay: string, sk: string, en: string])[] = [
  ['01-01', 'Nový rok', 'New Year’s Day'],
  ['01-06', 'Traja králi', 'Epiphany'],
  ['05-01', 'Sviatok práce', 'May Day'],
  ['05-08', 'Deň víťazstva', 'Victory Day'],
  ['07-05', 'Sviatok svätého Cyrila a\u00a0Metoda', 'Saints Cyril and Methodius'],
  ['08-29', 'Výročie SNP', 'National Uprising Day'],
  ['09-01', 'Deň Ústavy', 'Constitution Day'],
  ['09-15', 'Sedembolestná Panna Mária', 'Our Lady of Sorrows'],
  ['11-01', 'Sviatok všetkých svätých', 'All Saints’ Day'],
  ['11-17', 'Deň boja za slobodu a\u00a0demokraciu', 'Struggle for Freedom Day'],
  ['12-24', 'Štedrý deň', 'Christmas Eve'],
  ['12-25', 'Prvý sviatok vianočný', 'Christmas Day'],
  ['12-26', 'Druhý sviatok vianočný', 'St Stephen’s Day'],
];

export function listHolidays(year: number) {
  const easter = computeEasterSunday(year);
  const movingHolidays = [
    { date: addDays(easter, -2), label: { sk: 'Veľký piatok', en: 'Good Friday' } },
    { date: addDays(easter, 1), label: { sk: 'Veľkonočný pondelok', en: 'Easter Monday' } },
  ];
  const datedHolidays = fixedHolidays.map(([day, sk, en]) => ({ date: `${year}-${day}`, label: { sk, en } }));
  return [...datedHolidays, ...movingHolidays].sort((a, b) => (a.date < b.date ? -1 : 1));
}

/** The anonymous rule of 1876, as given by Meeus. */
export function computeEasterSunday(year: number): ServiceDate {
  const century = Math.floor(year / 100);
  const moon = 19 * (year % 19) + century - Math.floor(century / 4) + 15;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (moon - correction) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - epact - (year % 4)) % 7;
  const late = Math.floor(((year % 19) + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * late + 21; // from 1 March
  return addDays(`${String(year).padStart(4, '0')}-03-01`, days);
}

/** Days. */
const holidayNoticeDays = 30;

export type OpenHoliday = ReturnType<typeof findOpenHolidays>[number];

export function findOpenHolidays(schedule: Schedule, today: ServiceDate) {
  const lastDate = addDays(today, holidayNoticeDays);
  const years = [...new Set([Number(today.slice(0, 4)), Number(lastDate.slice(0, 4))])];
  const holidays = years.flatMap(listHolidays).filter(({ date }) => today <= date && date <= lastDate);
  return holidays.flatMap((holiday) => {
    const hours = weeklyHoursOn(holiday.date, schedule);
    return hours && !specialDayOn(holiday.date, schedule) ? [{ ...holiday, hours }] : [];
  });
}
