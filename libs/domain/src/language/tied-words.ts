/** Slovak as it is set in print: a word of one letter, such as a preposition, does not end a line. */
export function withTiedWords(slovak: string): string {
  return slovak.replace(/(?<=^|[\s(„])([aikosuvz]) (?=\S)/giu, '$1\u00a0');
}

/** A text that stays on one line: a telephone number, a postal code, a company number, a date. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

/** What has been told, in one line; what is empty leaves no mark. */
export const inOneLine = (parts: readonly string[], between = ', '): string =>
  parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(between);
