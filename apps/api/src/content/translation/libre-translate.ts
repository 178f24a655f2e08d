import type { Language } from '@strapec/domain';
import type { Settings } from '../../platform/config/settings.js';
import { Translator, otherLanguage, longestWait, sensible } from './translator.js';

/** A LibreTranslate server, our own or another: `POST /translate` with JSON. */
export class LibreTranslate extends Translator {
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
    return sensible(answer?.translatedText);
  }
}
