/** Drawn as nothing, and without meaning on one line: soft hyphen, zero-width space, word joiner, mark that begins files. */
const nothing = /[\u00ad\u200b\u2060\ufeff]/g;
/**
 * Marks of direction. Telephone books and chats put them around what is copied; a pair around a whole line changes nothing
 * that is seen. U+202E does: it shows the letters in reverse, and is left for the checks to refuse.
 */
const direction = String.raw`\u200e\u200f\u061c\u202a-\u202d\u2066-\u2069`;
const directionAround = new RegExp(`^[${direction}\\s]+|[${direction}\\s]+$`, 'g');
/** All that is not seen of a number or an address; joiners too, which words of some languages need. */
const unseen = new RegExp(`[${direction}\\u200c\\u200d]`, 'g');
const hyphen = /[\p{Pd}\u2212]/gu;
const blanks = /[ \p{Zs}]+/gu;
/** Characters; what is longer is no line, and refused as it came. */
const longestLine = 1_000;

/** A text as it is kept: letters with their accents in one piece, no blanks around it. */
export const normalText = (typed: string): string => typed.normalize('NFC').trim();

/** A line, such as a name, as it is kept: one kind of blank and of hyphen, no marks that are drawn as nothing. */
export function normalLine(typed: string): string {
  if (typed.length > longestLine) return typed;
  const seen = typed.normalize('NFC').replace(nothing, '').replace(directionAround, '');
  return seen.replace(blanks, ' ').replace(hyphen, '-').trim();
}

/** What is written in digits and letters of every width, as ASCII where it has them. */
const plain = (typed: string): string =>
  normalLine(typed.normalize('NFKC')).slice(0, longestLine).replace(unseen, '').trim();

/** An e-mail address as it is kept and compared, without what programs copy along: `mailto:`, a name, brackets, a dot at the end. */
export function normalEmail(typed: string): string {
  const written = plain(typed).replace(/^mailto:\s*([^?]*).*$/i, '$1');
  const address = /^[^<>@]*<\s*([^<>]*)>[.,;]?$/.exec(written)?.[1] ?? written;
  return address
    .replace(/[\s.,;:]+$/, '')
    .replace(/\s*@\s*/, '@')
    .toLowerCase();
}

/** Words that stand before a number: `tel.`, `Mobil:`. */
const beforeNumber = /^(?:\p{L}[\p{L}. ]*[.:]|tel\p{L}*|mob\p{L}*|phone)[.:/\s]*(?=[+(\d])/iu;
const arabicDigit = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** A telephone number as it is kept, however its digits, hyphens and dots were written. */
export function normalPhone(typed: string): string {
  return plain(typed)
    .replace(arabicDigit, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/[·•‧∙]/g, '.')
    .replace(/[⁄∕]/g, '/')
    .replace(beforeNumber, '')
    .replace(/^\(\s*(\+[\d\s]+)\)/, '$1')
    .replace(/^\+\s+/, '+')
    .replace(/[\s.,;/-]+$/, '');
}
