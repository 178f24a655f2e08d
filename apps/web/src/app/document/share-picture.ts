import type { PageState } from '../page-state';

/** Tells an address of what is drawn for the house from the one before, for those who keep it. */
export const versioned = (address: string, { look }: Pick<PageState['site'], 'look'>): string =>
  look === null ? address : `${address}?v=${look}`;

/** The picture that stands beside a shared link, with the bar's sentence in the page's language on it. */
export const sharePicture = ({ origin, language, site }: Pick<PageState, 'origin' | 'language' | 'site'>): string =>
  versioned(`${origin}/images/share-${language}.jpg`, site);
