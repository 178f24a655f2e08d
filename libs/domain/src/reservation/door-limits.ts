export const doorLimits = {
  /** Characters. */
  labelLength: 40,
  mostWaiting: 50,
} as const;
