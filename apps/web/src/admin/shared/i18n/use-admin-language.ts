import { type Language, isLanguage } from '@strapec/domain';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { LanguageChoice } from '../../../shared/i18n/language-context';

/** Where the staff's own choice is kept, apart from that of the guests' pages. */
export const adminLanguageKey = 'admin-language';

/** The admin's language: the browser's, until somebody chooses (rules §1). */
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

/** Whose browser does not speak English works in a Slovak house. */
const browserLanguage = (): Language => (/^en\b/.test(navigator.language) ? 'en' : 'sk');

function store(language: Language): void {
  try {
    localStorage.setItem(adminLanguageKey, language);
  } catch {
    // Storage may be forbidden; the choice then lasts as long as the page.
  }
}
