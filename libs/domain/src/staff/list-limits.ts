export const listLimits = {
  /** Characters of a search text. */
  searchLength: 100,
} as const;
