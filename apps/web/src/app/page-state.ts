import type { Language } from '@strapec/domain';
import type { Page } from '../shared/site/page';
import type { Site } from '../shared/site/site';

/** The state that the server sends to the browser, so that both render the same page. */
export interface PageState extends Page {
  language: Language;
  /** Scheme and host as the guest sees them, such as `https://strapec.example`. */
  origin: string;
  site: Site;
}

export const stateElementId = 'state';
export const rootElementId = 'root';
/** Sent once the page handles events itself, so that the boot script replays the clicks it kept. */
export const hydratedEvent = 'site:hydrated';
