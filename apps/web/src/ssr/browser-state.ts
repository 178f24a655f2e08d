import { type QueryParams, languages, toQueryString, listRegions } from '@strapec/domain';
import { currentDateTime } from '../shared/clock';
import type { PublicEvent } from '../shared/events/public-event';
import { type PublicMenu, asShownMenu } from '../shared/menu/public-menu';
import type { Site } from '../shared/site/site';
import { type PageName, type PageState, toPageName } from './pages';

export interface PageRequest extends Pick<PageState, 'path' | 'language' | 'origin' | 'site'> {
  /** `null` if they could not be read. */
  events?: readonly PublicEvent[] | null;
  menu?: PublicMenu | null;
  query?: QueryParams;
  /** If false, only staff see the site. */
  isOpened?: boolean;
}

export function toPageState(request: PageRequest): PageState {
  const { path, query = [], language, origin, events = null, menu } = request;
  const pageName = toPageName(path);
  const images = Object.fromEntries(Object.entries(request.site.images).filter(([key]) => isPageImage(pageName, key)));
  const wines = pageName === 'home' ? request.site.wines : undefined;
  const site = { ...request.site, images, openingHours: undefined, wines }; // the schedule has the week's hours
  const regions = menu ? listRegions(asShownMenu(menu), language) : [];
  return {
    path,
    query: toQueryString(query) || undefined,
    language,
    origin,
    site,
    events: pageName === 'events' ? events : [],
    regions: pageName === 'wineMenu' ? regions : undefined,
    year: Number(currentDateTime().date.slice(0, 4)),
  };
}

/** Picture keys begin with their page; logo and map belong to the venue. */
const isPageImage = (page: string, imageKey: string): boolean =>
  imageKey === 'venue.logo' || imageKey.startsWith(`${page}.`) || (page === 'home' && imageKey === 'venue.map');

const serverOnlyFields = ['country', 'priceRange', 'cuisine', 'timeZone', 'socialLinks'];
/** Only if a text of staff names them. */
const companyFields = ['companyName', 'companySeat', 'companyId', 'companyTaxId', 'companyRegister'];

/** Each byte of it is in the document. */
export function toBrowserState(state: PageState, staticTextIds: ReadonlySet<string>): PageState {
  const { site } = state;
  const texts = pickTextsForPage(state, staticTextIds);
  const textsJson = JSON.stringify(texts);
  const { latitude, longitude, map, ...otherDetails } = site.businessDetails;
  const sentFields = {
    businessDetails: {
      ...omitKeys(
        otherDetails,
        textsJson.includes('compan') ? serverOnlyFields : [...serverOnlyFields, ...companyFields],
      ),
      ...(toPageName(state.path) === 'home' && { latitude, longitude, map }),
      languages: otherDetails.languages.join() === languages.join() ? undefined : otherDetails.languages,
      accent: otherDetails.accent || undefined,
    },
    words: omitKeys(site.words, /open(Days|sAt)/.test(textsJson) ? [] : ['openDays', 'opensAt']),
    venue: omitKeys(site.venue, ['zone']), // in an attribute of the page
    images: listVenueImages(site),
    captcha: omitNulls(site.captcha),
  };
  return { ...state, site: { ...site, ...sentFields, texts, wines: undefined } as unknown as Site };
}

/** The pictures of a page are in static islands. */
const listVenueImages = ({ images }: Site): object =>
  Object.fromEntries(
    Object.entries(images).flatMap(([key, image]) => (key.startsWith('venue.') ? [[key, omitNulls(image)]] : [])),
  );

const omitKeys = (fields: object, names: readonly string[]): object =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));

const omitNulls = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));

/** By prefix of the text id. */
const pageByTextPrefix: Readonly<Record<string, PageName>> = {
  home: 'home',
  hours: 'home',
  wineMenu: 'wineMenu',
  events: 'events',
};

function pickTextsForPage({ path, site }: PageState, staticTextIds: ReadonlySet<string>): Site['texts'] {
  const pageName = toPageName(path);
  const isNeeded = (id: string): boolean => {
    const [prefix = ''] = id.split('.');
    return prefix !== 'meta' && !staticTextIds.has(id) && (pageByTextPrefix[prefix] ?? pageName) === pageName;
  };
  return Object.fromEntries(Object.entries(site.texts).filter(([id]) => isNeeded(id)));
}
