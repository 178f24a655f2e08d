import { getSite } from '@strapec/contracts';
import type { Language } from '@strapec/domain';
import type { Site } from '../shared/site/site';

/** Loaded only by a change of language. */
export const fetchSite = (language: Language): Promise<Site> => getSite({ lang: language });
