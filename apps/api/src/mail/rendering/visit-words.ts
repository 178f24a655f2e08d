import { type Language, type ServiceDate, type Weekday, unbroken, weekdayOf } from '@strapec/domain';
import { type StoredVisit, visitTimes } from '../../platform/clock/visit-times.js';
import { mailText } from '../texts/mail-text.js';

const locales: Record<Language, string> = { sk: 'sk-SK', en: 'en-GB' };

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
export function visitWords(visit: StoredVisit, language: Language) {
  const { calendarDate: date, time, until } = visitTimes(visit);
  const day = dayWords(date, language);
  const onDaySlovak = `${onWeekdaySlovak[weekdayOf(date)]} ${dateWords(date, language, { year: 'numeric' })}`;
  return {
    day,
    shortDay: dateWords(date, language, { weekday: 'long' }),
    onDay: unbroken(language === 'sk' ? onDaySlovak : `on ${day}`),
    from: time,
    until,
  };
}

export function visitAndPartyWords({ partySize, ...visit }: StoredVisit & { partySize: number }, language: Language) {
  return { ...visitWords(visit, language), party: mailText(language, 'party', { partySize }) };
}

export const dayWords = (date: ServiceDate, language: Language): string =>
  dateWords(date, language, { weekday: 'long', year: 'numeric' });

function dateWords(date: ServiceDate, language: Language, more: Intl.DateTimeFormatOptions): string {
  const options = { day: 'numeric', month: 'long', timeZone: 'UTC', ...more } as const;
  const format = new Intl.DateTimeFormat(locales[language], options);
  return unbroken(format.format(new Date(`${date}T12:00:00Z`)).replace(',', ''));
}
