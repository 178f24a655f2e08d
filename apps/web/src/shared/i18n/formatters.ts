import type { Language } from '@strapec/domain';

const locales: Readonly<Record<Language, string>> = { sk: 'sk', en: 'en-GB' };

/** On a slow phone a formatter takes as long as a page to create. */
export function createOnce<Made>(create: () => Made): () => Made {
  let cached: { value: Made } | undefined;
  return () => (cached ??= { value: create() }).value;
}

export function createFormatter<Formatter>(create: (locale: string) => Formatter): (language: Language) => Formatter {
  const formatterByLanguage = { sk: createOnce(() => create(locales.sk)), en: createOnce(() => create(locales.en)) };
  return (language) => formatterByLanguage[language]();
}

/** Service dates have no zone. */
export const createDateFormatter = (
  options: Intl.DateTimeFormatOptions,
  timeZone = 'UTC',
): ((language: Language) => Intl.DateTimeFormat) =>
  createFormatter((locale) => new Intl.DateTimeFormat(locale, { ...options, timeZone }));
