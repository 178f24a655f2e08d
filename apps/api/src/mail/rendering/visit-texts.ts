import { type Language, type ServiceDate, type Weekday, withUnbreakableSpaces, weekdayOf } from '@strapec/domain';
import { type StoredVisit, toVisitTimes } from '../../platform/clock/visit-times.js';
import { mailText } from '../texts/mail-text.js';

const localesByLanguage: Record<Language, string> = { sk: 'sk-SK', en: 'en-GB' };

/** The preposition and the ending change with the day (rules §15). */
const onWeekdaySlovak: Record<Weekday, string> = {
  monday: 'v pondelok',
  tuesday: 'v utorok',
  wednesday: 'v stredu',
  thursday: 'vo štvrtok',
  friday: 'v piatok',
  saturday: 'v sobotu',
  sunday: 'v nedeľu',
};

/** `day`: `piatok 4. decembra 2026`; `until`: `24:00` at the end of an evening, `02:00` after midnight. */
export function visitTexts(visit: StoredVisit, language: Language) {
  const { calendarDate: date, time, until } = toVisitTimes(visit);
  const day = formatDay(date, language);
  const onDaySlovak = `${onWeekdaySlovak[weekdayOf(date)]} ${formatDate(date, language, { year: 'numeric' })}`;
  return {
    day,
    shortDay: formatDate(date, language, { weekday: 'long' }),
    onDay: withUnbreakableSpaces(language === 'sk' ? onDaySlovak : `on ${day}`),
    from: time,
    until,
  };
}

export function visitAndPartyTexts({ partySize, ...visit }: StoredVisit & { partySize: number }, language: Language) {
  return { ...visitTexts(visit, language), party: mailText(language, 'party', { partySize }) };
}

export const formatDay = (date: ServiceDate, language: Language): string =>
  formatDate(date, language, { weekday: 'long', year: 'numeric' });

function formatDate(date: ServiceDate, language: Language, formatFields: Intl.DateTimeFormatOptions): string {
  const options = { day: 'numeric', month: 'long', timeZone: 'UTC', ...formatFields } as const;
  const format = new Intl.DateTimeFormat(localesByLanguage[language], options);
  return withUnbreakableSpaces(format.format(new Date(`${date}T12:00:00Z`)).replace(',', ''));
}
