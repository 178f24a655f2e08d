/** What people take turns at; the number keeps the kinds apart. */
const kinds = { idempotencyKey: 1, email: 2, evening: 3, outbox: 4 } as const;

/** SQL: the key of the advisory lock on which whoever comes later waits, in the order of coming, for a text in `parameter`. */
export const turnKey = (kind: keyof typeof kinds, parameter: `$${number}`): string =>
  `hashtextextended(${parameter}, ${kinds[kind]})`;
