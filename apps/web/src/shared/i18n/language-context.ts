import type { Language } from '@strapec/domain';
import { requiredContext } from '../required-context';

export interface LanguageChoice {
  language: Language;
  /** Changes texts and data together and stores the choice. */
  chooseLanguage: (language: Language) => Promise<void>;
}

export const [LanguageProvider, useLanguage] = requiredContext<LanguageChoice>('Language');
