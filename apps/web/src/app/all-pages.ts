import type { Language } from '@strapec/domain';
import type { ComponentType } from 'react';
import { CookiesPolicyPage } from '../pages/cookies-policy/cookies-policy-page';
import { EventsPage } from '../pages/events/events-page';
import { HomePage } from '../pages/home/home-page';
import { NotFoundPage } from '../pages/not-found/not-found-page';
import { WineMenuPage } from '../pages/wine-menu/wine-menu-page';
import type { Messages } from '../shared/i18n/messages';
import { messages as cookiesPolicyEn } from './page-messages/cookies-policy.en';
import { messages as cookiesPolicySk } from './page-messages/cookies-policy.sk';
import { messages as eventsEn } from './page-messages/events.en';
import { messages as eventsSk } from './page-messages/events.sk';
import { messages as homeEn } from './page-messages/home.en';
import { messages as homeSk } from './page-messages/home.sk';
import { messages as notFoundEn } from './page-messages/not-found.en';
import { messages as notFoundSk } from './page-messages/not-found.sk';
import { messages as wineMenuEn } from './page-messages/wine-menu.en';
import { messages as wineMenuSk } from './page-messages/wine-menu.sk';
import type { PageName } from './routes';

/** All pages and their texts, for the server and for tests; browsers fetch one page by `page-loaders.ts`. */
export const allPages: Record<PageName, { Page: ComponentType; messages: Record<Language, Messages> }> = {
  home: { Page: HomePage, messages: { sk: homeSk, en: homeEn } },
  wineMenu: { Page: WineMenuPage, messages: { sk: wineMenuSk, en: wineMenuEn } },
  events: { Page: EventsPage, messages: { sk: eventsSk, en: eventsEn } },
  cookiesPolicy: { Page: CookiesPolicyPage, messages: { sk: cookiesPolicySk, en: cookiesPolicyEn } },
  notFound: { Page: NotFoundPage, messages: { sk: notFoundSk, en: notFoundEn } },
};
