import { createContext, useContext, useMemo } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import type { Texts } from '../../shared/i18n/messages';
import { type Text, createText } from '../../shared/i18n/text';

export type { Texts };

/** Some texts say "day" or "evening" by the venue's opening hours. */
export const PartOfDayContext = createContext('evening');

export function createTextHook<Id extends string>(texts: Texts<Id>): () => Text<Id> {
  return () => {
    const { language } = useLanguage();
    const partOfDay = useContext(PartOfDayContext);
    return useMemo(() => createText(texts, { language, values: { part: partOfDay } }), [language, partOfDay]);
  };
}

/** Some ids end with a code of the API, which may be unknown. */
export const findTextId = <Id extends string>(texts: Readonly<Record<Id, unknown>>, id: string): Id | undefined =>
  Object.hasOwn(texts, id) ? (id as Id) : undefined;
