import {
  type Language,
  type Params,
  defaultLanguage,
  filterFrom,
  languages,
  queryOf,
  regionsOf,
  speak,
} from '@strapec/domain';
import { renderToString } from 'react-dom/server';
import { allPages } from './app/all-pages';
import { App } from './app/app';
import { type ClientAssets, readClientAssets } from './app/document/client-assets';
import { isMenuPrintPath, renderMenuPrint } from './app/document/render-menu-print';
import { isAdminPath, renderAdminDocument } from './app/document/render-admin-document';
import { type RenderedPage, renderDocument } from './app/document/render-document';
import type { PageState } from './app/page-state';
import { type PageName, pageAt } from './app/routes';
import { currentMoment, readClockIn } from './shared/clock';
import type { PublicEvent } from './shared/events/public-event';
import { withStaffTexts } from './shared/i18n/messages';
import { createText } from './shared/i18n/text';
import { preloadIslands, textsOfStillIslands } from './shared/island/island-source';
import { DrawnMenuProvider, type MenuOnShow } from './shared/menu/menu-on-show';
import { type PublicMenu, shownMenuOf } from './shared/menu/public-menu';
import { venueValuesOf } from './shared/site/venue-values';
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
  /** The upcoming public events; left out when they could not be read. */
  events?: readonly PublicEvent[] | null;
  /** The drinks and dishes of this evening; left out when they could not be read. */
  menu?: PublicMenu | null;
  /** The parsed query of the page's address, as `filterFrom` reads it. */
  query?: Params;
  /** If false, only staff see the site, and a notice tells them so. */
  isOpened?: boolean;
}

export type PageRenderer = (request: PageRequest) => RenderedPage;

/** Creates a function that renders the public pages with the browser build in `clientDir`. */
export function createPageRenderer(clientDir: string): Promise<PageRenderer> {
  return rendererWith(readClientAssets(clientDir));
}

/** The same for any set of browser files; the development server has its own. */
export async function rendererWith(assets: ClientAssets): Promise<PageRenderer> {
  await preloadIslands(languages);
  const still = await textsOfStillIslands(defaultLanguage);
  return (request) => {
    const { language, site } = request;
    speak(site.businessDetails.languages);
    readClockIn(site.venue.zone);
    if (isAdminPath(request.path)) return renderAdminDocument(assets.admin(), site.businessDetails.name);
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
    const venue = venueValuesOf(site, state.year);
    const text = createText(language, withStaffTexts(messages[language], site.texts, venue), venue);
    const shown = { state, travelling: travelling(state, still), markup, text, menu: menu?.menu ?? [] };
    return renderDocument({ ...shown, isOpened: request.isOpened }, assets);
  };
}

/** Texts that are needed on one page only, by the prefix of their ids. */
const pagesOfTexts: Readonly<Record<string, PageName>> = {
  ...{ home: 'home', hours: 'home', wineMenu: 'wineMenu', events: 'events' },
};

/** The part of a page's state that the browser needs: only the home page shows the venue's location and wines. */
function travelling(state: PageState, still: ReadonlySet<string>): PageState {
  const { site } = state;
  const texts = textsFor(state, still);
  const spoken = JSON.stringify(texts);
  const { latitude, longitude, map, ...elsewhere } = site.businessDetails;
  const place = pageAt(state.path) === 'home' ? { latitude, longitude, map } : {};
  const own = {
    languages: isUsual(site) ? undefined : site.businessDetails.languages,
    accent: site.businessDetails.accent || undefined,
  };
  const told = {
    businessDetails: { ...elsewhere, ...(spoken.includes('compan') ? {} : company), ...ofServer, ...place, ...own },
    words: { ...site.words, ...(/open(Days|sAt)/.test(spoken) ? {} : { openDays: undefined, opensAt: undefined }) },
    venue: { ...site.venue, zone: undefined }, // the page's html element has it
    images: Object.fromEntries(Object.entries(site.images).map(([key, image]) => [key, withoutNulls(image)])),
    captcha: withoutNulls(site.captcha),
  };
  return { ...state, site: { ...site, ...told, texts, wines: undefined } as unknown as Site };
}

const isUsual = ({ businessDetails }: Site): boolean => businessDetails.languages.join() === languages.join();

/** Facts that only the server renders, for search engines and into the footer. */
const ofServer = {
  ...{ country: undefined, priceRange: undefined, cuisine: undefined, timeZone: undefined, socialLinks: undefined },
};
/** Facts that a browser needs where a text of staff names them. */
const company = {
  ...{ companyName: undefined, companySeat: undefined, companyId: undefined },
  ...{ companyTaxId: undefined, companyRegister: undefined },
};

const withoutNulls = (one: object): object =>
  Object.fromEntries(Object.entries(one).filter(([, value]) => value !== null));

/** The staff's texts that the browser may still have to render. */
function textsFor({ path, site }: PageState, still: ReadonlySet<string>): Site['texts'] {
  const page = pageAt(path);
  const isNeeded = (id: string): boolean => {
    const [first = ''] = id.split('.');
    return first !== 'meta' && !still.has(id) && (pagesOfTexts[first] ?? page) === page;
  };
  return Object.fromEntries(Object.entries(site.texts).filter(([id]) => isNeeded(id)));
}

function menuOf({ path, query = [], menu }: PageRequest): MenuOnShow | null {
  if (pageAt(path) !== 'wineMenu' || !menu) return null;
  return { menu: shownMenuOf(menu), filter: filterFrom(query) };
}

/**
 * Events, regions and wines only on the pages that show them: the state is part of the document. The opening hours of
 * the week are in the schedule.
 */
function stateOf(request: PageRequest): PageState {
  const { path, query = [], language, origin, events = null } = request;
  const page = pageAt(path);
  const images = Object.fromEntries(Object.entries(request.site.images).filter(([key]) => isSeenOn(page, key)));
  const wines = page === 'home' ? request.site.wines : undefined;
  const site = { ...request.site, images, openingHours: undefined, wines };
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

/** The logo is on every page, the map on the first one; other picture keys begin with the page that shows them. */
const isSeenOn = (page: string, key: string): boolean =>
  key === 'settings.logo' || key.startsWith(`${page}.`) || (page === 'home' && key === 'settings.map');

const regionsIn = ({ menu, language }: PageRequest): PageState['regions'] =>
  menu ? regionsOf(shownMenuOf(menu), language) : [];
