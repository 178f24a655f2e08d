import type { SiteDto, BusinessDetailsDto } from '@strapec/contracts';
import type { PublicVenue } from '@strapec/domain';
import { createRequiredContext } from '../required-context';

/** From `GET /api/site`. */
export type Site = Omit<SiteDto, 'venue' | 'openingHours' | 'wines' | 'businessDetails'> & {
  businessDetails: Omit<BusinessDetailsDto, SearchEngineField> & Partial<Pick<BusinessDetailsDto, SearchEngineField>>;
  venue: PublicVenue;
  /** Only on the home page. */
  wines?: SiteDto['wines'] | undefined;
};
/** Not sent to the browser. */
type SearchEngineField = 'country' | 'priceRange' | 'cuisine';

export const [SiteProvider, useSite] = createRequiredContext<Site>('Site');

export const [VenueProvider, useVenue] = createRequiredContext<PublicVenue>('Venue');
