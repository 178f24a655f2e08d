/** Characters that staff may enter for each text of the site, in one language (rules §10). */
export const contentLimits = {
  textLength: 5_000,
  imageUrlLength: 2_000,
  altTextLength: 500,
} as const;
