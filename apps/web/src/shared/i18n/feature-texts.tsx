import type { Language } from '@strapec/domain';
import { type ReactNode, useEffect, useState } from 'react';
import { useSite } from '../site/site';
import { useLanguage } from './language-context';
import type { Messages } from './messages';
import { Texts } from './texts';

/** How a feature that loads late brings its own texts: one chunk per language. */
export type MessageLoaders = Readonly<Record<Language, () => Promise<Messages>>>;

/**
 * Gives a late feature its texts in the current language. Shows nothing until they are there; after a change of language
 * the old ones stay until the new ones have come.
 */
export function FeatureTexts({ loaders, children }: { loaders: MessageLoaders; children: ReactNode }) {
  const { language } = useLanguage();
  const { texts } = useSite();
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
    <Texts language={shown.language} messages={shown.messages} staffTexts={texts}>
      {children}
    </Texts>
  );
}
