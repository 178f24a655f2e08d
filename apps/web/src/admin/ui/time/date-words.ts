import { type Language, type ServiceDate, untilOf } from '@strapec/domain';
import { zoneOfVenue } from '../../../shared/clock';
import { dateFormatters } from '../../../shared/i18n/formatters';

const inFigures = dateFormatters({ weekday: 'long', day: 'numeric', month: 'numeric' });
const inWords = dateFormatters({ weekday: 'long', day: 'numeric', month: 'long' });
const short: typeof inWords = (language) => (language === 'sk' ? inFigures : inWords)(language);
const full = dateFormatters({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const weekday = dateFormatters({ weekday: 'short' });
const month = dateFormatters({ month: 'long', year: 'numeric' });
const monthAlone = dateFormatters({ month: 'long' });
const stamp = dateFormatters(
  { day: 'numeric', month: 'numeric', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  zoneOfVenue(),
);

/** `streda 25. 11.`, `Wednesday 25 November`: for a date close to today. */
export const dayInWords = (date: ServiceDate, language: Language): string => inFormat(short, date, language);

export const dateInWords = (date: ServiceDate, language: Language): string => inFormat(full, date, language);

/** `st`, `Wed`. */
export const weekdayInShort = (date: ServiceDate, language: Language): string => inFormat(weekday, date, language);

/** `november 2026`, `November 2026`. */
export const monthInWords = (date: ServiceDate, language: Language): string => inFormat(month, date, language);

/** `november`, `November`. */
export const monthName = (date: ServiceDate, language: Language): string => inFormat(monthAlone, date, language);

/** An instant such as `21. 11. 2026, 16:05` on a clock in Bratislava. */
export const instantInWords = (instant: string, language: Language): string =>
  stamp(language)
    .format(new Date(instant))
    .replaceAll(/(\d\.) /g, '$1\u00a0');

// Browsers differ in the comma after an English weekday.
function inFormat(formats: typeof short, date: ServiceDate, language: Language): string {
  const words = formats(language).format(new Date(`${date}T00:00:00Z`));
  return words.replace(',', '').replaceAll(/(\d\.?) (?=[\p{L}\d])/gu, '$1\u00a0');
}

export function spanInWords(visit: { time: string; duration: number }): string {
  return `${visit.time}–${untilOf(visit)}`;
}
