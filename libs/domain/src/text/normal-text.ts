/** Invisible on one line: soft hyphen, zero-width space, word joiner, byte order mark. */
const invisibleInLine = /[\u00ad\u200b\u2060\ufeff]/g;
/**
 * Contacts and chat programs put them around copied text. U+202E is not included: it shows the letters in reverse, and
 * the checks refuse it.
 */
const directionCharacters = String.raw`\u200e\u200f\u061c\u202a-\u202d\u2066-\u2069`;
const outerDirectionCharacters = new RegExp(`^[${directionCharacters}\\s]+|[${directionCharacters}\\s]+$`, 'g');
/** Only numbers and addresses drop these two: words of some languages need joiners. */
const invisibleInAddress = new RegExp(`[${directionCharacters}\\u200c\\u200d]`, 'g');
const anyHyphen = /[\p{Pd}\u2212]/gu;
const anySpaces = /[ \p{Zs}]+/gu;
/** Characters. The checks refuse a longer text. */
const maxLineLength = 1_000;

/** Composed letters, no spaces at the ends. */
export const normalizeText = (input: string): string => input.normalize('NFC').trim();

/** One kind of space and of hyphen, no invisible characters. */
export function normalizeLine(input: string): string {
  if (input.length > maxLineLength) return input;
  const visibleText = input.normalize('NFC').replace(invisibleInLine, '').replace(outerDirectionCharacters, '');
  return visibleText.replace(anySpaces, ' ').replace(anyHyphen, '-').trim();
}

/** Digits and letters of other widths. */
const toPlainLine = (input: string): string =>
  normalizeLine(input.normalize('NFKC')).slice(0, maxLineLength).replace(invisibleInAddress, '').trim();

/** Without what programs copy with it: `mailto:`, a name, brackets, a final dot. */
export function normalizeEmail(input: string): string {
  const writtenAddress = toPlainLine(input).replace(/^mailto:\s*([^?]*).*$/i, '$1');
  const address = /^[^<>@]*<\s*([^<>]*)>[.,;]?$/.exec(writtenAddress)?.[1] ?? writtenAddress;
  return address
    .replace(/[\s.,;:]+$/, '')
    .replace(/\s*@\s*/, '@')
    .toLowerCase();
}

/** `tel.`, `Mobil:`. */
const phoneLabelPattern = /^(?:\p{L}[\p{L}. ]*[.:]|tel\p{L}*|mob\p{L}*|phone)[.:/\s]*(?=[+(\d])/iu;
const arabicDigits = /[\u0660-\u0669\u06f0-\u06f9]/g;

export function normalizePhone(input: string): string {
  return toPlainLine(input)
    .replace(arabicDigits, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/[·•‧∙]/g, '.')
    .replace(/[⁄∕]/g, '/')
    .replace(phoneLabelPattern, '')
    .replace(/^\(\s*(\+[\d\s]+)\)/, '$1')
    .replace(/^\+\s+/, '+')
    .replace(/[\s.,;/-]+$/, '');
}

const plainLetters: Readonly<Record<string, string>> = { ł: 'l', Ł: 'L', ø: 'o', Ø: 'O', đ: 'd', Đ: 'D', '’': "'" };

/** For comparison: lower case without accents. The database function of the same name gives the same result. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .replaceAll(/[łŁøØđĐ’]/g, (letter) => plainLetters[letter] ?? letter)
    .toLowerCase();
}
