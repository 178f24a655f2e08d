import type { QueryKey } from '@tanstack/react-query';
import { readPageBuild } from '../../../shared/outdated-page';
import { currentServiceDate } from '../current-service-date';

const storageKey = 'admin-kept';

/** `at` is in milliseconds since 1970. */
export interface StoredAnswer {
  key: QueryKey;
  data: unknown;
  at: number;
}

interface StoredSnapshot {
  /** It is deleted when the next service date begins. */
  day: string;
  /** Another build may name the fields of an answer differently. */
  build: string;
  answers: readonly StoredAnswer[];
}

export function readStoredAnswers(): readonly StoredAnswer[] {
  try {
    const snapshot = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as StoredSnapshot | null;
    if (snapshot?.day === currentServiceDate() && snapshot.build === readPageBuild()) return snapshot.answers;
  } catch {
    // storage is blocked, or contains invalid data
  }
  deleteStoredAnswers();
  return [];
}

export function storeAnswers(answers: readonly StoredAnswer[]): void {
  try {
    const snapshot: StoredSnapshot = { day: currentServiceDate(), build: readPageBuild(), answers };
    localStorage.setItem(storageKey, JSON.stringify(snapshot));
  } catch {
    deleteStoredAnswers(); // storage is full: no data is better than yesterday's
  }
}

export function deleteStoredAnswers(): void {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // then nothing was stored either
  }
}
