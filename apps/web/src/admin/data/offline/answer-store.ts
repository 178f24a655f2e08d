import type { QueryKey } from '@tanstack/react-query';
import { buildOfPage } from '../../../shared/outdated-page';
import { staffToday } from '../staff-day';

const storageKey = 'admin-kept';

/** `at` is in milliseconds since 1970. */
export interface StoredAnswer {
  key: QueryKey;
  data: unknown;
  at: number;
}

interface Stored {
  /** It is deleted when the next service date begins. */
  day: string;
  /** Another build may name the fields of an answer differently. */
  build: string;
  answers: readonly StoredAnswer[];
}

export function readStored(): readonly StoredAnswer[] {
  try {
    const stored = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as Stored | null;
    if (stored?.day === staffToday() && stored.build === buildOfPage()) return stored.answers;
  } catch {
    // storage is blocked, or contains invalid data
  }
  deleteStored();
  return [];
}

export function storeAnswers(answers: readonly StoredAnswer[]): void {
  try {
    const stored: Stored = { day: staffToday(), build: buildOfPage(), answers };
    localStorage.setItem(storageKey, JSON.stringify(stored));
  } catch {
    deleteStored(); // storage is full: no data is better than yesterday's
  }
}

export function deleteStored(): void {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // then nothing was stored either
  }
}
