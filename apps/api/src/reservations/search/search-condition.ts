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

const minIndexedTermLength = 3;

export const matchModes = ['anywhere', 'start'] as const;
export type MatchMode = (typeof matchModes)[number];

/** `null` for an empty search. */
export function toSearchCondition(
  query: string,
  parameterOffset: number,
  matchMode: MatchMode = 'anywhere',
): SearchCondition | null {
  const terms = toSearchTerms(toSearchQuery(query));
  if (terms.length === 0) return null;
  const byScan = terms.map((_term, index) => `search_text LIKE $${parameterOffset + index + 1}`).join(' AND ');
  const hasIndexedTerm = terms.some(({ length }) => length >= minIndexedTermLength);
  const twoLetterTerms = hasIndexedTerm ? [] : terms.filter((term) => /^[a-z\d]{2}$/.test(term));
  return {
    byIndex: [byScan, ...twoLetterTerms.map(toTwoLetterConditionSql)].join(' AND '),
    byScan,
    values: terms.map((term) => likePattern(matchMode === 'start' && !/^\d/.test(term) ? ` ${term}` : term)),
  };
}

/** The index needs three characters. */
const toTwoLetterConditionSql = (term: string): string => `search_text ~ '[ -~]${term}'`;
