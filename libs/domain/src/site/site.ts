import { menuPath } from '../language/language.js';

/** Spec §2. */
export const pagePaths = {
  home: '/',
  wineMenu: menuPath,
  events: '/events',
  cookiesPolicy: '/cookies-policy',
} as const;

/** Characters, in one language (rules §10). */
export const contentLimits = {
  textLength: 5_000,
  imageUrlLength: 2_000,
  altTextLength: 500,
} as const;

/** `Strapec — víno & káva` becomes `Strapec`. */
export const shortNameOf = (name: string): string => name.split(' — ')[0]?.trim() || name;
