import type { Language } from '@strapec/domain';
import type { ComponentType } from 'react';
import type { Messages } from '../shared/i18n/messages';
import type { PageName } from './routes';

type MessageModule = Promise<{ messages: Messages }>;

const pages: Record<PageName, () => Promise<ComponentType>> = {
  home: () => import('../pages/home/home-page').then(({ HomePage }) => HomePage),
  wineMenu: () => import('../pages/wine-menu/wine-menu-page').then(({ WineMenuPage }) => WineMenuPage),
  events: () => import('../pages/events/events-page').then(({ EventsPage }) => EventsPage),
  cookiesPolicy: () =>
    import('../pages/cookies-policy/cookies-policy-page').then(({ CookiesPolicyPage }) => CookiesPolicyPage),
  notFound: () => import('../pages/not-found/not-found-page').then(({ NotFoundPage }) => NotFoundPage),
};

const messages: Record<PageName, Record<Language, () => MessageModule>> = {
  home: { sk: () => import('./page-messages/home.sk'), en: () => import('./page-messages/home.en') },
  wineMenu: { sk: () => import('./page-messages/wine-menu.sk'), en: () => import('./page-messages/wine-menu.en') },
  events: { sk: () => import('./page-messages/events.sk'), en: () => import('./page-messages/events.en') },
  cookiesPolicy: {
    sk: () => import('./page-messages/cookies-policy.sk'),
    en: () => import('./page-messages/cookies-policy.en'),
  },
  notFound: { sk: () => import('./page-messages/not-found.sk'), en: () => import('./page-messages/not-found.en') },
};

export const loadPage = (page: PageName): Promise<ComponentType> => pages[page]();

export const loadMessagesOf = async (page: PageName, language: Language): Promise<Messages> =>
  (await messages[page][language]()).messages;
