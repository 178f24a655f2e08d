import { useGetSite } from '@strapec/contracts';
import { defaultLanguage } from '@strapec/domain';

/** The house as guests may know it, which is the same in every language; asked for anew when it is older than a minute. */
export const useHouseQuery = () => useGetSite({ lang: defaultLanguage }, { query: { staleTime: 60_000 } });
