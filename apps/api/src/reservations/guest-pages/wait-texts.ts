import { type Language, type LocalDateTime, beginsBeforeAnswer, minutesPerHour, minutesToWait } from '@strapec/domain';
import type { StoredVisit } from '../../platform/clock/visit-times.js';
import { mailText } from '../../mail/texts/mail-text.js';

export const isAnySoon = (visits: readonly Pick<StoredVisit, 'date' | 'startMinute'>[], now: LocalDateTime): boolean =>
  visits.some(({ date, startMinute: start }) => beginsBeforeAnswer({ date, start }, now));

/** Spec §9. */
export const withAnswerTime = (sentence: string, language: Language, isSoon: boolean): string =>
  sentence.replace('{answer}', mailText(language, 'answer', { isSoon: String(isSoon) }));

/** `retryAfter`: seconds. */
export function withWaitTime(notice: string, retryAfter: number | undefined, language: Language): string {
  const minutes = minutesToWait(retryAfter);
  const hours = minutes < minutesPerHour ? 0 : Math.ceil(minutes / minutesPerHour);
  return notice.replace('{wait}', mailText(language, 'wait', { minutes, hours }));
}
