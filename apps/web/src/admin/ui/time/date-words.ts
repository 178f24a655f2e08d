import { type Language, type ServiceDate, formatEndTime } from '@strapec/domain';
import { getVenueTimeZone } from '../../../shared/clock';
import { dateInWords, monthInWords, weekdayInShort } from '../../../shared/i18n/date-words';
import { createDateFormatter } from '../../../shared/i18n/formatters';

const numericDayFormat = createDateFormatter({ weekday: 'long', day: 'numeric', month: 'numeric' });
const longDayFormat = createDateFormatter({ weekday: 'long', day: 'numeric', month: 'long' });
const dayFormat: typeof longDayFormat = (language) => (language === 'sk' ? numericDayFormat : longDayFormat)(language);
const monthFormat = createDateFormatter({ month: 'long' });
const instantFormat = createDateFormatter(
  { day: 'numeric', month: 'numeric', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  getVenueTimeZone(),
);

export { dateInWords, monthInWords, weekdayInShort };

/** `streda 25. 11.`, `Wednesday 25 November`: for a date close to today. */
export const formatDay = (date: ServiceDate, language: Language): string => formatDate(dayFormat, date, language);

/** `november`, `November`. */
export const formatMonth = (date: ServiceDate, language: Language): string => formatDate(monthFormat, date, language);

/** An instant such as `21. 11. 2026, 16:05` on a clock in Bratislava. */
export const formatInstant = (instant: string, language: Language): string =>
  instantFormat(language)
    .format(new Date(instant))
    .replaceAll(/(\d\.) /g, '$1\u00a0');

// Browsers differ in the comma after an English weekday.
function formatDate(createFormat: typeof dayFormat, date: ServiceDate, language: Language): string {
  const formatted = createFormat(language).format(new Date(`${date}T00:00:00Z`));
  return formatted.replace(',', '').replaceAll(/(\d\.?) (?=[\p{L}\d])/gu, '$1\u00a0');
}

export function formatTimeSpan(visit: { time: string; duration: number }): string {
  return `${visit.time}–${formatEndTime(visit)}`;
}
