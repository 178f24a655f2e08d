import { type Language, type ServiceDate, endTime } from '@strapec/domain';
import { venueTimeZone } from '../../../shared/clock';
import { dateInWords, monthInWords, weekdayInShort } from '../../../shared/i18n/date-words';
import { createDateFormatter } from '../../../shared/i18n/formatters';

const numericDayFormat = createDateFormatter({ weekday: 'long', day: 'numeric', month: 'numeric' });
const longDayFormat = createDateFormatter({ weekday: 'long', day: 'numeric', month: 'long' });
const dayFormat: typeof longDayFormat = (language) => (language === 'sk' ? numericDayFormat : longDayFormat)(language);
const monthNameFormat = createDateFormatter({ month: 'long' });
const instantFormat = createDateFormatter(
  { day: 'numeric', month: 'numeric', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  venueTimeZone(),
);

export { dateInWords, monthInWords, weekdayInShort };

/** `streda 25. 11.`, `Wednesday 25 November`: for a date close to today. */
export const dayInWords = (date: ServiceDate, language: Language): string => formatDate(dayFormat, date, language);

/** `november`, `November`. */
export const monthName = (date: ServiceDate, language: Language): string => formatDate(monthNameFormat, date, language);

/** An instant such as `21. 11. 2026, 16:05` on a clock in Bratislava. */
export const instantInWords = (instant: string, language: Language): string =>
  instantFormat(language)
    .format(new Date(instant))
    .replaceAll(/(\d\.) /g, '$1\u00a0');

// Browsers differ in the comma after an English weekday.
function formatDate(formatFor: typeof dayFormat, date: ServiceDate, language: Language): string {
  const formatted = formatFor(language).format(new Date(`${date}T00:00:00Z`));
  return formatted.replace(',', '').replaceAll(/(\d\.?) (?=[\p{L}\d])/gu, '$1\u00a0');
}

export function timeSpan(visit: { time: string; duration: number }): string {
  return `${visit.time}–${endTime(visit)}`;
}
