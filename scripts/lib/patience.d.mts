export const timeLimitFactor: number;
