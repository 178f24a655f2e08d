import { type AlternativesDto, HttpError, type TableHolderDto } from '@strapec/contracts';
import type { ServiceDate } from '@strapec/domain';
import { refusalIn } from '../../data/refusal';

/** On the same evening when it has no date. */
export interface OtherStart {
  time: string;
  date?: ServiceDate;
}

export type Instead = OtherStart | { freeTables: readonly string[] };

export interface InsteadOffered {
  alternatives: AlternativesDto | null;
  /** For the whole visit; the plan has no place for this party among them. */
  freeTables: readonly string[];
  holders?: readonly TableHolderDto[];
}

const wantOfTables = ['capacity_full', 'no_table', 'table_occupied'];

/** `null` unless there is no table. */
export function insteadIn(error: unknown): InsteadOffered | null {
  const isFull = error instanceof HttpError && wantOfTables.includes(error.code ?? '');
  if (!isFull) return null;
  const { alternatives = null, freeTables = [], holders } = refusalIn(error);
  return { alternatives, freeTables, ...(holders && { holders }) };
}
