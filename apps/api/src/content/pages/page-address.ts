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

/** What makes one page differ from another. */
export interface PageAddress {
  path: string;
  language: Language;
  /** What the page makes of the address' query: in an order of its own, and nothing that it does not know. */
  query: Params;
}

type ReadQuery = (asked: URLSearchParams) => Params;

/** The pages that are drawn by more than their path. */
const queries: ReadonlyMap<string, ReadQuery> = new Map<string, ReadQuery>([
  ['/wine-menu', (asked) => paramsOf(filterFrom(asked))],
  ['/wine-menu/print', (asked) => (asked.get('format') === 'a5' ? [['format', 'a5']] : [])],
]);

/** Which page a request is for; addresses that mean the same are the same. */
export function pageAddress(url: string, cookies: string | undefined): PageAddress {
  const end = url.indexOf('?');
  const path = end < 0 ? url : url.slice(0, end);
  const read = end < 0 ? undefined : queries.get(path);
  return { path, language: pageLanguage(url, cookies), query: read?.(new URLSearchParams(url.slice(end))) ?? [] };
}

const cookiePattern = /(?:^|;\s*)lang=(sk|en)(?:;|$)/;

/** The language of a page: the address' `lang`, else the visitor's cookie, else the first of the house (rules §1). */
export function pageLanguage(url: string, cookies: string | undefined): Language {
  const query = url.indexOf('?');
  const asked = query < 0 ? null : new URLSearchParams(url.slice(query)).get('lang');
  if (isLanguage(asked)) return spokenOr(asked);
  return spokenOr(cookies === undefined ? undefined : cookiePattern.exec(cookies)?.[1]);
}

/** Where the page stands that an address in a language means which the house does not speak; `null` for all others. */
export function addressForUnspoken(url: string): string | null {
  const { pathname, searchParams } = new URL(url, 'http://house');
  const own = firstLanguage();
  const pair = pathPairs.find((paths) => languages.some((one) => paths[one] === pathname && spokenOr(one) !== one));
  const asked = searchParams.get('lang');
  if (!pair && (!isLanguage(asked) || spokenOr(asked) === asked)) return null;
  searchParams.delete('lang');
  return `${pair?.[own] ?? pathname}${searchParams.size > 0 ? `?${searchParams.toString()}` : ''}`;
}

/** Pages with an address of their own in each language. */
const pathPairs: readonly Readonly<Record<Language, string>>[] = [
  reservePaths,
  linksPaths,
  ...Object.values(formPaths),
];
