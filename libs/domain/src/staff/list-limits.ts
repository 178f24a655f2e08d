/** What staff may ask of their lists. */
export const listLimits = {
  /** Characters of what is searched for. */
  searchLength: 100,
} as const;
