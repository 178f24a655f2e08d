/** The limits of the list of walk-in parties that wait. */
export const doorLimits = {
  /** Characters of the name or description of the party. */
  labelLength: 40,
  /** The most parties that the list shows. */
  mostWaiting: 50,
} as const;
