import { type AlternativesDto, HttpError, type TableHolderDto } from '@strapec/contracts';
import type { ServiceDate } from '@strapec/domain';
import { toProblem } from '../../data/problem-details';

/** On the same evening when it has no date. */
export interface AlternativeStart {
  time: string;
  date?: ServiceDate;
}

export type Alternative = AlternativeStart | { freeTables: readonly string[] };

export interface NoTableRefusal extends AlternativesDto {
  /** For the whole visit; the plan has no place for this party among them. */
  freeTables: readonly string[];
  holders?: readonly TableHolderDto[];
}

const noTableCodes = ['capacity_full', 'no_table', 'table_occupied'];

/** `null` unless there is no table. */
export function findNoTableRefusal(error: unknown): NoTableRefusal | null {
  const isFull = error instanceof HttpError && noTableCodes.includes(error.code ?? '');
  if (!isFull) return null;
  const { alternatives, freeTables = [], holders } = toProblem(error);
  return { sameEvening: [], nextEvening: null, ...alternatives, freeTables, ...(holders && { holders }) };
}
