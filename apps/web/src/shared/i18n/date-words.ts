import type { Language, ServiceDate } from '@strapec/domain';
import { createDateFormatter } from './formatters';

const fullDateOptions = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const weekdayDateFormat = createDateFormatter({ weekday: 'long', ...fullDateOptions });
const plainDateFormat = createDateFormatter(fullDateOptions);
const weekdayFormat = createDateFormatter({ weekday: 'long' });
const shortWeekdayFormat = createDateFormatter({ weekday: 'short' });
const dayAndMonthFormat = createDateFormatter({ day: 'numeric', month: 'short' });
const monthAndYearFormat = createDateFormatter({ month: 'long', year: 'numeric' });

/** `piatok 4. decembra 2026`, `Friday 4 December 2026`. */
export const dateInWords = (date: ServiceDate, language: Language): string =>
  formatDate(weekdayDateFormat, date, language);

/** Without non-breaking spaces. */
export const dateForScreenReaders = (date: ServiceDate, language: Language): string =>
  dateInWords(date, language).replace('\u00a0', ' ');

/** Without the weekday in Slovak, where it needs its own preposition. */
export const dateInSentence = (date: ServiceDate, language: Language): string =>
  formatDate(language === 'sk' ? plainDateFormat : weekdayDateFormat, date, language);

/** `piatok`, `Friday`. */
export const weekdayInWords = (date: ServiceDate, language: Language): string =>
  formatDate(weekdayFormat, date, language);

/** `pi`, `Fri`. */
export const weekdayInShort = (date: ServiceDate, language: Language): string =>
  formatDate(shortWeekdayFormat, date, language);

/** `4. 12.`, `4 Dec`. */
export const dayAndMonth = (date: ServiceDate, language: Language): string =>
  language === 'sk'
    ? `${Number(date.slice(8))}.\u00a0${Number(date.slice(5, 7))}.`
    : formatDate(dayAndMonthFormat, date, language);

/** `december 2026`, `December 2026`. */
export const monthInWords = (date: ServiceDate, language: Language): string =>
  formatDate(monthAndYearFormat, date, language);

// Browsers differ in the comma after an English weekday.
function formatDate(formatFor: typeof weekdayDateFormat, date: ServiceDate, language: Language): string {
  const text = formatFor(language).format(new Date(`${date}T00:00:00Z`));
  return text.replace(',', '').replace(/(\d\.?) (?=\p{L})/u, '$1\u00a0');
}
