import { type Language, useGetSite } from '@strapec/contracts';
import { defaultLanguage, languages, shortNameOf } from '@strapec/domain';

export const useVenueQuery = () => useGetSite({ lang: defaultLanguage }, { query: { staleTime: 60_000 } });

export const useCachedVenue = () => useGetSite({ lang: defaultLanguage }, { query: { enabled: false } }).data;

export function useVenueName(): string {
  const { data } = useVenueQuery();
  return data ? shortNameOf(data.businessDetails.name) : '';
}

export const useVenueLanguages = (): readonly Language[] =>
  useVenueQuery().data?.businessDetails.languages ?? languages;
