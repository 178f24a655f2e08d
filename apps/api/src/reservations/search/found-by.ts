import { searchTerms } from '@strapec/domain';
import { containing } from '../../platform/database/like-pattern.js';
import { keptSearch } from '../../platform/http/fields/person-rules.js';

/** That a reservation has in it whatever is looked for, as SQL with its values. */
export interface FoundBy {
  /** For whoever wants all of them: with what makes the index useful. */
  byIndex: string;
  /** For whoever leafs through the evenings until there are enough. */
  byLeafing: string;
  values: string[];
}

const lettersOfIndex = 3;

/** Where in a word it has to stand; numbers are found by any part of them. */
export const matches = ['anywhere', 'start'] as const;
export type Match = (typeof matches)[number];

/** `placesBefore` of the statement's values stand before these. `null` where nothing is looked for. */
export function foundBy(typed: string, placesBefore: number, match: Match = 'anywhere'): FoundBy | null {
  const terms = searchTerms(keptSearch(typed));
  if (terms.length === 0) return null;
  const byLeafing = terms.map((_term, index) => `found_by LIKE $${placesBefore + index + 1}`).join(' AND ');
  const isIndexed = terms.some(({ length }) => length >= lettersOfIndex);
  const pairs = isIndexed ? [] : terms.filter((term) => /^[a-z\d]{2}$/.test(term));
  return {
    byIndex: [byLeafing, ...pairs.map(afterAnySign)].join(' AND '),
    byLeafing,
    values: terms.map((term) => containing(match === 'start' && !/^\d/.test(term) ? ` ${term}` : term)),
  };
}

/** The index knows three letters at a time: two alone are looked for with each sign that may stand before them. */
const afterAnySign = (pair: string): string => `found_by ~ '[ -~]${pair}'`;
