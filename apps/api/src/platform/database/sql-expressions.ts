/** The pattern of LIKE for values that contain the text. */
export function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, (character) => `\\${character}`)}%`;
}

/** The hash under which an erased address is remembered. */
export const emailHashSql = (email: string): string => `encode(sha256(convert_to(${email}, 'UTF8')), 'hex')`;

const lockKindNumbers = { idempotencyKey: 1, email: 2, evening: 3, outbox: 4 } as const;

/** The key of an advisory lock. Waiting transactions get it in the order of arrival. */
export const advisoryLockKeySql = (kind: keyof typeof lockKindNumbers, parameter: `$${number}`): string =>
  `hashtextextended(${parameter}, ${lockKindNumbers[kind]})`;
