import type { PublicEvent } from '../events/public-event';
import { createRequiredContext } from '../required-context';

export interface Page {
  path: string;
  /** `&farba=cervene` */
  query?: string | undefined;
  /** Hydration after New Year finds the same. */
  year: number;
  /** `null` if the server could not read them. */
  events: readonly PublicEvent[] | null;
  regions?: readonly { key: string; name: string }[] | undefined;
}

export const [PageProvider, usePage] = createRequiredContext<Page>('Page');

export const rootElementId = 'root';
