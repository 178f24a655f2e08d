import { HttpError, type Problem } from '@strapec/contracts';

export function problemOf(error: unknown): Partial<Problem> {
  return (error instanceof HttpError && error.problem) || {};
}

/** The version that was saved meanwhile. */
export function findLatestRecord<Subject>(error: unknown): NonNullable<Subject> | null {
  if (problemCode(error) !== 'changed_meanwhile') return null;
  return (problemOf(error) as { current?: NonNullable<Subject> }).current ?? null;
}

export const problemCode = (error: unknown): string => (error instanceof HttpError && error.code) || '';
