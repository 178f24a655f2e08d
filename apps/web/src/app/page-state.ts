import type { Language } from '@strapec/domain';
import type { Page } from '../shared/site/page';
import type { Site } from '../shared/site/site';

/** What the server tells the browser, so that both draw the same page. */
export interface PageState extends Page {
  language: Language;
  /** Scheme and host as the guest sees them, such as `https://strapec.example`. */
  origin: string;
  site: Site;
}

/** The element that carries the state in the document. */
export const stateElementId = 'state';
export const rootElementId = 'root';
/** Announced once the page listens by itself, so that the boot script hands over the clicks it kept. */
export const hydratedEvent = 'site:hydrated';
