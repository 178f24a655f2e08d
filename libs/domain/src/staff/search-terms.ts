import { digitsOf } from '../form/person-rules.js';
import { folded } from '../text/folded.js';
import { normalLine } from '../text/normal-text.js';

/** Above these, more words tell nothing more. */
const mostTerms = 8;
/** Fewer digits than these are a word like any other: a party size, a table. */
const leastOfNumber = 3;

/**
 * What has to stand in a reservation for it to be found, in any order: folded words. What is written as a telephone number,
 * with blanks or signs or none, becomes one row of digits without what a country or a town may put before it.
 */
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
