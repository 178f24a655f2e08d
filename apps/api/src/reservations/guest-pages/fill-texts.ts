import {
  type Language,
  type LocalDateTime,
  beginsBeforeAnswer,
  minutesPerHour,
  toWaitMinutes,
  fillVenueValues,
} from '@strapec/domain';
import type { StoredVisit } from '../../platform/clock/visit-times.js';
import { mailText } from '../../mail/texts/mail-text.js';

type VisitStart = Pick<StoredVisit, 'date' | 'startMinute'>;

/** Placeholders without a value stay. */
export function fillTexts<Texts extends object | string>(
  texts: Texts,
  values: Readonly<Record<string, string | number>>,
): Texts {
  if (typeof texts === 'string') return fillVenueValues(texts, values) as Texts & string;
  const entries = Object.entries(texts) as [string, object | string][];
  return Object.fromEntries(entries.map(([name, text]) => [name, fillTexts(text, values)])) as Texts;
}

/** Of the team, by the earliest visit (spec §9). */
export function answerTimeText(language: Language, visits: readonly VisitStart[], now: LocalDateTime): string {
  const isSoon = visits.some(({ date, startMinute: start }) => beginsBeforeAnswer({ date, start }, now));
  return mailText(language, 'answer', { isSoon: String(isSoon) });
}

/** `retryAfter`: seconds. */
export function waitTimeText(language: Language, retryAfter: number | undefined): string {
  const minutes = toWaitMinutes(retryAfter);
  const hours = minutes < minutesPerHour ? 0 : Math.ceil(minutes / minutesPerHour);
  return mailText(language, 'wait', { minutes, hours });
}
