import type { Language } from '@strapec/domain';
import { createContext, useContext, useMemo } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { type Text, createText } from '../../shared/i18n/text';

type Texts<Id extends string> = Readonly<Record<Language, Readonly<Record<Id, string>>>>;

/** Some texts say "day" or "evening" by the venue's opening hours. */
export const PartOfDay = createContext('evening');

/**
 * Makes the hook for the texts of a feature. The build parses `const en` and `const sk` of its `texts.ts`
 * (`vite/icu-messages.ts`).
 */
export function createTextHook<Id extends string, Shared extends string = never>(
  own: Texts<Id>,
  shared?: Texts<Shared>,
): () => Text<Id | Shared> {
  const inLanguage = (language: Language) =>
    ({ ...shared?.[language], ...own[language] }) as Record<Id | Shared, string>;
  const texts = { en: inLanguage('en'), sk: inLanguage('sk') };
  return () => {
    const { language } = useLanguage();
    const part = useContext(PartOfDay);
    return useMemo(() => createText(language, texts[language], { part }), [language, part]);
  };
}
