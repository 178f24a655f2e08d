import { digitsOf, foldText } from '@strapec/domain';

interface TextPiece {
  words: string;
  isFound: boolean;
}

/** `terms` are lower case without accents. */
export function splitAtMatches(text: string, terms: readonly string[]): TextPiece[] {
  const { plain, places } = foldWithPositions(text);
  const isMatched = new Array<boolean>(text.length).fill(false);
  for (const term of terms) {
    for (let at = plain.indexOf(term); at >= 0 && term !== ''; at = plain.indexOf(term, at + 1)) {
      isMatched.fill(true, places[at], places[at + term.length]);
    }
  }
  const pieces: TextPiece[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const last = pieces.at(-1);
    const piece = { words: text.charAt(at), isFound: isMatched[at] ?? false };
    if (last?.isFound === piece.isFound) last.words += piece.words;
    else pieces.push(piece);
  }
  return pieces;
}

/** With the position of each letter in the original. */
function foldWithPositions(text: string): { plain: string; places: number[] } {
  const places: number[] = [];
  let plain = '';
  let at = 0;
  for (const letter of text) {
    const foldedLetter = foldText(letter);
    for (let count = 0; count < foldedLetter.length; count += 1) places.push(at);
    plain += foldedLetter;
    at += letter.length;
  }
  return { plain, places: [...places, at] };
}

/** In any notation. */
export function isNumberFound(phone: string, phoneE164: string | null, terms: readonly string[]): boolean {
  const numbers = [digitsOf(phone), digitsOf(phoneE164 ?? '')];
  return terms.some((term) => /^\d+$/.test(term) && numbers.some((digits) => digits.includes(term)));
}
