/** The languages of the site; Slovak is the default (spec §1). */
export const languages = ['sk', 'en'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'sk';

let siteLanguages: readonly Language[] = languages;

/** The main language first. Each process calls this when it has loaded the venue. */
export function setSiteLanguages(offered: readonly Language[] | undefined): void {
  siteLanguages = offered?.length ? offered : languages;
}

export const offeredLanguages = (): readonly Language[] => siteLanguages;
export const mainLanguage = (): Language => siteLanguages[0] ?? defaultLanguage;

/** The requested language if the venue offers it, otherwise the main one. */
export const resolveLanguage = (requested: unknown): Language =>
  siteLanguages.find((one) => one === requested) ?? mainLanguage();

export const otherLanguage = (language: Language): Language | undefined =>
  siteLanguages.find((one) => one !== language);

/** Spec §3. */
export const languageOptions: readonly { code: Language; name: string; flag: string }[] = [
  { code: 'sk', name: 'Slovenčina', flag: '🇸🇰' },
  { code: 'en', name: 'English', flag: '🇬🇧' },
];

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}

/** Without script (rules §1). */
export const reservePaths: Readonly<Record<Language, string>> = { sk: '/rezervacia', en: '/reservation' };

/** Every page links to it; most do not need the code of the list. */
export const menuPath = '/wine-menu';

export const lostLinkPaths: Readonly<Record<Language, string>> = { sk: '/rezervacia/odkaz', en: '/reservation/link' };

export const formPaths = {
  message: { sk: '/sprava', en: '/message' },
  inquiry: { sk: '/dopyt', en: '/inquiry' },
  newsletter: { sk: '/novinky', en: '/news' },
} as const satisfies Record<string, Record<Language, string>>;
export type FormKind = keyof typeof formPaths;

/** The main language of the venue has the plain path (rules §1). */
export function localizedPath(language: Language, path: string): string {
  return language === mainLanguage() ? path : `${path}?lang=${language}`;
}

/** A Slovak word of one letter, such as a preposition, must not end a line. */
export function tieShortWords(slovak: string): string {
  return slovak.replace(/(?<=^|[\s(„])([aikosuvz]) (?=\S)/giu, '$1\u00a0');
}

/** A phone number, a postal code, a company number, a date. */
export const withUnbreakableSpaces = (text: string): string => text.replaceAll(' ', '\u00a0');

export const joinParts = (parts: readonly string[], separator = ', '): string =>
  parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(separator);
