/** A factor for the time limits of tests. Tests wait for conditions, so no result depends on the speed of the machine; bench/ measures. */
export const timeLimitFactor = 10;
