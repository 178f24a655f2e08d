import type { PublicEvent } from '../events/public-event';
import { requiredContext } from '../required-context';

/** Each public page is a document, linked by ordinary links. */
export interface Page {
  /** Without a query, such as `/`. */
  path: string;
  /** To be added to the address in another language: `&farba=cervene`. */
  query?: string | undefined;
  /** Of the rendering: hydration after New Year finds the same. */
  year: number;
  /** `null` if the server could not read them. */
  events: readonly PublicEvent[] | null;
  /** As in the address and in words. */
  regions?: readonly { key: string; name: string }[] | undefined;
}

export const [PageProvider, usePage] = requiredContext<Page>('Page');

/** The element that holds the page. */
export const rootElementId = 'root';
