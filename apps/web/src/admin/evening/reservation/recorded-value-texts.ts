import { type Language, type DateAndStart, timeOfMinute } from '@strapec/domain';
import { formatDay } from '../../ui/time/date-words';

/** `Saturday 26 December 18:30 · Sunday 27 December 18:30`; `null` for other values. */
export function offersText(values: readonly unknown[], language: Language): string | null {
  if (values.length === 0 || !values.every(isOffer)) return null;
  return values.map(({ date, start }) => `${formatDay(date, language)} ${timeOfMinute(start)}`).join(' · ');
}

const isOffer = (value: unknown): value is DateAndStart =>
  typeof value === 'object' && value !== null && 'date' in value && 'start' in value;

interface RecordedChangeRequest {
  date: string;
  time: string;
  partySize: number;
}

/** `Saturday 5 December 20:00 · 6`; `null` for other values. */
export const changeRequestText = (value: unknown, language: Language): string | null =>
  isChangeRequest(value) ? `${formatDay(value.date, language)} ${value.time} · ${value.partySize}` : null;

const isChangeRequest = (value: unknown): value is RecordedChangeRequest =>
  typeof value === 'object' && value !== null && 'heldUntil' in value && 'date' in value;
