import { HttpError } from '@strapec/contracts';

/** Whether nobody knows what became of a request: its answer was lost, came too late, or is not one of the API's. */
export function isUnanswered(error: unknown): boolean {
  return !(error instanceof HttpError) || (error.code === null && error.status >= 500);
}
