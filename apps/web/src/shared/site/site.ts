import type { SiteDto, BusinessDetailsDto } from '@strapec/contracts';
import type { PublicVenue } from '@strapec/domain';
import { requiredContext } from '../required-context';

/** From `GET /api/site`. */
export type Site = Omit<SiteDto, 'venue' | 'openingHours' | 'wines' | 'businessDetails'> & {
  businessDetails: Omit<BusinessDetailsDto, ForEngines> & Partial<Pick<BusinessDetailsDto, ForEngines>>;
  venue: PublicVenue;
  /** Only on the home page. */
  wines?: SiteDto['wines'] | undefined;
};
/** Not sent to the browser. */
type ForEngines = 'country' | 'priceRange' | 'cuisine';

export const [SiteProvider, useSite] = requiredContext<Site>('Site');

export const [VenueProvider, useVenue] = requiredContext<PublicVenue>('Venue');
