import { digitsOf, folded } from '@strapec/domain';

interface Piece {
  words: string;
  isFound: boolean;
}

/** `terms` are lower case without accents. */
export function marksIn(text: string, terms: readonly string[]): Piece[] {
  const { plain, places } = withPlaces(text);
  const isFound = new Array<boolean>(text.length).fill(false);
  for (const term of terms) {
    for (let at = plain.indexOf(term); at >= 0 && term !== ''; at = plain.indexOf(term, at + 1)) {
      isFound.fill(true, places[at], places[at + term.length]);
    }
  }
  const pieces: Piece[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const last = pieces.at(-1);
    const piece = { words: text.charAt(at), isFound: isFound[at] ?? false };
    if (last?.isFound === piece.isFound) last.words += piece.words;
    else pieces.push(piece);
  }
  return pieces;
}

/** With the position of each letter in the original. */
function withPlaces(text: string): { plain: string; places: number[] } {
  const places: number[] = [];
  let plain = '';
  let at = 0;
  for (const letter of text) {
    const bare = folded(letter);
    for (let count = 0; count < bare.length; count += 1) places.push(at);
    plain += bare;
    at += letter.length;
  }
  return { plain, places: [...places, at] };
}

/** In any notation. */
export function isNumberFound(phone: string, phoneE164: string | null, terms: readonly string[]): boolean {
  const numbers = [digitsOf(phone), digitsOf(phoneE164 ?? '')];
  return terms.some((term) => /^\d+$/.test(term) && numbers.some((digits) => digits.includes(term)));
}
