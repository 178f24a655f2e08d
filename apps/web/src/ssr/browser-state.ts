import { type Params, languages, queryOf, regionsOf } from '@strapec/domain';
import { currentMoment } from '../shared/clock';
import type { PublicEvent } from '../shared/events/public-event';
import { type PublicMenu, shownMenuOf } from '../shared/menu/public-menu';
import type { Site } from '../shared/site/site';
import { type PageName, type PageState, pageAt } from './pages';

export interface PageRequest extends Pick<PageState, 'path' | 'language' | 'origin' | 'site'> {
  /** The upcoming public events; left out when they could not be read. */
  events?: readonly PublicEvent[] | null;
  /** The drinks and dishes of this evening; left out when they could not be read. */
  menu?: PublicMenu | null;
  /** The parsed query of the page's address, as `filterFrom` reads it. */
  query?: Params;
  /** If false, only staff see the site, and a notice tells them so. */
  isOpened?: boolean;
}

/** The state from which the server renders a page. Events, regions and wines are only on the pages that show them. */
export function stateOf(request: PageRequest): PageState {
  const { path, query = [], language, origin, events = null, menu } = request;
  const page = pageAt(path);
  const images = Object.fromEntries(Object.entries(request.site.images).filter(([key]) => isSeenOn(page, key)));
  const wines = page === 'home' ? request.site.wines : undefined;
  const site = { ...request.site, images, openingHours: undefined, wines }; // the week's hours are in the schedule
  const regions = menu ? regionsOf(shownMenuOf(menu), language) : [];
  return {
    path,
    query: queryOf(query) || undefined,
    language,
    origin,
    site,
    events: page === 'events' ? events : [],
    regions: page === 'wineMenu' ? regions : undefined,
    year: Number(currentMoment().date.slice(0, 4)),
  };
}

/** The logo is on every page, the map on the first one; other picture keys begin with the page that shows them. */
const isSeenOn = (page: string, key: string): boolean =>
  key === 'venue.logo' || key.startsWith(`${page}.`) || (page === 'home' && key === 'venue.map');

/** Facts that only the server renders, for search engines and into the footer. */
const ofServer = ['country', 'priceRange', 'cuisine', 'timeZone', 'socialLinks'];
/** Facts that a browser needs where a text of staff names them. */
const company = ['companyName', 'companySeat', 'companyId', 'companyTaxId', 'companyRegister'];

/** The part of a page's state that the browser needs: it is part of the document. */
export function browserState(state: PageState, stillTexts: ReadonlySet<string>): PageState {
  const { site } = state;
  const texts = textsFor(state, stillTexts);
  const allTexts = JSON.stringify(texts);
  const { latitude, longitude, map, ...elsewhere } = site.businessDetails;
  const sent = {
    businessDetails: {
      ...without(elsewhere, allTexts.includes('compan') ? ofServer : [...ofServer, ...company]),
      ...(pageAt(state.path) === 'home' && { latitude, longitude, map }),
      languages: elsewhere.languages.join() === languages.join() ? undefined : elsewhere.languages,
      accent: elsewhere.accent || undefined,
    },
    words: without(site.words, /open(Days|sAt)/.test(allTexts) ? [] : ['openDays', 'opensAt']),
    venue: without(site.venue, ['zone']), // the page's html element has it
    images: Object.fromEntries(Object.entries(site.images).map(([key, image]) => [key, withoutNulls(image)])),
    captcha: withoutNulls(site.captcha),
  };
  return { ...state, site: { ...site, ...sent, texts, wines: undefined } as unknown as Site };
}

const without = (one: object, names: readonly string[]): object =>
  Object.fromEntries(Object.entries(one).filter(([name]) => !names.includes(name)));

const withoutNulls = (one: object): object =>
  Object.fromEntries(Object.entries(one).filter(([, value]) => value !== null));

/** Texts that are needed on one page only, by the prefix of their ids. */
const pagesOfTexts: Readonly<Record<string, PageName>> = {
  home: 'home',
  hours: 'home',
  wineMenu: 'wineMenu',
  events: 'events',
};

/** The staff's texts that the browser may still have to render. */
function textsFor({ path, site }: PageState, stillTexts: ReadonlySet<string>): Site['texts'] {
  const page = pageAt(path);
  const isNeeded = (id: string): boolean => {
    const [first = ''] = id.split('.');
    return first !== 'meta' && !stillTexts.has(id) && (pagesOfTexts[first] ?? page) === page;
  };
  return Object.fromEntries(Object.entries(site.texts).filter(([id]) => isNeeded(id)));
}
