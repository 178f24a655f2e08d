import { HttpError, type Problem } from '@strapec/contracts';

export function toProblem(error: unknown): Partial<Problem> {
  return (error instanceof HttpError && error.problem) || {};
}

/** The version that was saved meanwhile. */
export function findLatestRecord<Subject>(error: unknown): NonNullable<Subject> | null {
  if (toProblemCode(error) !== 'changed_meanwhile') return null;
  return (toProblem(error) as { current?: NonNullable<Subject> }).current ?? null;
}

export const toProblemCode = (error: unknown): string => (error instanceof HttpError && error.code) || '';
