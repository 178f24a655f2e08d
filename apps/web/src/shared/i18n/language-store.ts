import { type Language, defaultLanguage, isLanguage } from '@strapec/domain';

/** Where the choice is kept (spec §4); the cookie lets the server render the right language at once (rules §1). */
export const languageKey = 'language';
export const languageCookie = 'lang';
const oneYearInSeconds = 31_536_000;

/** The language of this visit: the address wins, then what was chosen before, then Slovak. */
export function storedLanguage(): Language {
  const candidates = [new URLSearchParams(location.search).get('lang'), readLocal(), readCookie()];
  return candidates.find(isLanguage) ?? defaultLanguage;
}

/** Keeps the guest's choice in local storage and in the functional cookie. */
export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // Storage may be forbidden; the cookie then carries the choice alone.
  }
  document.cookie = `${languageCookie}=${language};path=/;max-age=${oneYearInSeconds};samesite=lax`;
}

function readLocal(): string | null {
  try {
    return localStorage.getItem(languageKey);
  } catch {
    return null;
  }
}

function readCookie(): string | null {
  return new RegExp(`(?:^|; )${languageCookie}=(\\w+)`).exec(document.cookie)?.[1] ?? null;
}
