import type { Language } from '@strapec/domain';
import type { SiteContent } from '../../platform/database/entities/site/site-content.entity.js';
import type { BuiltInContent } from '../core/built-in-content.js';
import { type MessageTree, shownMessage } from '../core/message-syntax.js';

export type ShownTexts = Record<string, string | MessageTree>;

/** Only valid texts that differ from the built-in ones are sent with pages. */
export function shownTexts(rows: readonly SiteContent[], builtIn: BuiltInContent, language: Language): ShownTexts {
  const texts: ShownTexts = {};
  for (const { key, contentEn, contentSk } of rows) {
    const text = language === 'sk' ? contentSk : contentEn;
    const replaced = builtIn.textOf(key)?.[language] ?? '';
    const shown = text === replaced ? null : shownMessage(text, replaced, language);
    if (shown !== null && !key.startsWith('venue.')) texts[key] = shown;
  }
  return texts;
}
