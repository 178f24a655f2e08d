/** How an address is named where only a proof of it may stay: its SHA-256, made by PostgreSQL from an SQL expression. */
export const hashOf = (email: string): string => `encode(sha256(convert_to(${email}, 'UTF8')), 'hex')`;
