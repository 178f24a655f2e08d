export const waitlistLimits = {
  /** Characters. */
  labelLength: 40,
  mostWaiting: 50,
} as const;
