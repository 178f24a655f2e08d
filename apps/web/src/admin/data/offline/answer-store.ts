import type { QueryKey } from '@tanstack/react-query';
import { readPageBuild } from '../../../shared/outdated-page';
import { currentServiceDate } from '../current-service-date';

const answersStorageKey = 'admin-kept';

/** `at` is in milliseconds since 1970. */
export interface StoredAnswer {
  key: QueryKey;
  data: unknown;
  at: number;
}

interface StoredSnapshot {
  /** It is deleted when the next service date begins. */
  serviceDate: string;
  /** Another build may name the fields of an answer differently. */
  build: string;
  answers: readonly StoredAnswer[];
}

export function readOrDeleteStoredAnswers(): readonly StoredAnswer[] {
  try {
    const snapshot = JSON.parse(localStorage.getItem(answersStorageKey) ?? 'null') as StoredSnapshot | null;
    if (snapshot?.serviceDate === currentServiceDate() && snapshot.build === readPageBuild()) return snapshot.answers;
  } catch {
    // storage is blocked, or contains invalid data
  }
  deleteStoredAnswers();
  return [];
}

export function storeAnswers(answers: readonly StoredAnswer[]): void {
  try {
    const snapshot: StoredSnapshot = { serviceDate: currentServiceDate(), build: readPageBuild(), answers };
    localStorage.setItem(answersStorageKey, JSON.stringify(snapshot));
  } catch {
    deleteStoredAnswers(); // storage is full: no data is better than yesterday's
  }
}

export function deleteStoredAnswers(): void {
  try {
    localStorage.removeItem(answersStorageKey);
  } catch {
    // then nothing was stored either
  }
}
