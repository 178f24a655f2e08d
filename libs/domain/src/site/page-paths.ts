import { menuPath } from '../language/language.js';

/** The public pages with an address of their own (spec §2). */
export const pagePaths = {
  home: '/',
  wineMenu: menuPath,
  events: '/events',
  cookiesPolicy: '/cookies-policy',
} as const;
