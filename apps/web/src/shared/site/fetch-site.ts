import { getSite } from '@strapec/contracts';
import type { Language } from '@strapec/domain';
import type { Site } from './site';

export const fetchSite = (lang: Language): Promise<Site> => getSite({ lang });
