/** SQL. It stands for an address of which only a proof may be kept. */
export const hashOf = (email: string): string => `encode(sha256(convert_to(${email}, 'UTF8')), 'hex')`;
