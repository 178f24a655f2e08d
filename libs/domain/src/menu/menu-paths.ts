import { type Language, firstLanguage, menuPath } from '../language/language.js';
import { type MenuFilter, type Params, noFilter, paramsOf } from './menu-filter.js';

/** Where the wine list stands for a printer, and its short address, which is drawn as a code and stays for ever. */
export const menuPrintPath = `${menuPath}/print`;
export const shortMenuPath = '/w';

/** The sheets that the list is printed on. */
export const menuFormats = ['a4', 'a5'] as const;
export type MenuFormat = (typeof menuFormats)[number];

/** The address of the list in a language, with what a guest is looking for: reloaded or passed on it shows the same. */
export function menuAddress(language: Language, filter: MenuFilter = noFilter): string {
  return addressWith(menuPath, [...paramsOf(filter), ...inAddress(language)]);
}

/** The address of the printed list. */
export function menuPrintAddress(language: Language, format: MenuFormat): string {
  return addressWith(menuPrintPath, [['format', format], ...inAddress(language)]);
}

const inAddress = (language: Language): Params => (language === firstLanguage() ? [] : [['lang', language]]);

const addressWith = (path: string, params: Params): string => path + queryOf(params).replace('&', '?');

/** Names and values as they stand in an address behind others: `&farba=cervene&pohar=1`. */
export function queryOf(params: Params): string {
  return params.map(([name, value]) => `&${name}=${encodeURIComponent(value)}`).join('');
}
