import { getSite } from '@strapec/contracts';
import type { Language } from '@strapec/domain';
import type { Site } from '../shared/site/site';

/** In a file of its own, because only a change of language loads it. */
export const fetchSite = (lang: Language): Promise<Site> => getSite({ lang });
