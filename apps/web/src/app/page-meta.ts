import type { BusinessDetailsDto } from '@strapec/contracts';
import { shortNameOf } from '@strapec/domain';
import type { en as cookiesPolicy } from '../pages/cookies-policy/messages.en';
import type { en as events } from '../pages/events/messages.en';
import type { en as home } from '../pages/home/messages.en';
import type { en as notFound } from '../pages/not-found/messages.en';
import type { en as wineMenu } from '../pages/wine-menu/messages.en';
import type { PageName } from './routes';

type PageTexts = typeof home & typeof wineMenu & typeof events & typeof cookiesPolicy & typeof notFound;
export type MetaId = Extract<keyof PageTexts, `meta.${string}`>;

/** The text ids of a page's head; the browser needs them too, when the language changes. */
export const metaId = (page: PageName, part: 'title' | 'description'): MetaId => `meta.${page}.${part}`;

/** A page's title with the venue's name added, unless staff have already put the name into it. */
export function titleWith({ name }: Pick<BusinessDetailsDto, 'name'>, title: string): string {
  const venue = shortNameOf(name);
  return title.includes(venue) ? title : `${title} — ${venue}`;
}
