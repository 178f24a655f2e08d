import { type ReactNode, useMemo } from 'react';
import { useHouseValues } from '../site/house-values';
import { useSite } from '../site/site';
import { type Messages, withStaffTexts } from './messages';
import { createText } from './text';
import { TextProvider } from './use-text';

/** Gives everything below it these texts in the site's language, those of staff in place of the built-in ones. */
export function Texts({ messages, children }: { messages: Messages; children: ReactNode }) {
  const { language, texts } = useSite();
  const house = useHouseValues();
  const text = useMemo(
    () => createText(language, withStaffTexts(messages, texts, house), house),
    [language, messages, texts, house],
  );
  return <TextProvider value={text}>{children}</TextProvider>;
}
