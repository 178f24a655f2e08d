import { type Language, useGetSite } from '@strapec/contracts';
import { defaultLanguage, languages, shortNameOf } from '@strapec/domain';

/** The public settings of the venue, which are the same in every language; reloaded when older than a minute. */
export const useHouseQuery = () => useGetSite({ lang: defaultLanguage }, { query: { staleTime: 60_000 } });

/** The settings from the cache only; no request is sent. */
export const useKnownHouse = () => useGetSite({ lang: defaultLanguage }, { query: { enabled: false } }).data;

/** The short name of the venue; empty until it is loaded. */
export function useHouseName(): string {
  const { data } = useHouseQuery();
  return data ? shortNameOf(data.venue.name) : '';
}

/** The guest languages of the venue; all languages until they are loaded. */
export const useHouseLanguages = (): readonly Language[] => useHouseQuery().data?.venue.languages ?? languages;
