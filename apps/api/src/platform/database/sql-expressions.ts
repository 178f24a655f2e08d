/** The pattern of LIKE for values that contain the text. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, (character) => `\\${character}`)}%`;
}

/** The hash under which an erased address is remembered. */
export const hashOf = (email: string): string => `encode(sha256(convert_to(${email}, 'UTF8')), 'hex')`;

const kinds = { idempotencyKey: 1, email: 2, evening: 3, outbox: 4 } as const;

/** The key of an advisory lock. Waiting transactions get it in the order of arrival. */
export const turnKey = (kind: keyof typeof kinds, parameter: `$${number}`): string =>
  `hashtextextended(${parameter}, ${kinds[kind]})`;
