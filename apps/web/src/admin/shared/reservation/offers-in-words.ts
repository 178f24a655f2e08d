import { type Language, type Offer, timeOfMinute } from '@strapec/domain';
import { dayInWords } from '../time/date-words';

/** Other times as the record of changes keeps them: `Saturday 26 December 18:30 · Sunday 27 December 18:30`; `null` for what is none. */
export function offersInWords(values: readonly unknown[], language: Language): string | null {
  if (values.length === 0 || !values.every(isOffer)) return null;
  return values.map(({ date, start }) => `${dayInWords(date, language)} ${timeOfMinute(start)}`).join(' · ');
}

const isOffer = (value: unknown): value is Offer =>
  typeof value === 'object' && value !== null && 'date' in value && 'start' in value;
