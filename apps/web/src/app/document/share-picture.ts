import type { PageState } from '../page-state';

/** The picture that stands beside a shared link, with the bar's sentence in the page's language on it. */
export const sharePicture = ({ origin, language }: Pick<PageState, 'origin' | 'language'>): string =>
  `${origin}/images/share-${language}.jpg`;
