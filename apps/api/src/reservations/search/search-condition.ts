import { searchTerms } from '@strapec/domain';
import { containing } from '../../platform/database/like-pattern.js';
import { keptSearch } from '../../platform/http/fields/kept-email.js';

/** SQL conditions for the search terms, with their values. */
export interface SearchCondition {
  /** For a query of all matches: with the conditions that make the index useful. */
  byIndex: string;
  /** For a query by date that stops at the first matches. */
  byScan: string;
  values: string[];
}

const lettersOfIndex = 3;

/** The position of a term in a word; numbers match anywhere. */
export const matches = ['anywhere', 'start'] as const;
export type Match = (typeof matches)[number];

/** The statement has `placesBefore` values before these. `null` for an empty search. */
export function searchCondition(
  typed: string,
  placesBefore: number,
  match: Match = 'anywhere',
): SearchCondition | null {
  const terms = searchTerms(keptSearch(typed));
  if (terms.length === 0) return null;
  const byScan = terms.map((_term, index) => `found_by LIKE $${placesBefore + index + 1}`).join(' AND ');
  const isIndexed = terms.some(({ length }) => length >= lettersOfIndex);
  const pairs = isIndexed ? [] : terms.filter((term) => /^[a-z\d]{2}$/.test(term));
  return {
    byIndex: [byScan, ...pairs.map(afterAnySign)].join(' AND '),
    byScan,
    values: terms.map((term) => containing(match === 'start' && !/^\d/.test(term) ? ` ${term}` : term)),
  };
}

/** The index needs three characters: a term of two letters is searched with each character that may precede it. */
const afterAnySign = (pair: string): string => `found_by ~ '[ -~]${pair}'`;
