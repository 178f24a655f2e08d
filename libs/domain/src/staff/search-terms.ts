import { extractDigits } from '../form/email-and-phone.js';
import { foldText, normalizeLine } from '../text/normal-text.js';

export const searchLimits = {
  /** Characters. */
  queryLength: 100,
} as const;

const maxTerms = 8;
/** A shorter number is a word, for example a party size or a table. */
const minNumberDigits = 3;

/** All must occur, in any order. A phone number becomes one term of digits without its prefix for country or area. */
export function toSearchTerms(input: string): string[] {
  const words = foldText(normalizeLine(input.normalize('NFKC')))
    .replace(/^(?:tel|mailto)[.:]+\s*/, '')
    .split(/\s+/)
    .filter(Boolean);
  const terms: string[] = [];
  let pendingNumber = '';
  const addNumberTerms = (): void => {
    if (pendingNumber) terms.push(...toNumberTerms(pendingNumber.trim()));
    pendingNumber = '';
  };
  for (const word of words) {
    if (isNumberPart(word)) pendingNumber += ` ${word}`;
    else {
      addNumberTerms();
      terms.push(word);
    }
  }
  addNumberTerms();
  return [...new Set(terms)].slice(0, maxTerms);
}

const isNumberPart = (word: string): boolean => /^[+\d()/.-]+$/.test(word) && /\d/.test(word);

function toNumberTerms(writtenNumber: string): string[] {
  const digits = extractDigits(writtenNumber.replace('(0)', ''));
  if (digits.length < minNumberDigits) return writtenNumber.split(' ');
  const withoutPrefix = digits.replace(/^0{1,2}/, '');
  return [withoutPrefix.length < minNumberDigits ? digits : withoutPrefix];
}
