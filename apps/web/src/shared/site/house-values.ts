import { houseValues } from '@strapec/domain';
import { useMemo } from 'react';
import type { TextValues } from '../i18n/text';
import { usePage } from './page';
import { type Site, useSite } from './site';

export function houseValuesOf({ house, ...site }: Site, year: number): TextValues {
  const [today] = house.rules;
  return today ? houseValues({ ...site, rules: today.value, year }) : {};
}

/** What every text of the page may say of the house by name. */
export function useHouseValues(): TextValues {
  const site = useSite();
  const { year } = usePage();
  return useMemo(() => houseValuesOf(site, year), [site, year]);
}
