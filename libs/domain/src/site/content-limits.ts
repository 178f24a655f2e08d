/** How much staff may write into the site (rules §10); characters, in one language. */
export const contentLimits = {
  textLength: 5_000,
  imageUrlLength: 2_000,
  altTextLength: 500,
} as const;
