import { type Language, type ShownWine, withTiedWords } from '@strapec/domain';
import { formatters } from '../i18n/formatters';

const litres = formatters((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }));
const countries = formatters((locale) => new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' }));
/** Where the house stands: of its own wines nobody says the country. */
const homeCountry = 'SK';

/** What staff have written, as it is set in print. */
export const setInPrint = (written: string, language: Language): string =>
  language === 'sk' ? withTiedWords(written) : written;

/** Millilitres as they stand on a list: `0,1 l`, `0.75 l`. */
export const volumeInWords = (millilitres: number, language: Language): string =>
  `${litres(language).format(millilitres / 1000)}\u00a0l`;

/** Where a wine comes from, from near to far: `Langhe, Piemont, Taliansko`. */
export function originInWords({ appellation, region, country }: ShownWine, language: Language): string {
  const abroad = country === homeCountry ? null : countries(language).of(country);
  return [appellation, region, abroad].filter(Boolean).join(', ');
}

/** The grapes that a wine's name does not already tell. */
export function grapesBeside(name: string, { grapes }: ShownWine): string {
  const told = name.toLowerCase();
  return grapes.filter((grape) => !told.includes(grape.toLowerCase())).join(', ');
}
