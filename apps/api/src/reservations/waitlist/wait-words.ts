import { type Language, type LocalMoment, beginsBeforeAnswer, minutesPerHour, minutesToWait } from '@strapec/domain';
import type { StoredVisit } from '../../platform/clock/visit-times.js';
import { mailText } from '../../mail/texts/mail-text.js';

/** Whether one of these visits begins before the day is over within which the team answers. */
export const areSoon = (visits: readonly Pick<StoredVisit, 'date' | 'startMinute'>[], now: LocalMoment): boolean =>
  visits.some(({ date, startMinute: start }) => beginsBeforeAnswer({ date, start }, now));

/** A sentence with when the team answers (spec §9); to a guest who comes sooner than that, before the visit. */
export const withAnswer = (sentence: string, language: Language, isSoon: boolean): string =>
  sentence.replace('{answer}', mailText(language, 'answer', { isSoon: String(isSoon) }));

/** A notice with when it is worth trying again; `retryAfter` in seconds. */
export function withWait(notice: string, retryAfter: number | undefined, language: Language): string {
  const minutes = minutesToWait(retryAfter);
  const hours = minutes < minutesPerHour ? 0 : Math.ceil(minutes / minutesPerHour);
  return notice.replace('{wait}', mailText(language, 'wait', { minutes, hours }));
}
