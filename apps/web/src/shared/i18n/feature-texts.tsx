import type { Language } from '@strapec/domain';
import { type ReactNode, useEffect, useState } from 'react';
import { useLanguage } from './language-context';
import type { Messages, StaffTexts } from './messages';
import { Texts } from './texts';

/** How a feature that loads late brings its own texts: one chunk per language. */
export type MessageLoaders = Readonly<Record<Language, () => Promise<Messages>>>;

interface FeatureTextsProps {
  loaders: MessageLoaders;
  staffTexts: StaffTexts;
  children: ReactNode;
}

/**
 * Gives a late feature its texts in the current language. Shows nothing until they are there; after a change of language
 * the old ones stay until the new ones have come.
 */
export function FeatureTexts({ loaders, staffTexts, children }: FeatureTextsProps) {
  const { language } = useLanguage();
  const [shown, setShown] = useState<{ language: Language; messages: Messages } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void loaders[language]().then((messages) => {
      if (isCurrent) setShown({ language, messages });
    });
    return () => {
      isCurrent = false;
    };
  }, [loaders, language]);
  if (!shown) return null;
  return (
    <Texts language={shown.language} messages={shown.messages} staffTexts={staffTexts}>
      {children}
    </Texts>
  );
}
