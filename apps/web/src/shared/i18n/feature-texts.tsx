import { type Language, houseZone } from '@strapec/domain';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { IntlProvider } from 'react-intl';
import { useLanguage } from './language-context';
import { type Messages, type StaffTexts, withStaffTexts } from './messages';
import { Texts, type TextsProps } from './texts';

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
    <AllTexts language={shown.language} messages={shown.messages} staffTexts={staffTexts}>
      {children}
    </AllTexts>
  );
}

/** Texts, and with them the whole of react-intl: a late feature may format dates and mix elements into sentences. */
export function AllTexts(props: TextsProps) {
  const { language, messages, staffTexts, children } = props;
  const texts = useMemo(() => withStaffTexts(messages, staffTexts), [messages, staffTexts]);
  return (
    <IntlProvider locale={language} timeZone={houseZone} messages={texts as Record<string, string>}>
      <Texts {...props}>{children}</Texts>
    </IntlProvider>
  );
}
