/** Which rows are about a person: conditions in which $1 is the address, in lower case. */
export const bySame = 'lower(email) = $1';
export const theirs = (table: string): string => `(SELECT id FROM ${table} WHERE ${bySame})`;
export const theirIds = (table: string): string => `(SELECT id::text FROM ${table} WHERE ${bySame})`;
export const staffIds = theirs('admin_users');

/** Rows of which one of some things is true, each found by an index of its own: with OR all of them would be read. */
export const anyOf = (table: string, conditions: readonly string[]): string =>
  `id IN (${conditions.map((condition) => `SELECT id FROM ${table} WHERE ${condition}`).join(' UNION ALL ')})`;
