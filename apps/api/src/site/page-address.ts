import { type Language, type Params, filterFrom, paramsOf } from '@strapec/domain';
import { pageLanguage } from './page-language.js';

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
