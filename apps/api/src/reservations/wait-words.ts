import { type Language, minutesPerHour, minutesToWait } from '@strapec/domain';
import { mailText } from '../mail/texts/mail-text.js';

/** A notice with when it is worth trying again; `retryAfter` in seconds. */
export function withWait(notice: string, retryAfter: number | undefined, language: Language): string {
  const minutes = minutesToWait(retryAfter);
  const hours = minutes < minutesPerHour ? 0 : Math.ceil(minutes / minutesPerHour);
  return notice.replace('{wait}', mailText(language, 'wait', { minutes, hours }));
}
