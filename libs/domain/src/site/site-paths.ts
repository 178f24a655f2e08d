import { type Language, mainLanguage } from '../language/language.js';

/** Without script (rules §1). */
export const reservePaths: Readonly<Record<Language, string>> = { sk: '/rezervacia', en: '/reservation' };

/** Every page links to it; most do not need the code of the list. */
export const menuPath = '/wine-menu';

/** Spec §2. */
export const pagePaths = {
  home: '/',
  wineMenu: menuPath,
  events: '/events',
  cookiesPolicy: '/cookies-policy',
} as const;

export const lostLinkPaths: Readonly<Record<Language, string>> = { sk: '/rezervacia/odkaz', en: '/reservation/link' };

export const formPaths = {
  message: { sk: '/sprava', en: '/message' },
  inquiry: { sk: '/dopyt', en: '/inquiry' },
  newsletter: { sk: '/novinky', en: '/news' },
} as const satisfies Record<string, Record<Language, string>>;
export type FormKind = keyof typeof formPaths;

/** The main language of the venue has the plain path (rules §1). */
export function localizePath(language: Language, path: string): string {
  return language === mainLanguage() ? path : `${path}?lang=${language}`;
}
