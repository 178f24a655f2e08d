import { type Language, useGetSite } from '@strapec/contracts';
import { defaultLanguage, languages, shortNameOf } from '@strapec/domain';

/** The public settings of the venue, which are the same in every language; reloaded when older than a minute. */
export const useVenueQuery = () => useGetSite({ lang: defaultLanguage }, { query: { staleTime: 60_000 } });

/** The settings from the cache only; no request is sent. */
export const useKnownVenue = () => useGetSite({ lang: defaultLanguage }, { query: { enabled: false } }).data;

/** The short name of the venue; empty until it is loaded. */
export function useVenueName(): string {
  const { data } = useVenueQuery();
  return data ? shortNameOf(data.businessDetails.name) : '';
}

/** The guest languages of the venue; all languages until they are loaded. */
export const useVenueLanguages = (): readonly Language[] =>
  useVenueQuery().data?.businessDetails.languages ?? languages;
