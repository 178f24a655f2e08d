/** The languages of the site; Slovak is the default (spec §1). */
export const languages = ['sk', 'en'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'sk';

let siteLanguages: readonly Language[] = languages;

/** The main language first. Each process calls this when it has loaded the venue. */
export function setSiteLanguages(offered: readonly Language[] | undefined): void {
  siteLanguages = offered?.length ? offered : languages;
}

export const listOfferedLanguages = (): readonly Language[] => siteLanguages;
export const mainLanguage = (): Language => siteLanguages[0] ?? defaultLanguage;

/** The requested language if the venue offers it, otherwise the main one. */
export const resolveLanguage = (requested: unknown): Language =>
  siteLanguages.find((one) => one === requested) ?? mainLanguage();

export const findOtherLanguage = (language: Language): Language | undefined =>
  siteLanguages.find((one) => one !== language);

/** Spec §3. */
export const languageOptions: readonly { code: Language; name: string; flag: string }[] = [
  { code: 'sk', name: 'Slovenčina', flag: '🇸🇰' },
  { code: 'en', name: 'English', flag: '🇬🇧' },
];

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}

/** A Slovak word of one letter, such as a preposition, must not end a line. */
export function tieShortWords(slovak: string): string {
  return slovak.replace(/(?<=^|[\s(„])([aikosuvz]) (?=\S)/giu, '$1\u00a0');
}

/** A phone number, a postal code, a company number, a date. */
export const withUnbreakableSpaces = (text: string): string => text.replaceAll(' ', '\u00a0');

export const joinFilledParts = (parts: readonly string[], separator = ', '): string =>
  parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(separator);
