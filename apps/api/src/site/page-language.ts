import { type Language, defaultLanguage, isLanguage } from '@strapec/domain';

const cookiePattern = /(?:^|;\s*)lang=(sk|en)(?:;|$)/;

/** The language of a page: the address' `lang`, else the visitor's cookie, else Slovak (rules §1). */
export function pageLanguage(url: string, cookies: string | undefined): Language {
  const query = url.indexOf('?');
  const asked = query < 0 ? null : new URLSearchParams(url.slice(query)).get('lang');
  if (isLanguage(asked)) return asked;
  const kept = cookies === undefined ? undefined : cookiePattern.exec(cookies)?.[1];
  return isLanguage(kept) ? kept : defaultLanguage;
}
