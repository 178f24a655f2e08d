import type { Language } from '@strapec/domain';
import { createContext, useContext } from 'react';

export interface LanguageChoice {
  language: Language;
  /** Loads the other language's texts and data, then shows them and keeps the choice. */
  chooseLanguage: (language: Language) => Promise<void>;
}

const LanguageContext = createContext<LanguageChoice | null>(null);
export const LanguageProvider = LanguageContext.Provider;

/** The current language, and how to change it. */
export function useLanguage(): LanguageChoice {
  const choice = useContext(LanguageContext);
  if (!choice) throw new Error('useLanguage needs a LanguageProvider above it');
  return choice;
}
