import { houseValues } from '@strapec/domain';
import { useMemo } from 'react';
import type { TextValues } from '../i18n/text';
import { usePage } from './page';
import { type Site, useSite } from './site';

/** In a browser the company is untold where no text of the page speaks of it. */
const untold = { companyName: '', companySeat: '', companyId: '', companyTaxId: '', companyRegister: '' };

export function houseValuesOf({ house, venue, ...site }: Site, year: number): TextValues {
  const [today] = house.rules;
  return today ? houseValues({ ...site, venue: { ...untold, ...venue }, rules: today.value, year }) : {};
}

/** What every text of the page may say of the house by name. */
export function useHouseValues(): TextValues {
  const site = useSite();
  const { year } = usePage();
  return useMemo(() => houseValuesOf(site, year), [site, year]);
}
