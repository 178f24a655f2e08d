import type { ContentWithTexts } from '../ssr/island';
import type { PageName } from '../ssr/pages';

const pageLoaders: Readonly<Record<PageName, () => Promise<ContentWithTexts>>> = {
  home: () => import('./home/home-page').then(({ homePage }) => homePage),
  wineMenu: () => import('./wine-menu/wine-menu-page').then(({ wineMenuPage }) => wineMenuPage),
  events: () => import('./events/events-page').then(({ eventsPage }) => eventsPage),
  cookiesPolicy: () => import('./cookies/cookies-policy-page').then(({ cookiesPolicyPage }) => cookiesPolicyPage),
  notFound: () => import('./not-found/not-found-page').then(({ notFoundPage }) => notFoundPage),
};

export const loadPage = (page: PageName): Promise<ContentWithTexts> => pageLoaders[page]();

export async function loadAllPages(): Promise<(page: PageName) => ContentWithTexts> {
  const names = Object.keys(pageLoaders) as PageName[];
  const contentByPage = new Map(await Promise.all(names.map(async (name) => [name, await loadPage(name)] as const)));
  return (page) => contentByPage.get(page) as ContentWithTexts;
}
