import type { SiteDto, VenueDto } from '@strapec/contracts';
import type { HouseInPublic } from '@strapec/domain';
import { requiredContext } from '../required-context';

/** What the public pages need, in one language: the answer of `GET /api/site`. */
export type Site = Omit<SiteDto, 'house' | 'openingHours' | 'wines' | 'venue'> & {
  venue: Omit<VenueDto, ForEngines> & Partial<Pick<VenueDto, ForEngines>>;
  house: HouseInPublic;
  /** A few wines of the list; they travel with the page that names them. */
  wines?: SiteDto['wines'] | undefined;
};
/** Facts that the server writes for search engines: they do not travel. */
type ForEngines = 'country' | 'priceRange' | 'cuisine';

/** The site's data in the current language. */
export const [SiteProvider, useSite] = requiredContext<Site>('Site');

/** When the house is open, and by which rules it takes reservations. */
export const [HouseProvider, useHouse] = requiredContext<HouseInPublic>('House');
