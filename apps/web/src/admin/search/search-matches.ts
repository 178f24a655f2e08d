import { extractDigits, foldText } from '@strapec/domain';

interface TextPiece {
  text: string;
  isMatch: boolean;
}

/** `terms` are lower case without accents. */
export function splitAtMatches(text: string, terms: readonly string[]): TextPiece[] {
  const { folded, positions } = foldWithPositions(text);
  const isMatchByIndex = new Array<boolean>(text.length).fill(false);
  for (const term of terms) {
    for (let start = folded.indexOf(term); start >= 0 && term !== ''; start = folded.indexOf(term, start + 1)) {
      isMatchByIndex.fill(true, positions[start], positions[start + term.length]);
    }
  }
  const pieces: TextPiece[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const lastPiece = pieces.at(-1);
    const piece = { text: text.charAt(index), isMatch: isMatchByIndex[index] ?? false };
    if (lastPiece?.isMatch === piece.isMatch) lastPiece.text += piece.text;
    else pieces.push(piece);
  }
  return pieces;
}

/** With the position of each letter in the original. */
function foldWithPositions(text: string): { folded: string; positions: number[] } {
  const positions: number[] = [];
  let folded = '';
  let position = 0;
  for (const letter of text) {
    const foldedLetter = foldText(letter);
    for (let count = 0; count < foldedLetter.length; count += 1) positions.push(position);
    folded += foldedLetter;
    position += letter.length;
  }
  return { folded, positions: [...positions, position] };
}

/** In any notation. */
export function isPhoneMatch(phone: string, phoneE164: string | null, terms: readonly string[]): boolean {
  const numbers = [extractDigits(phone), extractDigits(phoneE164 ?? '')];
  return terms.some((term) => /^\d+$/.test(term) && numbers.some((digits) => digits.includes(term)));
}
