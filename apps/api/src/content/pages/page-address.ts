import {
  type Language,
  type QueryParams,
  parseMenuFilter,
  mainLanguage,
  formPaths,
  isLanguage,
  languages,
  lostLinkPaths,
  toMenuFilterParams,
  reservePaths,
  resolveLanguage,
} from '@strapec/domain';

export interface PageAddress {
  path: string;
  language: Language;
  /** Known parameters, in a fixed order. */
  query: QueryParams;
}

type QueryReader = (query: URLSearchParams) => QueryParams;

const queryReaders: ReadonlyMap<string, QueryReader> = new Map<string, QueryReader>([
  ['/wine-menu', (query) => toMenuFilterParams(parseMenuFilter(query))],
  ['/wine-menu/print', (query) => (query.get('format') === 'a5' ? [['format', 'a5']] : [])],
]);

export function parsePageAddress(url: string, cookieHeader: string | undefined): PageAddress {
  const queryStart = url.indexOf('?');
  const path = queryStart < 0 ? url : url.slice(0, queryStart);
  const readQuery = queryStart < 0 ? undefined : queryReaders.get(path);
  return {
    path,
    language: resolvePageLanguage(url, cookieHeader),
    query: readQuery?.(new URLSearchParams(url.slice(queryStart))) ?? [],
  };
}

const cookiePattern = /(?:^|;\s*)lang=(sk|en)(?:;|$)/;

/** The `lang` parameter, else the cookie, else the venue's first language (rules §1). */
export function resolvePageLanguage(url: string, cookieHeader: string | undefined): Language {
  const queryStart = url.indexOf('?');
  const requestedLanguage = queryStart < 0 ? null : new URLSearchParams(url.slice(queryStart)).get('lang');
  if (isLanguage(requestedLanguage)) return resolveLanguage(requestedLanguage);
  return resolveLanguage(cookieHeader === undefined ? undefined : cookiePattern.exec(cookieHeader)?.[1]);
}

/** `null` when the requested language is offered. */
export function findAddressInOfferedLanguage(url: string): string | null {
  const { pathname, searchParams } = new URL(url, 'http://venue');
  const unoffered = languages.filter((language) => resolveLanguage(language) !== language);
  const requestedPaths = localizedPaths.find((paths) => unoffered.some((language) => paths[language] === pathname));
  if (!requestedPaths && !unoffered.some((language) => language === searchParams.get('lang'))) return null;
  searchParams.delete('lang');
  return `${requestedPaths?.[mainLanguage()] ?? pathname}${searchParams.size > 0 ? `?${searchParams.toString()}` : ''}`;
}

export const localizedPaths: readonly Readonly<Record<Language, string>>[] = [
  reservePaths,
  lostLinkPaths,
  ...Object.values(formPaths),
];
