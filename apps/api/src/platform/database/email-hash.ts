/** SQL. */
export const hashOf = (email: string): string => `encode(sha256(convert_to(${email}, 'UTF8')), 'hex')`;
