import type { Language } from '@strapec/domain';

/** Where the choice is kept (spec §4); the cookie lets the server render the right language at once (rules §1). */
export const languageKey = 'language';
export const languageCookie = 'lang';
const oneYearInSeconds = 31_536_000;

/** Keeps the guest's choice in local storage and in the functional cookie. */
export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // Storage may be forbidden; the cookie then carries the choice alone.
  }
  document.cookie = `${languageCookie}=${language};path=/;max-age=${oneYearInSeconds};samesite=lax`;
}
