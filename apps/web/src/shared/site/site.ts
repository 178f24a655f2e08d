import type { SiteDto } from '@strapec/contracts';
import type { HouseInPublic } from '@strapec/domain';
import { createContext, useContext } from 'react';

/** What the public pages need, in one language: the answer of `GET /api/site`. */
export type Site = Omit<SiteDto, 'house' | 'wines'> & {
  house: HouseInPublic;
  /** A few wines of the list; they travel with the page that names them. */
  wines?: SiteDto['wines'] | undefined;
};
export type DayHours = Site['openingHours'][number];

const SiteContext = createContext<Site | null>(null);
export const SiteProvider = SiteContext.Provider;

/** The site's data in the current language. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite needs a SiteProvider above it');
  return site;
}
