/** The site's languages; Slovak is the default (spec §1). */
export const languages = ['sk', 'en'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'sk';

let spoken: readonly Language[] = languages;

/** The languages of the public pages, the house's own first; told to each program once it has read the facts of the house. */
export function speak(chosen: readonly Language[] | undefined): void {
  spoken = chosen?.length ? chosen : languages;
}

export const spokenLanguages = (): readonly Language[] => spoken;
export const firstLanguage = (): Language => spoken[0] ?? defaultLanguage;

/** A language that the house speaks: the one that is asked for, else its own. */
export const spokenOr = (asked: unknown): Language => spoken.find((one) => one === asked) ?? firstLanguage();

/** The other language of the house, if it has two. */
export const otherThan = (language: Language): Language | undefined => spoken.find((one) => one !== language);

/** What the switcher shows (spec §3). */
export const languageOptions: readonly { code: Language; name: string; flag: string }[] = [
  { code: 'sk', name: 'Slovenčina', flag: '🇸🇰' },
  { code: 'en', name: 'English', flag: '🇬🇧' },
];

/** Whether a value is one of the site's languages. */
export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}

/** Where a table is reserved without script: an address in each language (rules §1). */
export const reservePaths: Readonly<Record<Language, string>> = { sk: '/rezervacia', en: '/reservation' };

/** Where the wine list stands. It is here because every page links to it, and only that one needs the rules of the list. */
export const menuPath = '/wine-menu';

/** Where guests ask for the links of their reservations once more. */
export const linksPaths: Readonly<Record<Language, string>> = { sk: '/rezervacia/odkaz', en: '/reservation/link' };

/** Where a message, an inquiry and an address for the newsletter are sent without script: an address of each in each language. */
export const formPaths = {
  message: { sk: '/sprava', en: '/message' },
  inquiry: { sk: '/dopyt', en: '/inquiry' },
  newsletter: { sk: '/novinky', en: '/news' },
} as const satisfies Record<string, Record<Language, string>>;
export type FormKind = keyof typeof formPaths;

/** The address of a page in a language, from its path: the house's own language lives at the plain one (rules §1). */
export function addressIn(language: Language, path: string): string {
  return language === firstLanguage() ? path : `${path}?lang=${language}`;
}
