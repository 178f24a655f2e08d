import type { SiteDto, VenueDto } from '@strapec/contracts';
import type { HouseInPublic } from '@strapec/domain';
import { requiredContext } from '../required-context';

/** The data of the public pages, in one language: the answer of `GET /api/site`. */
export type Site = Omit<SiteDto, 'house' | 'openingHours' | 'wines' | 'venue'> & {
  venue: Omit<VenueDto, ForEngines> & Partial<Pick<VenueDto, ForEngines>>;
  house: HouseInPublic;
  /** A few wines of the list, only on the page that names them. */
  wines?: SiteDto['wines'] | undefined;
};
/** Facts that the server renders for search engines: they are not sent to the browser. */
type ForEngines = 'country' | 'priceRange' | 'cuisine';

export const [SiteProvider, useSite] = requiredContext<Site>('Site');

/** The venue's hours and its rules for reservations. */
export const [HouseProvider, useHouse] = requiredContext<HouseInPublic>('House');
