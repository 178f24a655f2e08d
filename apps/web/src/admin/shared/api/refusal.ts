import { HttpError, type Problem } from '@strapec/contracts';

/** What a refusal of the API says beyond its code: broken rules, the status now, what there is instead. */
export function refusalIn(error: unknown): Partial<Problem> {
  return (error instanceof HttpError && error.problem) || {};
}
