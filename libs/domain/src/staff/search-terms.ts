import { digitsOf } from '../form/person-rules.js';
import { folded, normalLine } from '../text/normal-text.js';

export const listLimits = {
  /** Characters. */
  searchLength: 100,
} as const;

const mostTerms = 8;
/** A shorter number is a word, for example a party size or a table. */
const leastOfNumber = 3;

/** All must occur, in any order. A phone number becomes one term of digits without its prefix for country or area. */
export function searchTerms(typed: string): string[] {
  const words = folded(normalLine(typed.normalize('NFKC')))
    .replace(/^(?:tel|mailto)[.:]+\s*/, '')
    .split(/\s+/)
    .filter(Boolean);
  const terms: string[] = [];
  let number = '';
  const endNumber = (): void => {
    if (number) terms.push(...termsOfNumber(number.trim()));
    number = '';
  };
  for (const word of words) {
    if (isOfNumber(word)) number += ` ${word}`;
    else {
      endNumber();
      terms.push(word);
    }
  }
  endNumber();
  return [...new Set(terms)].slice(0, mostTerms);
}

const isOfNumber = (word: string): boolean => /^[+\d()/.-]+$/.test(word) && /\d/.test(word);

function termsOfNumber(written: string): string[] {
  const digits = digitsOf(written.replace('(0)', ''));
  if (digits.length < leastOfNumber) return written.split(' ');
  const bare = digits.replace(/^0{1,2}/, '');
  return [bare.length < leastOfNumber ? digits : bare];
}
