/** SQL. */
export const oneOfSql = (column: string, values: readonly string[]): string =>
  `${column} IN (${values.map((word) => `'${word}'`).join(', ')})`;
