export const listLimits = {
  /** Characters. */
  searchLength: 100,
} as const;
