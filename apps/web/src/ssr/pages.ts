import type { BusinessDetailsDto } from '@strapec/contracts';
import { type Language, pagePaths, shortNameOf } from '@strapec/domain';
import type { Page } from '../shared/site/page';
import type { Site } from '../shared/site/site';

export type PageName = 'home' | 'wineMenu' | 'events' | 'cookiesPolicy' | 'notFound';

export const publicPaths: readonly string[] = Object.values(pagePaths);

const pagesByPath = new Map<string, PageName>(
  Object.entries(pagePaths).map(([page, path]) => [path, page as keyof typeof pagePaths]),
);

/** The page at a path (spec §2); an unknown path is the not-found page. */
export const pageAt = (path: string): PageName => pagesByPath.get(path) ?? 'notFound';

export type MetaId = `meta.${PageName}.${'title' | 'description'}`;

/** The text ids of a page's head; the browser needs them too, when the language changes. */
export const metaId = (page: PageName, part: 'title' | 'description'): MetaId => `meta.${page}.${part}`;

/** A page's title with the venue's name added, unless staff have already put the name into it. */
export function titleWith({ name }: Pick<BusinessDetailsDto, 'name'>, title: string): string {
  const venue = shortNameOf(name);
  return title.includes(venue) ? title : `${title} — ${venue}`;
}

/** The state that the server sends to the browser, so that both render the same page. */
export interface PageState extends Page {
  language: Language;
  /** Scheme and host as the guest sees them, such as `https://strapec.example`. */
  origin: string;
  site: Site;
}

export const stateElementId = 'state';
export const rootElementId = 'root';
/** Sent once the page handles events itself, so that the boot script replays the clicks it held. */
export const hydratedEvent = 'site:hydrated';
