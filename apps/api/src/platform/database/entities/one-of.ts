/** The CHECK of a column that holds one word of a list. */
export const oneOf = (column: string, words: readonly string[]): string =>
  `${column} IN (${words.map((word) => `'${word}'`).join(', ')})`;
