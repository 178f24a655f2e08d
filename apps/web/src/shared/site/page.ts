import type { PublicEvent } from '../events/public-event';
import { requiredContext } from '../required-context';

/** The document that is being drawn. Public pages are documents of their own: links between them are ordinary links. */
export interface Page {
  /** Without a query, such as `/`. */
  path: string;
  /** What it makes of its address' query, to be put behind a language: `&farba=cervene`; empty for most pages. */
  query?: string | undefined;
  /** The year of the rendering: after midnight on New Year's Eve hydration must still find the same. */
  year: number;
  /** The upcoming events where the page shows them; `null` when the server could not tell. */
  events: readonly PublicEvent[] | null;
  /** The regions of the wine list where the page offers them, as an address and as a guest writes them. */
  regions?: readonly { key: string; name: string }[] | undefined;
}

/** The document that the component stands in. */
export const [PageProvider, usePage] = requiredContext<Page>('Page');
