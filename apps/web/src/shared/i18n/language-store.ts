import type { Language } from '@strapec/domain';

/** The key in local storage (spec §4); the cookie lets the server render the right language at once (rules §1). */
export const languageKey = 'language';
export const languageCookie = 'lang';
const oneYearInSeconds = 31_536_000;

/** Stores the guest's choice in local storage and in the functional cookie. */
export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // Storage may be forbidden; then only the cookie carries the choice.
  }
  document.cookie = `${languageCookie}=${language};path=/;max-age=${oneYearInSeconds};samesite=lax`;
}
