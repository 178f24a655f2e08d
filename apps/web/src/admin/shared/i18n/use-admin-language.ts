import { type Language, isLanguage } from '@strapec/domain';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { LanguageChoice } from '../../../shared/i18n/language-context';

/** The storage key of the staff language, separate from the language of the guest pages. */
export const adminLanguageKey = 'admin-language';

/** The admin's language: the browser's until the staff member chooses one (rules §1). */
export function useAdminLanguage(): LanguageChoice {
  const [language, setLanguage] = useState(storedLanguage);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const chooseLanguage = useCallback((next: Language) => {
    store(next);
    setLanguage(next);
    return Promise.resolve();
  }, []);
  return useMemo(() => ({ language, chooseLanguage }), [language, chooseLanguage]);
}

function storedLanguage(): Language {
  try {
    const stored = localStorage.getItem(adminLanguageKey);
    return isLanguage(stored) ? stored : browserLanguage();
  } catch {
    return browserLanguage();
  }
}

/** Slovak for every browser language other than English, because the venue is Slovak. */
const browserLanguage = (): Language => (/^en\b/.test(navigator.language) ? 'en' : 'sk');

function store(language: Language): void {
  try {
    localStorage.setItem(adminLanguageKey, language);
  } catch {
    // Storage may be blocked; the choice then lasts until the page is closed.
  }
}
