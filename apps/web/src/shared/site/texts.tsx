import { type ReactNode, useMemo } from 'react';
import { type Messages, withStaffTexts } from '../i18n/messages';
import { createText } from '../i18n/text';
import { TextProvider } from '../i18n/use-text';
import { useHouseValues } from './house-values';
import { useSite } from './site';

/** Provides these texts in the site's language, with the staff's texts in place of the defaults. */
export function Texts({ messages, children }: { messages: Messages; children: ReactNode }) {
  const { language, texts } = useSite();
  const house = useHouseValues();
  const text = useMemo(
    () => createText(language, withStaffTexts(messages, texts, house), house),
    [language, messages, texts, house],
  );
  return <TextProvider value={text}>{children}</TextProvider>;
}
