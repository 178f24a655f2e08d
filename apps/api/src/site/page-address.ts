import { type Language, type Params, defaultLanguage, filterFrom, isLanguage, paramsOf } from '@strapec/domain';

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

/** The language of a page: the address' `lang`, else the visitor's cookie, else Slovak (rules §1). */
export function pageLanguage(url: string, cookies: string | undefined): Language {
  const query = url.indexOf('?');
  const asked = query < 0 ? null : new URLSearchParams(url.slice(query)).get('lang');
  if (isLanguage(asked)) return asked;
  const kept = cookies === undefined ? undefined : cookiePattern.exec(cookies)?.[1];
  return isLanguage(kept) ? kept : defaultLanguage;
}
