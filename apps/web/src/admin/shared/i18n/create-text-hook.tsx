import type { Language } from '@strapec/domain';
import { type ReactNode, createContext, useContext, useMemo } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { type Text, createText } from '../../../shared/i18n/text';
import { useKnownVenue } from '../api/use-venue-query';

type Texts<Id extends string> = Readonly<Record<Language, Readonly<Record<Id, string>>>>;

const PartOfDay = createContext('evening');

/** Some texts say "day" or "evening" by the venue's opening hours. */
export function PartOfDayProvider({ children }: { children: ReactNode }) {
  return <PartOfDay value={useKnownVenue()?.words.part ?? 'evening'}>{children}</PartOfDay>;
}

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
