import type { Language } from '@strapec/domain';
import { createRequiredContext } from '../required-context';

export interface LanguageChoice {
  language: Language;
  chooseLanguage: (language: Language) => Promise<void>;
}

export const [LanguageProvider, useLanguage] = createRequiredContext<LanguageChoice>('Language');

/** Local storage (spec §4), and a cookie for the server (rules §1). */
export const languageStorageKey = 'language';
export const languageCookieName = 'lang';
const oneYearInSeconds = 31_536_000;

export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(languageStorageKey, language);
  } catch {
    // Storage is forbidden; the cookie remains.
  }
  document.cookie = `${languageCookieName}=${language};path=/;max-age=${oneYearInSeconds};samesite=lax`;
}
