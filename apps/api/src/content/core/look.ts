import { createHash } from 'node:crypto';
import { type Language, withVenueValues, withTiedWords } from '@strapec/domain';
import { version } from '../../platform/config/version.js';
import { sampleImages, sampleShare } from '../../platform/database/seeds/sample-venue/facts.js';
import type { BuiltInContent } from './built-in-content.js';
import { type BusinessDetailsText, businessDetailsFrom } from './business-details.js';

export const logoKey = 'venue.logo';
export const mapKey = 'venue.map';
export const ownPlaces = 'venue';

export const grapesUrl = '/favicon.svg';

const firstPictureKey = 'home.hero';
export const textOfLook = 'home.hero.title';
export const placesOfLook: readonly string[] = [logoKey, firstPictureKey];

export interface Look {
  name: string;
  city: string;
  accent: string;
  title: string;
  /** `null`: the first letter of the name is drawn. */
  logo: string | null;
  picture: string | null;
}

interface MadeOf {
  rows: readonly BusinessDetailsText[];
  images: readonly { key: string; imageUrl: string }[];
  builtIn: BuiltInContent;
}

const typeset = (text: string, language: Language): string => (language === 'sk' ? withTiedWords(text) : text);

export function lookFrom({ rows, images, builtIn }: MadeOf, language: Language): Look {
  const { name, city, accent, street, phone, email } = businessDetailsFrom(rows, language);
  const { contentSk: sk, contentEn: en } = rows.find(({ key }) => key === textOfLook) ?? {};
  const written = { sk, en }[language] ?? builtIn.textOf(textOfLook)?.[language] ?? '';
  const title = withVenueValues(written, { name, city, street, phone, email });
  const isPlain = !/[{<]/.test(title); // else only the name is shown
  const usual = builtIn.allImages.map(({ key, url }) => ({ key, imageUrl: url }));
  const pictureAt = (place: string) => [...images, ...usual].find(({ key }) => key === place)?.imageUrl ?? null;
  const look = { name, city, accent, logo: pictureAt(logoKey), picture: pictureAt(firstPictureKey) };
  return { ...look, title: isPlain ? typeset(title, language) : '' };
}

export const isSampleShare = ({ name, city, title, logo, picture }: Look, language: Language): boolean =>
  name === sampleShare.name &&
  city === sampleShare.city &&
  title === typeset(sampleShare.title[language], language) &&
  logo === sampleImages[logoKey]?.url &&
  (picture === null || picture.startsWith('/images/'));

/** `null` in the sample venue, whose files never change. */
export function lookVersion(madeOf: MadeOf, language: Language): string | null {
  const look = lookFrom(madeOf, language);
  return isSampleShare(look, language) ? null : versionOf(look);
}

export const versionOf = (look: Look): string =>
  createHash('sha256')
    .update(JSON.stringify([version, look]))
    .digest('hex')
    .slice(0, 8);
