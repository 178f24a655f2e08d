import { type Language, useGetSite } from '@strapec/contracts';
import { defaultLanguage, languages, shortNameOf } from '@strapec/domain';

/** The house as guests may know it, which is the same in every language; asked for anew when it is older than a minute. */
export const useHouseQuery = () => useGetSite({ lang: defaultLanguage }, { query: { staleTime: 60_000 } });

/** The house as it has been read already; nothing is asked for. */
export const useKnownHouse = () => useGetSite({ lang: defaultLanguage }, { query: { enabled: false } }).data;

/** What the house is called for short; nothing while that is not known. */
export function useHouseName(): string {
  const { data } = useHouseQuery();
  return data ? shortNameOf(data.venue.name) : '';
}

/** In which languages the house speaks to guests; all while that is not known. */
export const useHouseLanguages = (): readonly Language[] => useHouseQuery().data?.venue.languages ?? languages;
