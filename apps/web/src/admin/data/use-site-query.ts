import { type Language, useGetSite } from '@strapec/contracts';
import { defaultLanguage, languages, shortNameOf } from '@strapec/domain';

export const useSiteQuery = () => useGetSite({ lang: defaultLanguage }, { query: { staleTime: 60_000 } });

export const useCachedSite = () => useGetSite({ lang: defaultLanguage }, { query: { enabled: false } }).data;

export function useVenueName(): string {
  const { data } = useSiteQuery();
  return data ? shortNameOf(data.businessDetails.name) : '';
}

export const useVenueLanguages = (): readonly Language[] => useSiteQuery().data?.businessDetails.languages ?? languages;
