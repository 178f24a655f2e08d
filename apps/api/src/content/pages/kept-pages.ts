import type { PageAddress } from './page-address.js';
import type { StoredAnswer } from '../../platform/http/server/stored-answer.js';

export interface KeptPage {
  page: StoredAnswer;
  version: string;
  /** When somebody first asked for it although something had changed. */
  overdueSince?: number;
}

/** Pages of a query that are remembered: there is no end of them. */
const mostPassing = 20;

/** Pages that have been rendered: those at a path of their own, and the latest of those that a query makes. */
export class KeptPages {
  private readonly lasting = new Map<string, KeptPage>();
  private readonly passing = new Map<string, KeptPage>();

  find(address: PageAddress): KeptPage | undefined {
    return this.placeOf(address).get(keyOf(address));
  }

  keep(address: PageAddress, page: KeptPage): void {
    const place = this.placeOf(address);
    place.delete(keyOf(address)); // the youngest stands last
    place.set(keyOf(address), page);
    const [eldest] = this.passing.keys();
    if (eldest !== undefined && this.passing.size > mostPassing) this.passing.delete(eldest);
  }

  private placeOf(address: PageAddress): Map<string, KeptPage> {
    return isPassing(address) ? this.passing : this.lasting;
  }
}

/** Whether a page is one of very many that differ by their query. */
export const isPassing = ({ query }: PageAddress): boolean => query.length > 0;

/** What tells a page from all others. */
export const keyOf = ({ path, language, query }: PageAddress): string =>
  [language, path, ...query.map((pair) => pair.map(encodeURIComponent).join('='))].join(' ');
