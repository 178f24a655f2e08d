import {
  type Language,
  type ServiceDate,
  houseZone,
  minuteOfClock,
  minutesPerHour,
  timeOfMinute,
} from '@strapec/domain';

const locales: Readonly<Record<Language, string>> = { sk: 'sk', en: 'en-GB' };
const formatter = (options: Intl.DateTimeFormatOptions, timeZone = 'UTC') => ({
  sk: new Intl.DateTimeFormat(locales.sk, { ...options, timeZone }),
  en: new Intl.DateTimeFormat(locales.en, { ...options, timeZone }),
});

const short = {
  sk: new Intl.DateTimeFormat('sk', { weekday: 'long', day: 'numeric', month: 'numeric', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }),
};
const full = formatter({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const weekday = formatter({ weekday: 'short' });
const month = formatter({ month: 'long', year: 'numeric' });
const monthAlone = formatter({ month: 'long' });
const stamp = formatter(
  { day: 'numeric', month: 'numeric', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  houseZone,
);

/** `streda 25. 11.`, `Wednesday 25 November`: the day of an evening at hand. */
export const dayInWords = (date: ServiceDate, language: Language): string => said(short, date, language);

/** The same with the month in words and the year. */
export const dateInWords = (date: ServiceDate, language: Language): string => said(full, date, language);

/** `st`, `Wed`. */
export const weekdayInShort = (date: ServiceDate, language: Language): string => said(weekday, date, language);

/** `november 2026`, `November 2026`. */
export const monthInWords = (date: ServiceDate, language: Language): string => said(month, date, language);

/** `november`, `November`. */
export const monthName = (date: ServiceDate, language: Language): string => said(monthAlone, date, language);

/** An instant such as `21. 11. 2026, 16:05` on a clock in Bratislava. */
export const instantInWords = (instant: string, language: Language): string =>
  stamp[language].format(new Date(instant)).replaceAll(/(\d\.) /g, '$1\u00a0');

// Browsers do not agree on the comma after an English weekday; a day's number never stands alone at a line's end.
function said(formats: typeof short, date: ServiceDate, language: Language): string {
  const words = formats[language].format(new Date(`${date}T00:00:00Z`));
  return words.replace(',', '').replaceAll(/(\d\.?) (?=[\p{L}\d])/gu, '$1\u00a0');
}

/** From when until when a visit or an event lasts: `18:30–20:30`. */
export function spanInWords({ time, duration }: { time: string; duration: number }): string {
  return `${time}–${timeOfMinute(minuteOfClock(time) + duration * minutesPerHour)}`;
}
