const kinds = { idempotencyKey: 1, email: 2, evening: 3, outbox: 4 } as const;

/** SQL. Waiting transactions get it in the order of arrival. */
export const turnKey = (kind: keyof typeof kinds, parameter: `$${number}`): string =>
  `hashtextextended(${parameter}, ${kinds[kind]})`;
