/** What staff may say of a party that waits at the door. */
export const doorLimits = {
  /** Characters of what it is known by. */
  labelLength: 40,
  /** Parties that are shown. */
  mostWaiting: 50,
} as const;
