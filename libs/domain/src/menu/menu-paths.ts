import { type Language, mainLanguage } from '../language/language.js';
import { menuPath } from '../site/site-paths.js';
import { type MenuFilter, type QueryParams, emptyFilter, toMenuFilterParams } from './menu-filter.js';

/** Printed as a QR code, so it must never change. */
export const menuPrintPath = `${menuPath}/print`;
export const shortMenuPath = '/w';

export const menuFormats = ['a4', 'a5'] as const;
export type MenuFormat = (typeof menuFormats)[number];

/** A reload or a shared link shows the same. */
export function toMenuUrl(language: Language, filter: MenuFilter = emptyFilter): string {
  return appendParams(menuPath, [...toMenuFilterParams(filter), ...toLanguageParams(language)]);
}

export function toMenuPrintUrl(language: Language, format: MenuFormat): string {
  return appendParams(menuPrintPath, [['format', format], ...toLanguageParams(language)]);
}

const toLanguageParams = (language: Language): QueryParams => (language === mainLanguage() ? [] : [['lang', language]]);

const appendParams = (path: string, params: QueryParams): string => path + toQueryString(params).replace('&', '?');

/** `&farba=cervene&pohar=1`. */
export function toQueryString(params: QueryParams): string {
  return params.map(([name, value]) => `&${name}=${encodeURIComponent(value)}`).join('');
}
