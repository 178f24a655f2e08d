import type { Language } from '@strapec/domain';

const locales: Readonly<Record<Language, string>> = { sk: 'sk', en: 'en-GB' };

/** Made when it is first asked for: a formatter costs a slow phone as much as drawing a page. */
export function lazily<Made>(make: () => Made): () => Made {
  let made: { it: Made } | undefined;
  return () => (made ??= { it: make() }).it;
}

/** A formatter for each language that is asked for. */
export function formatters<Formatter>(make: (locale: string) => Formatter): (language: Language) => Formatter {
  const known = { sk: lazily(() => make(locales.sk)), en: lazily(() => make(locales.en)) };
  return (language) => known[language]();
}

/** The same for days and instants; in a zone of one's own, or for service dates, which are calendar days everywhere. */
export const dateFormatters = (
  options: Intl.DateTimeFormatOptions,
  timeZone = 'UTC',
): ((language: Language) => Intl.DateTimeFormat) =>
  formatters((locale) => new Intl.DateTimeFormat(locale, { ...options, timeZone }));
