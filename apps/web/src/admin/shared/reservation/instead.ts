import { type AlternativesDto, HttpError } from '@strapec/contracts';
import type { ServiceDate } from '@strapec/domain';
import { refusalIn } from '../api/refusal';

/** Another start; without a date on the same evening. */
export interface OtherStart {
  time: string;
  date?: ServiceDate;
}

/** What staff choose where there is no table: another start, or tables by hand out of those that are free. */
export type Instead = OtherStart | { freeTables: readonly string[] };

/** What there is instead of the table that a party cannot have. */
export interface InsteadOffered {
  alternatives: AlternativesDto | null;
  /** Free for the whole visit, although no place of the plan can be made of them for this party. */
  freeTables: readonly string[];
}

/** What the API offers where it refuses for want of a table; `null` for every other reason. */
export function insteadIn(error: unknown): InsteadOffered | null {
  const isFull = error instanceof HttpError && (error.code === 'capacity_full' || error.code === 'no_table');
  if (!isFull) return null;
  const { alternatives = null, freeTables = [] } = refusalIn(error);
  return { alternatives, freeTables };
}
