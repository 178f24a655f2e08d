import type { PageAddress } from './page-address.js';
import type { StoredAnswer } from '../../platform/http/server/stored-answer.js';

export interface KeptPage {
  page: StoredAnswer;
  version: string;
  /** Time of the first request after a change. */
  overdueSince?: number;
}

/** Limit of stored pages with a query, since queries are unlimited in number. */
const mostPassing = 20;

/** Rendered pages: all without a query, and the latest ones with a query. */
export class KeptPages {
  private readonly lasting = new Map<string, KeptPage>();
  private readonly passing = new Map<string, KeptPage>();

  find(address: PageAddress): KeptPage | undefined {
    return this.placeOf(address).get(keyOf(address));
  }

  keep(address: PageAddress, page: KeptPage): void {
    const place = this.placeOf(address);
    place.delete(keyOf(address)); // the newest is last
    place.set(keyOf(address), page);
    const [eldest] = this.passing.keys();
    if (eldest !== undefined && this.passing.size > mostPassing) this.passing.delete(eldest);
  }

  private placeOf(address: PageAddress): Map<string, KeptPage> {
    return isPassing(address) ? this.passing : this.lasting;
  }
}

/** True for an address with a query: such pages are unlimited in number. */
export const isPassing = ({ query }: PageAddress): boolean => query.length > 0;

export const keyOf = ({ path, language, query }: PageAddress): string =>
  [language, path, ...query.map((pair) => pair.map(encodeURIComponent).join('='))].join(' ');
