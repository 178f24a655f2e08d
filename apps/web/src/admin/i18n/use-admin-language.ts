import { type Language, isLanguage } from '@strapec/domain';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { LanguageChoice } from '../../shared/i18n/language-context';

export const adminLanguageKey = 'admin-language';

/** Rules §1. */
export function useAdminLanguage(): LanguageChoice {
  const [language, setLanguage] = useState(readStoredLanguage);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const chooseLanguage = useCallback((newLanguage: Language) => {
    storeLanguage(newLanguage);
    setLanguage(newLanguage);
    return Promise.resolve();
  }, []);
  return useMemo(() => ({ language, chooseLanguage }), [language, chooseLanguage]);
}

function readStoredLanguage(): Language {
  try {
    const storedLanguage = localStorage.getItem(adminLanguageKey);
    return isLanguage(storedLanguage) ? storedLanguage : readBrowserLanguage();
  } catch {
    return readBrowserLanguage();
  }
}

/** The venue is Slovak. */
const readBrowserLanguage = (): Language => (/^en\b/.test(navigator.language) ? 'en' : 'sk');

function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(adminLanguageKey, language);
  } catch {
    // storage may be blocked
  }
}
