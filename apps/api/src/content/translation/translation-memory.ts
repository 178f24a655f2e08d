import type { Language } from '@strapec/domain';
import { DataSource } from 'typeorm';
import { namedRead } from '../../platform/database/named-query.js';
import type { BuiltInContent } from '../core/built-in-content.js';
import { Translator, otherLanguage } from './translator.js';

const statement = {
  name: 'remember-translation',
  text: `
    SELECT CASE $2 WHEN 'sk' THEN content_sk ELSE content_en END AS text FROM site_content
    WHERE btrim(CASE $2 WHEN 'sk' THEN content_en ELSE content_sk END, E' \\n\\r\\t') = $1
    ORDER BY updated_at DESC, key LIMIT 1`,
};

/** Knows only the site's own pairs of texts: first those by staff, then the built-in ones. Makes no request. */
export class TranslationMemory extends Translator {
  constructor(
    private readonly source: DataSource,
    private readonly builtIn: BuiltInContent,
  ) {
    super();
  }

  async translate(text: string, to: Language): Promise<string | null> {
    const wanted = text.trim();
    const [row] = await namedRead<{ text: string }>(this.source, statement, [wanted, to]);
    const from = otherLanguage(to);
    return row?.text ?? this.builtIn.allTexts.find((pair) => pair[from].trim() === wanted)?.[to] ?? null;
  }
}
