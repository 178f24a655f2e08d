import type { PageState } from '../page-state';

/** Adds the version of the venue's look to an address, so that caches fetch the new picture. */
export const versioned = (address: string, { look }: Pick<PageState['site'], 'look'>): string =>
  look === null ? address : `${address}?v=${look}`;

/** The picture for a shared link, with the bar's tagline in the page's language. */
export const sharePicture = ({ origin, language, site }: Pick<PageState, 'origin' | 'language' | 'site'>): string =>
  versioned(`${origin}/images/share-${language}.jpg`, site);
