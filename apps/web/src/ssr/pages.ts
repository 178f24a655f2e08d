import type { BusinessDetailsDto } from '@strapec/contracts';
import { type Language, pagePaths, shortNameOf } from '@strapec/domain';
import type { Page } from '../shared/site/page';
import type { Site } from '../shared/site/site';

export type PageName = 'home' | 'wineMenu' | 'events' | 'cookiesPolicy' | 'notFound';

export const publicPaths: readonly string[] = Object.values(pagePaths);

const pageNameByPath = new Map<string, PageName>(
  Object.entries(pagePaths).map(([page, path]) => [path, page as keyof typeof pagePaths]),
);

/** Spec §2. */
export const toPageName = (path: string): PageName => pageNameByPath.get(path) ?? 'notFound';

export type MetaTextId = `meta.${PageName}.${'title' | 'description'}`;

export const toMetaTextId = (page: PageName, part: 'title' | 'description'): MetaTextId => `meta.${page}.${part}`;

/** Adds the venue's name, unless the staff's title has it. */
export function toPageTitle({ name }: Pick<BusinessDetailsDto, 'name'>, title: string): string {
  const venueName = shortNameOf(name);
  return title.includes(venueName) ? title : `${title} — ${venueName}`;
}

export interface PageState extends Page {
  language: Language;
  /** Such as `https://strapec.example`. */
  origin: string;
  site: Site;
}

export const pageStateElementId = 'state';
/** The hydration script then replays its clicks. */
export const hydratedEvent = 'site:hydrated';
