import { type ReactNode, useMemo } from 'react';
import type { Texts } from '../i18n/messages';
import { createText } from '../i18n/text';
import { TextProvider } from '../i18n/use-text';
import { useVenueTextValues } from './venue-text-values';
import { useSite } from './site';

/** With the staff's texts in place of the defaults. */
export function TextsProvider({ texts, children }: { texts: Texts; children: ReactNode }) {
  const { language, texts: editedTexts } = useSite();
  const venueValues = useVenueTextValues();
  const text = useMemo(
    () => createText(texts, { language, values: venueValues, editedTexts }),
    [language, texts, editedTexts, venueValues],
  );
  return <TextProvider value={text}>{children}</TextProvider>;
}
