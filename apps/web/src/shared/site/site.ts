import type { SiteDto, BusinessDetailsDto } from '@strapec/contracts';
import type { PublicVenue } from '@strapec/domain';
import { requiredContext } from '../required-context';

/** The data of the public pages, in one language: the answer of `GET /api/site`. */
export type Site = Omit<SiteDto, 'venue' | 'openingHours' | 'wines' | 'businessDetails'> & {
  businessDetails: Omit<BusinessDetailsDto, ForEngines> & Partial<Pick<BusinessDetailsDto, ForEngines>>;
  venue: PublicVenue;
  /** A few wines of the list, only on the page that names them. */
  wines?: SiteDto['wines'] | undefined;
};
/** Facts that the server renders for search engines: they are not sent to the browser. */
type ForEngines = 'country' | 'priceRange' | 'cuisine';

export const [SiteProvider, useSite] = requiredContext<Site>('Site');

/** The venue's hours and its rules for reservations. */
export const [VenueProvider, useVenue] = requiredContext<PublicVenue>('Venue');
