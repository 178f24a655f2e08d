import type { Language } from '@strapec/domain';
import { dayInWords } from '../time/date-words';

interface RecordedWish {
  date: string;
  time: string;
  partySize: number;
}

/** What a guest asked for, as the record of changes keeps it: `Saturday 5 December 20:00 · 6`; `null` for what is none. */
export const wishInWords = (value: unknown, language: Language): string | null =>
  isWish(value) ? `${dayInWords(value.date, language)} ${value.time} · ${value.partySize}` : null;

const isWish = (value: unknown): value is RecordedWish =>
  typeof value === 'object' && value !== null && 'heldUntil' in value && 'date' in value;
