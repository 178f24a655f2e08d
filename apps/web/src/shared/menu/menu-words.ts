import { type Language, type ShownWine, tieShortWords } from '@strapec/domain';
import { createFormatter } from '../i18n/formatters';

const litreFormat = createFormatter((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }));
const countryNames = createFormatter((locale) => new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' }));
/** Left out for domestic wines. */
const homeCountry = 'SK';

export const tieShortWordsIfSlovak = (text: string, language: Language): string =>
  language === 'sk' ? tieShortWords(text) : text;

/** `0,1 l`, `0.75 l`. */
export const volumeInWords = (millilitres: number, language: Language): string =>
  `${litreFormat(language).format(millilitres / 1000)}\u00a0l`;

/** `Langhe, Piemont, Taliansko`. */
export function originInWords({ appellation, region, country }: ShownWine, language: Language): string {
  const foreignCountry = country === homeCountry ? null : countryNames(language).of(country);
  return [appellation, region, foreignCountry].filter(Boolean).join(', ');
}

export function listGrapesNotInName(name: string, { grapes }: ShownWine): string {
  const lowerName = name.toLowerCase();
  return grapes.filter((grape) => !lowerName.includes(grape.toLowerCase())).join(', ');
}
