import { type Language, mainLanguage } from '../language/language.js';
import { menuPath } from '../site/site-paths.js';
import { type MenuFilter, type QueryParams, emptyFilter, toMenuFilterParams } from './menu-filter.js';

/** Printed as a QR code, so it must never change. */
export const menuPrintPath = `${menuPath}/print`;
export const shortMenuPath = '/w';

export const menuFormats = ['a4', 'a5'] as const;
export type MenuFormat = (typeof menuFormats)[number];

/** A reload or a shared link shows the same. */
export function menuAddress(language: Language, filter: MenuFilter = emptyFilter): string {
  return withParams(menuPath, [...toMenuFilterParams(filter), ...languageParams(language)]);
}

export function menuPrintAddress(language: Language, format: MenuFormat): string {
  return withParams(menuPrintPath, [['format', format], ...languageParams(language)]);
}

const languageParams = (language: Language): QueryParams => (language === mainLanguage() ? [] : [['lang', language]]);

const withParams = (path: string, params: QueryParams): string => path + toQueryString(params).replace('&', '?');

/** `&farba=cervene&pohar=1`. */
export function toQueryString(params: QueryParams): string {
  return params.map(([name, value]) => `&${name}=${encodeURIComponent(value)}`).join('');
}
