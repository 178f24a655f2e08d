import { digitsOf } from '../form/person-rules.js';
import { foldText, toNormalLine } from '../text/normal-text.js';

export const searchLimits = {
  /** Characters. */
  searchLength: 100,
} as const;

const maxTerms = 8;
/** A shorter number is a word, for example a party size or a table. */
const minNumberDigits = 3;

/** All must occur, in any order. A phone number becomes one term of digits without its prefix for country or area. */
export function toSearchTerms(input: string): string[] {
  const words = foldText(toNormalLine(input.normalize('NFKC')))
    .replace(/^(?:tel|mailto)[.:]+\s*/, '')
    .split(/\s+/)
    .filter(Boolean);
  const terms: string[] = [];
  let number = '';
  const addNumberTerms = (): void => {
    if (number) terms.push(...numberTerms(number.trim()));
    number = '';
  };
  for (const word of words) {
    if (isNumberPart(word)) number += ` ${word}`;
    else {
      addNumberTerms();
      terms.push(word);
    }
  }
  addNumberTerms();
  return [...new Set(terms)].slice(0, maxTerms);
}

const isNumberPart = (word: string): boolean => /^[+\d()/.-]+$/.test(word) && /\d/.test(word);

function numberTerms(written: string): string[] {
  const digits = digitsOf(written.replace('(0)', ''));
  if (digits.length < minNumberDigits) return written.split(' ');
  const withoutPrefix = digits.replace(/^0{1,2}/, '');
  return [withoutPrefix.length < minNumberDigits ? digits : withoutPrefix];
}
