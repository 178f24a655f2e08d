import type { Language, ServiceDate } from '@strapec/domain';
import { createDateFormatter } from './formatters';

const fullDate = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const weekdayDate = createDateFormatter({ weekday: 'long', ...fullDate });
const plainDate = createDateFormatter(fullDate);
const onlyWeekday = createDateFormatter({ weekday: 'long' });
const shortWeekday = createDateFormatter({ weekday: 'short' });
const shortDay = createDateFormatter({ day: 'numeric', month: 'short' });
const monthAndYear = createDateFormatter({ month: 'long', year: 'numeric' });

/** `piatok 4. decembra 2026`, `Friday 4 December 2026`. */
export const dateInWords = (date: ServiceDate, language: Language): string => formatDate(weekdayDate, date, language);

/** Without non-breaking spaces. */
export const dateForScreenReaders = (date: ServiceDate, language: Language): string =>
  dateInWords(date, language).replace('\u00a0', ' ');

/** Without the weekday in Slovak, where it needs its own preposition. */
export const dateInSentence = (date: ServiceDate, language: Language): string =>
  formatDate(language === 'sk' ? plainDate : weekdayDate, date, language);

/** `piatok`, `Friday`. */
export const weekdayInWords = (date: ServiceDate, language: Language): string =>
  formatDate(onlyWeekday, date, language);

/** `pi`, `Fri`. */
export const weekdayInShort = (date: ServiceDate, language: Language): string =>
  formatDate(shortWeekday, date, language);

/** `4. 12.`, `4 Dec`. */
export const dayAndMonth = (date: ServiceDate, language: Language): string =>
  language === 'sk'
    ? `${Number(date.slice(8))}.\u00a0${Number(date.slice(5, 7))}.`
    : formatDate(shortDay, date, language);

/** `december 2026`, `December 2026`. */
export const monthInWords = (date: ServiceDate, language: Language): string => formatDate(monthAndYear, date, language);

// Browsers differ in the comma after an English weekday.
function formatDate(formats: typeof weekdayDate, date: ServiceDate, language: Language): string {
  const text = formats(language).format(new Date(`${date}T00:00:00Z`));
  return text.replace(',', '').replace(/(\d\.?) (?=\p{L})/u, '$1\u00a0');
}
