/** A calendar day as `YYYY-MM-DD`: for a visit, the day of opening (Saturday 23:30 + 2 h belongs to Saturday). */
export type ServiceDate = string;

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof weekdays)[number];

const datePattern = /^(\d{4})-(\d{2})-(\d{2})$/;
const daysPerEra = 146_097; // the Gregorian calendar repeats after 400 years

export function isServiceDate(text: string): boolean {
  return datePattern.test(text) && dateOfDayNumber(toDayNumber(text)) === text;
}

export function weekdayOf(date: ServiceDate): Weekday {
  const weekdayOfDayZero = 3; // 1 January 1970
  const index = (((toDayNumber(date) + weekdayOfDayZero) % 7) + 7) % 7;
  return weekdays[index] as Weekday;
}

export function addDays(date: ServiceDate, days: number): ServiceDate {
  return dateOfDayNumber(toDayNumber(date) + days);
}

export function daysBetween(from: ServiceDate, to: ServiceDate): number {
  return toDayNumber(to) - toDayNumber(from);
}

/** Both included; none when the second is earlier. */
export function datesInRange(from: ServiceDate, to: ServiceDate): ServiceDate[] {
  return Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, days) => addDays(from, days));
}

/**
 * Since 1 January 1970. Years begin in March here: the leap day is then the last day of the year, and one formula gives
 * the month lengths (Howard Hinnant, "chrono-compatible low-level date algorithms").
 */
function toDayNumber(date: ServiceDate): number {
  const [, year = '', month = '', day = ''] = datePattern.exec(date) ?? [];
  const monthFromMarch = (Number(month) + 9) % 12;
  const marchYear = Number(year) - (Number(month) <= 2 ? 1 : 0);
  const era = Math.floor(marchYear / 400);
  const yearOfEra = marchYear - era * 400;
  const dayOfYear = Math.floor((153 * monthFromMarch + 2) / 5) + Number(day) - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * daysPerEra + dayOfEra - 719_468;
}

function dateOfDayNumber(dayNumber: number): ServiceDate {
  const daysSinceEraZero = dayNumber + 719_468;
  const era = Math.floor(daysSinceEraZero / daysPerEra);
  const dayOfEra = daysSinceEraZero - era * daysPerEra;
  const leapDays = Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096);
  const yearOfEra = Math.floor((dayOfEra - leapDays) / 365);
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1;
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  return `${padNumber(year, 4)}-${padNumber(month, 2)}-${padNumber(day, 2)}`;
}

const padNumber = (value: number, length: number): string => String(value).padStart(length, '0');
