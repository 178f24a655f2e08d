import { venueValues } from '@strapec/domain';
import { useMemo } from 'react';
import type { TextValues } from '../i18n/text';
import { usePage } from './page';
import { type Site, useSite } from './site';

/** Not sent if no text needs them. */
const noCompany = { companyName: '', companySeat: '', companyId: '', companyTaxId: '', companyRegister: '' };

export function toVenueTextValues({ venue, businessDetails, ...site }: Site, year: number): TextValues {
  const [currentRules] = venue.rules;
  return currentRules
    ? venueValues({ ...site, businessDetails: { ...noCompany, ...businessDetails }, rules: currentRules.value, year })
    : {};
}

export function useVenueTextValues(): TextValues {
  const site = useSite();
  const { year } = usePage();
  return useMemo(() => toVenueTextValues(site, year), [site, year]);
}
