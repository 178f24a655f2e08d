import type { Language } from '@strapec/domain';
import type { DeepLClient } from 'deepl-node';
import type { DataSource } from 'typeorm';
import type { Settings } from '../../platform/config/settings.js';
import { namedRead } from '../../platform/database/named-query.js';
import type { BuiltInContent } from '../core/built-in-content.js';

export abstract class Translator {
  /** `null` when there is none. Throws when the provider fails. */
  abstract translate(text: string, to: Language): Promise<string | null>;
}

/** Milliseconds, below the browser's limit of 50 seconds. */
const longestWait = 8_000;
const longestAnswer = 20_000; // characters

function requireTranslation(answer: unknown): string {
  if (typeof answer !== 'string' || answer.trim() === '' || answer.length > longestAnswer) {
    throw new Error('The translator answered nonsense');
  }
  return answer;
}

const otherLanguage = (language: Language): Language => (language === 'sk' ? 'en' : 'sk');

class LibreTranslate extends Translator {
  constructor(private readonly settings: Settings['translate']) {
    super();
  }

  async translate(text: string, to: Language): Promise<string> {
    const { url, key } = this.settings;
    const question = { q: text, source: otherLanguage(to), target: to, format: 'text' };
    const response = await fetch(`${url}/translate`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(key ? { ...question, api_key: key } : question),
      signal: AbortSignal.timeout(longestWait),
      redirect: 'error',
    });
    if (!response.ok) throw new Error(`LibreTranslate answered ${response.status}`);
    const answer = (await response.json()) as { translatedText?: unknown } | null;
    return requireTranslation(answer?.translatedText);
  }
}

/** `TRANSLATE_URL` overrides the address that belongs to the key. */
class DeepL extends Translator {
  private constructor(private readonly client: DeepLClient) {
    super();
  }

  /** Without retries, because five would take a minute. */
  static async create({ url, key }: Settings['translate']): Promise<DeepL> {
    const { DeepLClient } = await import('deepl-node');
    const address = url ? { serverUrl: url } : {};
    const options = { ...address, maxRetries: 0, minTimeout: longestWait, sendPlatformInfo: false };
    return new DeepL(new DeepLClient(key ?? '', options));
  }

  async translate(text: string, to: Language): Promise<string> {
    const answer = await this.client.translateText(text, otherLanguage(to), to === 'en' ? 'en-GB' : to);
    return requireTranslation(answer.text);
  }
}

const memoryStatement = {
  name: 'remember-translation',
  text: `
    SELECT CASE $2 WHEN 'sk' THEN content_sk ELSE content_en END AS text FROM site_content
    WHERE btrim(CASE $2 WHEN 'sk' THEN content_en ELSE content_sk END, E' \\n\\r\\t') = $1
    ORDER BY updated_at DESC, key LIMIT 1`,
};

/** Texts by staff come before built-in ones. */
class TranslationMemory extends Translator {
  constructor(
    private readonly source: DataSource,
    private readonly builtIn: BuiltInContent,
  ) {
    super();
  }

  async translate(text: string, to: Language): Promise<string | null> {
    const trimmedText = text.trim();
    const [row] = await namedRead<{ text: string }>(this.source, memoryStatement, [trimmedText, to]);
    const from = otherLanguage(to);
    return row?.text ?? this.builtIn.allTexts.find((pair) => pair[from].trim() === trimmedText)?.[to] ?? null;
  }
}

export async function createTranslator(
  { translate }: Settings,
  source: DataSource,
  builtIn: BuiltInContent,
): Promise<Translator> {
  if (translate.provider === 'libretranslate') return new LibreTranslate(translate);
  return translate.provider === 'deepl' ? DeepL.create(translate) : new TranslationMemory(source, builtIn);
}
