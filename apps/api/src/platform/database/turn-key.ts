/** The number keeps their keys apart. */
const kinds = { idempotencyKey: 1, email: 2, evening: 3, outbox: 4 } as const;

/** SQL. Waiting transactions get the lock in the order of arrival. */
export const turnKey = (kind: keyof typeof kinds, parameter: `$${number}`): string =>
  `hashtextextended(${parameter}, ${kinds[kind]})`;
