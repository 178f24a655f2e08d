import { searchTerms } from '@strapec/domain';
import { containing } from '../../platform/database/like-pattern.js';
import { keptSearch } from '../../platform/http/fields/kept-email.js';

export interface SearchCondition {
  /** Faster with the index. */
  byIndex: string;
  /** Faster in order of date. */
  byScan: string;
  values: string[];
}

const lettersOfIndex = 3;

export const matches = ['anywhere', 'start'] as const;
export type Match = (typeof matches)[number];

/** `null` for an empty search. */
export function searchCondition(
  typed: string,
  placesBefore: number,
  match: Match = 'anywhere',
): SearchCondition | null {
  const terms = searchTerms(keptSearch(typed));
  if (terms.length === 0) return null;
  const byScan = terms.map((_term, index) => `search_text LIKE $${placesBefore + index + 1}`).join(' AND ');
  const isIndexed = terms.some(({ length }) => length >= lettersOfIndex);
  const pairs = isIndexed ? [] : terms.filter((term) => /^[a-z\d]{2}$/.test(term));
  return {
    byIndex: [byScan, ...pairs.map(afterAnySign)].join(' AND '),
    byScan,
    values: terms.map((term) => containing(match === 'start' && !/^\d/.test(term) ? ` ${term}` : term)),
  };
}

/** The index needs three characters. */
const afterAnySign = (pair: string): string => `search_text ~ '[ -~]${pair}'`;
