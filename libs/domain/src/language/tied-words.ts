/** Slovak typography: a word of one letter, such as a preposition, must not end a line. */
export function withTiedWords(slovak: string): string {
  return slovak.replace(/(?<=^|[\s(„])([aikosuvz]) (?=\S)/giu, '$1\u00a0');
}

/** Keeps a text on one line: a phone number, a postal code, a company number, a date. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

/** Empty parts are left out. */
export const inOneLine = (parts: readonly string[], between = ', '): string =>
  parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(between);
