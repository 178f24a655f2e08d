import type { Language } from '@strapec/domain';

const locales: Readonly<Record<Language, string>> = { sk: 'sk', en: 'en-GB' };

/** Created on first use: on a slow phone a formatter takes as long to create as a page takes to render. */
export function lazily<Made>(make: () => Made): () => Made {
  let made: { it: Made } | undefined;
  return () => (made ??= { it: make() }).it;
}

export function formatters<Formatter>(make: (locale: string) => Formatter): (language: Language) => Formatter {
  const known = { sk: lazily(() => make(locales.sk)), en: lazily(() => make(locales.en)) };
  return (language) => known[language]();
}

/**
 * The same for dates and instants, in a given zone; the default is for service dates, which are calendar days without a
 * zone.
 */
export const dateFormatters = (
  options: Intl.DateTimeFormatOptions,
  timeZone = 'UTC',
): ((language: Language) => Intl.DateTimeFormat) =>
  formatters((locale) => new Intl.DateTimeFormat(locale, { ...options, timeZone }));
