import { type AlternativesDto, HttpError, type TableHolderDto } from '@strapec/contracts';
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
  /** Who is at the tables, where that is why. */
  holders?: readonly TableHolderDto[];
}

const wantOfTables = ['capacity_full', 'no_table', 'table_occupied'];

/** What the API offers where it refuses for want of a table; `null` for every other reason. */
export function insteadIn(error: unknown): InsteadOffered | null {
  const isFull = error instanceof HttpError && wantOfTables.includes(error.code ?? '');
  if (!isFull) return null;
  const { alternatives = null, freeTables = [], holders } = refusalIn(error);
  return { alternatives, freeTables, ...(holders && { holders }) };
}
