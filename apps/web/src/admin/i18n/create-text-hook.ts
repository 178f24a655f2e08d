import type { Language } from '@strapec/domain';
import { createContext, useContext, useMemo } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import type { Message } from '../../shared/i18n/messages';
import { type Text, createText } from '../../shared/i18n/text';

type TextPair = readonly [english: Message, slovak: Message];
type TextPairs<Id extends string> = Readonly<Record<Id, TextPair>>;

/** The build parses each table that `satisfies Texts` (`vite/icu-messages.ts`). */
export type Texts = TextPairs<string>;

/** Some texts say "day" or "evening" by the venue's opening hours. */
export const PartOfDayContext = createContext('evening');

export function createTextHook<Id extends string>(pairs: TextPairs<Id>): () => Text<Id> {
  const texts = { en: pickLanguage(pairs, 0), sk: pickLanguage(pairs, 1) };
  return () => {
    const { language } = useLanguage();
    const part = useContext(PartOfDayContext);
    return useMemo(() => createText(language, texts[language], { part }), [language, part]);
  };
}

function pickLanguage<Id extends string>(pairs: TextPairs<Id>, index: 0 | 1): Record<Id, Message> {
  const texts = Object.entries<TextPair>(pairs).map(([id, pair]) => [id, pair[index]]);
  return Object.fromEntries(texts) as Record<Id, Message>;
}

/** The site groups its texts by language. */
export function toTextPairs<Id extends string>({
  en,
  sk,
}: Record<Language, Readonly<Record<Id, Message>>>): TextPairs<Id> {
  const pairs = (Object.keys(en) as Id[]).map((id): [Id, TextPair] => [id, [en[id], sk[id]]]);
  return Object.fromEntries(pairs) as Record<Id, TextPair>;
}

/** Some ids end with a code of the API, which may be unknown. */
export const findTextId = <Id extends string>(texts: Readonly<Record<Id, unknown>>, id: string): Id | undefined =>
  Object.hasOwn(texts, id) ? (id as Id) : undefined;
