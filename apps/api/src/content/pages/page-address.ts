import {
  type Language,
  type Params,
  filterFrom,
  firstLanguage,
  formPaths,
  isLanguage,
  languages,
  linksPaths,
  paramsOf,
  reservePaths,
  spokenOr,
} from '@strapec/domain';

export interface PageAddress {
  path: string;
  language: Language;
  /** Known parameters, in a fixed order. */
  query: Params;
}

type ReadQuery = (query: URLSearchParams) => Params;

const queries: ReadonlyMap<string, ReadQuery> = new Map<string, ReadQuery>([
  ['/wine-menu', (query) => paramsOf(filterFrom(query))],
  ['/wine-menu/print', (query) => (query.get('format') === 'a5' ? [['format', 'a5']] : [])],
]);

export function pageAddress(url: string, cookies: string | undefined): PageAddress {
  const end = url.indexOf('?');
  const path = end < 0 ? url : url.slice(0, end);
  const read = end < 0 ? undefined : queries.get(path);
  return { path, language: pageLanguage(url, cookies), query: read?.(new URLSearchParams(url.slice(end))) ?? [] };
}

const cookiePattern = /(?:^|;\s*)lang=(sk|en)(?:;|$)/;

/** The `lang` parameter, else the cookie, else the venue's first language (rules §1). */
export function pageLanguage(url: string, cookies: string | undefined): Language {
  const query = url.indexOf('?');
  const requested = query < 0 ? null : new URLSearchParams(url.slice(query)).get('lang');
  if (isLanguage(requested)) return spokenOr(requested);
  return spokenOr(cookies === undefined ? undefined : cookiePattern.exec(cookies)?.[1]);
}

/** `null` when the requested language is offered. */
export function addressForUnspoken(url: string): string | null {
  const { pathname, searchParams } = new URL(url, 'http://venue');
  const own = firstLanguage();
  const pair = pathPairs.find((paths) => languages.some((one) => paths[one] === pathname && spokenOr(one) !== one));
  const requested = searchParams.get('lang');
  if (!pair && (!isLanguage(requested) || spokenOr(requested) === requested)) return null;
  searchParams.delete('lang');
  return `${pair?.[own] ?? pathname}${searchParams.size > 0 ? `?${searchParams.toString()}` : ''}`;
}

const pathPairs: readonly Readonly<Record<Language, string>>[] = [
  reservePaths,
  linksPaths,
  ...Object.values(formPaths),
];
