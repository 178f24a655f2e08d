import { type Language, mainLanguage, menuPath } from '../language/language.js';
import { type MenuFilter, type Params, noFilter, toFilterParams } from './menu-filter.js';

/** Printed as a QR code, so it must never change. */
export const menuPrintPath = `${menuPath}/print`;
export const shortMenuPath = '/w';

export const menuFormats = ['a4', 'a5'] as const;
export type MenuFormat = (typeof menuFormats)[number];

/** A reload or a shared link shows the same. */
export function menuAddress(language: Language, filter: MenuFilter = noFilter): string {
  return addressWith(menuPath, [...toFilterParams(filter), ...languageParams(language)]);
}

export function menuPrintAddress(language: Language, format: MenuFormat): string {
  return addressWith(menuPrintPath, [['format', format], ...languageParams(language)]);
}

const languageParams = (language: Language): Params => (language === mainLanguage() ? [] : [['lang', language]]);

const addressWith = (path: string, params: Params): string => path + toQueryString(params).replace('&', '?');

/** `&farba=cervene&pohar=1`. */
export function toQueryString(params: Params): string {
  return params.map(([name, value]) => `&${name}=${encodeURIComponent(value)}`).join('');
}
