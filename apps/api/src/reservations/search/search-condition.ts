import { toSearchTerms } from '@strapec/domain';
import { likePattern } from '../../platform/database/sql-expressions.js';
import { toSearchQuery } from '../../platform/http/fields/stored-email.js';

export interface SearchCondition {
  /** Faster with the index. */
  byIndex: string;
  /** Faster in order of date. */
  byScan: string;
  values: string[];
}

const minIndexedLength = 3;

export const matchModes = ['anywhere', 'start'] as const;
export type MatchMode = (typeof matchModes)[number];

/** `null` for an empty search. */
export function toSearchCondition(
  query: string,
  parametersBefore: number,
  match: MatchMode = 'anywhere',
): SearchCondition | null {
  const terms = toSearchTerms(toSearchQuery(query));
  if (terms.length === 0) return null;
  const byScan = terms.map((_term, index) => `search_text LIKE $${parametersBefore + index + 1}`).join(' AND ');
  const hasIndexedTerm = terms.some(({ length }) => length >= minIndexedLength);
  const twoLetterTerms = hasIndexedTerm ? [] : terms.filter((term) => /^[a-z\d]{2}$/.test(term));
  return {
    byIndex: [byScan, ...twoLetterTerms.map(twoLetterCondition)].join(' AND '),
    byScan,
    values: terms.map((term) => likePattern(match === 'start' && !/^\d/.test(term) ? ` ${term}` : term)),
  };
}

/** The index needs three characters. */
const twoLetterCondition = (term: string): string => `search_text ~ '[ -~]${term}'`;
