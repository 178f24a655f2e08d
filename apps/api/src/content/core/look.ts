import { createHash } from 'node:crypto';
import { type Language, fillVenueValues, tieShortWords } from '@strapec/domain';
import { appVersion } from '../../platform/config/app-version.js';
import { sampleImages, sharePictureTexts } from '../../platform/database/seeds/sample-venue/sample-site.js';
import type { BuiltInContent } from './built-in-content.js';
import { type BusinessDetailsText, toBusinessDetails } from './business-details.js';

export const logoKey = 'venue.logo';
export const mapImageKey = 'venue.map';
export const venueSection = 'venue';

export const grapesLogoUrl = '/favicon.svg';

const heroImageKey = 'home.hero';
export const heroTitleKey = 'home.hero.title';
export const lookImageKeys: readonly string[] = [logoKey, heroImageKey];

interface LookSources {
  rows: readonly BusinessDetailsText[];
  images: readonly { key: string; imageUrl: string }[];
  builtInContent: BuiltInContent;
}

const typesetText = (text: string, language: Language): string => (language === 'sk' ? tieShortWords(text) : text);

/** Without a logo the first letter of the name is drawn. */
export function toLook({ rows, images, builtInContent }: LookSources, language: Language) {
  const { name, city, accent, street, phone, email } = toBusinessDetails(rows, language);
  const { contentSk: sk, contentEn: en } = rows.find(({ key }) => key === heroTitleKey) ?? {};
  const storedTitle = { sk, en }[language] ?? builtInContent.findText(heroTitleKey)?.[language] ?? '';
  const title = fillVenueValues(storedTitle, { name, city, street, phone, email });
  const isPlainText = !/[{<]/.test(title); // else only the name is shown
  const builtInImages = builtInContent.allImages.map(({ key, url }) => ({ key, imageUrl: url }));
  const findImageUrl = (imageKey: string) =>
    [...images, ...builtInImages].find(({ key }) => key === imageKey)?.imageUrl ?? null;
  const look = { name, city, accent, logoUrl: findImageUrl(logoKey), pictureUrl: findImageUrl(heroImageKey) };
  return { ...look, title: isPlainText ? typesetText(title, language) : '' };
}

export type Look = ReturnType<typeof toLook>;

export const isSampleLook = ({ name, city, title, logoUrl, pictureUrl }: Look, language: Language): boolean =>
  name === sharePictureTexts.name &&
  city === sharePictureTexts.city &&
  title === typesetText(sharePictureTexts.title[language], language) &&
  logoUrl === sampleImages[logoKey]?.url &&
  (pictureUrl === null || pictureUrl.startsWith('/images/'));

/** `null` in the sample venue, whose files never change. */
export function findLookVersion(sources: LookSources, language: Language): string | null {
  const look = toLook(sources, language);
  return isSampleLook(look, language) ? null : hashLook(look);
}

export const hashLook = (look: Look): string =>
  createHash('sha256')
    .update(JSON.stringify([appVersion, look]))
    .digest('hex')
    .slice(0, 8);
