import type { PublicEvent } from '../events/public-event';
import { requiredContext } from '../required-context';

/**
 * The document that is being rendered. Each public page is a document of its own: links between them are ordinary
 * links.
 */
export interface Page {
  /** Without a query, such as `/`. */
  path: string;
  /**
   * The query of its address, to be added to the address in another language: `&farba=cervene`; empty for most pages.
   */
  query?: string | undefined;
  /** The year of the rendering, so that hydration after midnight on New Year's Eve finds the same. */
  year: number;
  /** The upcoming events on the pages that show them; `null` if the server could not read them. */
  events: readonly PublicEvent[] | null;
  /** The regions of the wine list on the page that offers them, as in the address and in words. */
  regions?: readonly { key: string; name: string }[] | undefined;
}

export const [PageProvider, usePage] = requiredContext<Page>('Page');
