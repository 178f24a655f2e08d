import { type Language, type Params, filterFrom, languages, queryOf, regionsOf, speak } from '@strapec/domain';
import { renderToString } from 'react-dom/server';
import { allPages } from './app/all-pages';
import { App } from './app/app';
import { type ClientAssets, readClientAssets } from './app/document/client-assets';
import { isMenuPrintPath, renderMenuPrint } from './app/document/render-menu-print';
import { isAdminPath, renderAdminDocument } from './app/document/render-admin-document';
import { type RenderedPage, renderDocument } from './app/document/render-document';
import type { PageState } from './app/page-state';
import { pageAt } from './app/routes';
import { currentMoment } from './shared/clock';
import type { PublicEvent } from './shared/events/public-event';
import { withStaffTexts } from './shared/i18n/messages';
import { createText } from './shared/i18n/text';
import { preloadIslands } from './shared/island/island-source';
import { DrawnMenuProvider, type MenuOnShow } from './shared/menu/menu-on-show';
import { type PublicMenu, shownMenuOf } from './shared/menu/public-menu';
import type { Site } from './shared/site/site';

export { builtInImages } from './app/built-in-images';
export { builtInTexts } from './app/built-in-texts';
export { publicPaths } from './app/routes';
export { renderRobots, renderSitemap } from './app/document/sitemap';

export interface PageRequest {
  /** Without a query, such as `/`. */
  path: string;
  language: Language;
  origin: string;
  site: Site;
  /** The upcoming public events; left out when nobody could tell. */
  events?: readonly PublicEvent[] | null;
  /** What is poured and served this evening; left out when nobody could tell. */
  menu?: PublicMenu | null;
  /** What the page makes of its address' query, as `filterFrom` reads it. */
  query?: Params;
  /** Whether guests see the site; else staff alone do, and are told so. */
  isOpened?: boolean;
}

export type PageRenderer = (request: PageRequest) => RenderedPage;

/** A function that renders the public pages with the browser build in `clientDir`. */
export function createPageRenderer(clientDir: string): Promise<PageRenderer> {
  return rendererWith(readClientAssets(clientDir));
}

/** The same for any set of browser files; the development server has its own. */
export async function rendererWith(assets: ClientAssets): Promise<PageRenderer> {
  await preloadIslands(languages);
  return (request) => {
    const { language, site } = request;
    speak(site.venue.languages);
    if (isAdminPath(request.path)) return renderAdminDocument(assets.admin(), site.venue.name);
    if (isMenuPrintPath(request.path) && request.menu) return renderMenuPrint({ ...request, menu: request.menu });
    const state = stateOf(request);
    const { Page, messages } = allPages[pageAt(state.path)];
    const loadMessages = (wanted: Language) => Promise.resolve(messages[wanted]);
    const menu = menuOf(request);
    const markup = renderToString(
      <DrawnMenuProvider value={menu}>
        <App state={state} Page={Page} messages={messages[language]} loadMessages={loadMessages} />
      </DrawnMenuProvider>,
    );
    const text = createText(language, withStaffTexts(messages[language], site.texts));
    return renderDocument({ state, markup, text, menu: menu?.menu ?? [], isOpened: request.isOpened }, assets);
  };
}

/** The wine list with what is wanted of it, for the page that draws it. */
function menuOf({ path, query = [], menu }: PageRequest): MenuOnShow | null {
  if (pageAt(path) !== 'wineMenu' || !menu) return null;
  return { menu: shownMenuOf(menu), filter: filterFrom(query) };
}

/** Events, regions, wines and the list of the week only where they are shown: the state travels with the document. */
function stateOf(request: PageRequest): PageState {
  const { path, query = [], language, origin, events = null } = request;
  const page = pageAt(path);
  const site = page === 'home' ? request.site : { ...request.site, openingHours: [], wines: undefined };
  return {
    path,
    query: queryOf(query) || undefined,
    language,
    origin,
    site,
    events: page === 'events' ? events : [],
    regions: page === 'wineMenu' ? regionsIn(request) : undefined,
    year: Number(currentMoment().date.slice(0, 4)),
  };
}

const regionsIn = ({ menu, language }: PageRequest): PageState['regions'] =>
  menu ? regionsOf(shownMenuOf(menu), language) : [];
