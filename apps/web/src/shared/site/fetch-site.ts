import { getSite } from '@strapec/contracts';
import type { Language } from '@strapec/domain';
import type { Site } from './site';

/** The site's data and the staff's texts, in a language. */
export const fetchSite = (lang: Language): Promise<Site> => getSite({ lang });
