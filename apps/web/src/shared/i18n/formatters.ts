import type { Language } from '@strapec/domain';

const locales: Readonly<Record<Language, string>> = { sk: 'sk', en: 'en-GB' };

/** On a slow phone a formatter takes as long as a page to create. */
export function lazy<Made>(make: () => Made): () => Made {
  let cached: { it: Made } | undefined;
  return () => (cached ??= { it: make() }).it;
}

export function formatters<Formatter>(make: (locale: string) => Formatter): (language: Language) => Formatter {
  const byLanguage = { sk: lazy(() => make(locales.sk)), en: lazy(() => make(locales.en)) };
  return (language) => byLanguage[language]();
}

/** Service dates have no zone. */
export const dateFormatters = (
  options: Intl.DateTimeFormatOptions,
  timeZone = 'UTC',
): ((language: Language) => Intl.DateTimeFormat) =>
  formatters((locale) => new Intl.DateTimeFormat(locale, { ...options, timeZone }));
