import { houseValues } from '@strapec/domain';
import { useMemo } from 'react';
import type { TextValues } from '../i18n/text';
import { usePage } from './page';
import { type Site, useSite } from './site';

/** In a browser the company's data is missing if no text of the page needs it. */
const untold = { companyName: '', companySeat: '', companyId: '', companyTaxId: '', companyRegister: '' };

export function houseValuesOf({ house, venue, ...site }: Site, year: number): TextValues {
  const [today] = house.rules;
  return today ? houseValues({ ...site, venue: { ...untold, ...venue }, rules: today.value, year }) : {};
}

export function useHouseValues(): TextValues {
  const site = useSite();
  const { year } = usePage();
  return useMemo(() => houseValuesOf(site, year), [site, year]);
}
