import { type Language, minutesPerHour } from '@strapec/domain';
import { mailText } from '../mail/texts/mail-text.js';

const usual = 60; // seconds

/** A notice with when it is worth trying again; `retryAfter` in seconds. */
export function withWait(notice: string, retryAfter: number | undefined, language: Language): string {
  const minutes = Math.max(1, Math.ceil((retryAfter ?? usual) / 60));
  const hours = minutes < minutesPerHour ? 0 : Math.ceil(minutes / minutesPerHour);
  return notice.replace('{wait}', mailText(language, 'wait', { minutes, hours }));
}
