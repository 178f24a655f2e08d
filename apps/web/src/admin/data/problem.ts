import { HttpError, type Problem } from '@strapec/contracts';

export function problemOf(error: unknown): Partial<Problem> {
  return (error instanceof HttpError && error.problem) || {};
}

export const problemCode = (error: unknown): string => (error instanceof HttpError && error.code) || '';
