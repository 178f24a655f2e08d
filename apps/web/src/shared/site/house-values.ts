import { houseValues } from '@strapec/domain';
import { useMemo } from 'react';
import type { TextValues } from '../i18n/text';
import { usePage } from './page';
import { type Site, useSite } from './site';

/** The site's house begins with what holds today, so that any day of the year finds that. */
export const houseValuesOf = (site: Site, year: number): TextValues => houseValues({ ...site, today: `${year}-01-01` });

/** What every text of the page may say of the house by name. */
export function useHouseValues(): TextValues {
  const site = useSite();
  const { year } = usePage();
  return useMemo(() => houseValuesOf(site, year), [site, year]);
}
