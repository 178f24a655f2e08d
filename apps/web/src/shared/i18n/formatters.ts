import type { Language } from '@strapec/domain';

const locales: Readonly<Record<Language, string>> = { sk: 'sk', en: 'en-GB' };

/** On a slow phone a formatter takes as long as a page to create. */
export function lazily<Made>(make: () => Made): () => Made {
  let made: { it: Made } | undefined;
  return () => (made ??= { it: make() }).it;
}

export function formatters<Formatter>(make: (locale: string) => Formatter): (language: Language) => Formatter {
  const known = { sk: lazily(() => make(locales.sk)), en: lazily(() => make(locales.en)) };
  return (language) => known[language]();
}

/** Service dates have no zone. */
export const dateFormatters = (
  options: Intl.DateTimeFormatOptions,
  timeZone = 'UTC',
): ((language: Language) => Intl.DateTimeFormat) =>
  formatters((locale) => new Intl.DateTimeFormat(locale, { ...options, timeZone }));
