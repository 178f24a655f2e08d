import type { Language } from '@strapec/domain';
import { requiredContext } from '../required-context';

export interface LanguageChoice {
  language: Language;
  /** Loads the other language's texts and data, then shows them and stores the choice. */
  chooseLanguage: (language: Language) => Promise<void>;
}

export const [LanguageProvider, useLanguage] = requiredContext<LanguageChoice>('Language');
