import type { Language } from '@strapec/domain';
import type { SiteContent } from '../../platform/database/entities/site/site-content.entity.js';
import type { BuiltInContent } from '../core/built-in-content.js';
import { type MessageTree, toPageMessage } from '../core/message-syntax.js';

export type ChangedTexts = Record<string, string | MessageTree>;

/** Only valid texts that differ from the built-in ones are sent with pages. */
export function changedTexts(rows: readonly SiteContent[], builtIn: BuiltInContent, language: Language): ChangedTexts {
  const texts: ChangedTexts = {};
  for (const { key, contentEn, contentSk } of rows) {
    const text = language === 'sk' ? contentSk : contentEn;
    const builtInText = builtIn.findText(key)?.[language] ?? '';
    const pageText = text === builtInText ? null : toPageMessage(text, builtInText, language);
    if (pageText !== null && !key.startsWith('venue.')) texts[key] = pageText;
  }
  return texts;
}
