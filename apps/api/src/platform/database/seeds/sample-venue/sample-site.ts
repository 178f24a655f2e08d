import type { Language } from '@strapec/domain';
import businessDetails from './facts.json' with { type: 'json' };
import images from './images.json' with { type: 'json' };
import texts from './texts.json' with { type: 'json' };

/** By message id. */
export const sampleTexts: Readonly<Record<string, Readonly<Record<Language, string>>>> = texts;

/** Keys begin with `venue.` (rules §10). */
export const sampleBusinessDetails: Readonly<Record<string, string | { en: string; sk: string }>> = businessDetails;

/** The other images are built in, for any venue. */
export const sampleImages: Readonly<Record<string, { url: string; altEn: string; altSk: string }>> = images;

/** Of the drawn files `/images/share-sk.jpg` and `share-en.jpg` of the web. */
export const sharePictureTexts = {
  name: sampleBusinessDetails['name'],
  city: sampleBusinessDetails['city'],
  title: sampleTexts['home.hero.title'] ?? { sk: '', en: '' },
};
