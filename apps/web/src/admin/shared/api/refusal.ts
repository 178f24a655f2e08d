import { HttpError, type Problem } from '@strapec/contracts';

/** The details of a refusal beyond its code: broken rules, the current status, alternatives. */
export function refusalIn(error: unknown): Partial<Problem> {
  return (error instanceof HttpError && error.problem) || {};
}

/** The code of a refusal; empty for a failure without one. */
export const codeOf = (error: unknown): string => (error instanceof HttpError && error.code) || '';
