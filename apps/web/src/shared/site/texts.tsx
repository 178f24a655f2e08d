import type { Language } from '@strapec/domain';
import { type ReactNode, useMemo } from 'react';
import { type Messages, withStaffTexts } from '../i18n/messages';
import { createText } from '../i18n/text';
import { TextProvider } from '../i18n/use-text';
import { useVenueValues } from './venue-values';
import { useSite } from './site';

interface TextsProps {
  messages: Readonly<Record<Language, Messages>>;
  children: ReactNode;
}

/** With the staff's texts in place of the defaults. */
export function TextsProvider({ messages, children }: TextsProps) {
  const { language, texts } = useSite();
  const venue = useVenueValues();
  const text = useMemo(
    () => createText(language, withStaffTexts(messages[language], texts, venue), venue),
    [language, messages, texts, venue],
  );
  return <TextProvider value={text}>{children}</TextProvider>;
}
