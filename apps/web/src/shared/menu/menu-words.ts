import { type Language, type ShownWine, withTiedWords } from '@strapec/domain';
import { formatters } from '../i18n/formatters';

const litres = formatters((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }));
const countries = formatters((locale) => new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' }));
/** The venue's country: the list leaves it out for domestic wines. */
const homeCountry = 'SK';

/** A text of staff with the language's typography. */
export const setInPrint = (written: string, language: Language): string =>
  language === 'sk' ? withTiedWords(written) : written;

/** Millilitres as a wine list shows them: `0,1 l`, `0.75 l`. */
export const volumeInWords = (millilitres: number, language: Language): string =>
  `${litres(language).format(millilitres / 1000)}\u00a0l`;

/** A wine's origin, from the smallest area to the largest: `Langhe, Piemont, Taliansko`. */
export function originInWords({ appellation, region, country }: ShownWine, language: Language): string {
  const abroad = country === homeCountry ? null : countries(language).of(country);
  return [appellation, region, abroad].filter(Boolean).join(', ');
}

/** The grapes that the wine's name does not contain. */
export function grapesBeside(name: string, { grapes }: ShownWine): string {
  const told = name.toLowerCase();
  return grapes.filter((grape) => !told.includes(grape.toLowerCase())).join(', ');
}
