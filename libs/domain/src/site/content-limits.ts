/** Characters, in one language (rules §10). */
export const contentLimits = {
  textLength: 5_000,
  imageUrlLength: 2_000,
  altTextLength: 500,
} as const;
