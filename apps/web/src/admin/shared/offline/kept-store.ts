import type { QueryKey } from '@tanstack/react-query';
import { buildOfPage } from '../../../shared/outdated-page';
import { staffToday } from '../time/staff-day';

const keptKey = 'admin-kept';

/** `at` is in milliseconds since 1970. */
export interface KeptAnswer {
  key: QueryKey;
  data: unknown;
  at: number;
}

interface Kept {
  /** It is deleted when the next service date begins. */
  day: string;
  /** Another build may name the fields of an answer differently. */
  build: string;
  answers: readonly KeptAnswer[];
}

export function readKept(): readonly KeptAnswer[] {
  try {
    const kept = JSON.parse(localStorage.getItem(keptKey) ?? 'null') as Kept | null;
    if (kept?.day === staffToday() && kept.build === buildOfPage()) return kept.answers;
  } catch {
    // storage is blocked, or contains invalid data
  }
  forgetKept();
  return [];
}

export function storeKept(answers: readonly KeptAnswer[]): void {
  try {
    localStorage.setItem(keptKey, JSON.stringify({ day: staffToday(), build: buildOfPage(), answers } satisfies Kept));
  } catch {
    forgetKept(); // storage is full: no data is better than yesterday's
  }
}

export function forgetKept(): void {
  try {
    localStorage.removeItem(keptKey);
  } catch {
    // then nothing was stored either
  }
}
