import { HttpError, type Problem } from '@strapec/contracts';

export function refusalIn(error: unknown): Partial<Problem> {
  return (error instanceof HttpError && error.problem) || {};
}

export const codeOf = (error: unknown): string => (error instanceof HttpError && error.code) || '';
