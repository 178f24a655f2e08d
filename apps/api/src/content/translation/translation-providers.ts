import type { Language } from '@strapec/domain';
import type { Settings } from '../../platform/config/settings.js';

/** Milliseconds, below the browser's limit of 50 seconds. */
const longestWait = 8_000;
const longestAnswer = 20_000; // characters

export const otherLanguage = (language: Language): Language => (language === 'sk' ? 'en' : 'sk');

/** Throws when the provider fails. */
export async function askProvider(settings: Settings['translate'], text: string, to: Language): Promise<string> {
  const ask = settings.provider === 'deepl' ? askDeepL : askLibreTranslate;
  const answer = await ask(settings, text, to);
  if (typeof answer !== 'string' || answer.trim() === '' || answer.length > longestAnswer) {
    throw new Error('The translator answered nonsense');
  }
  return answer;
}

async function askLibreTranslate({ url, key }: Settings['translate'], text: string, to: Language): Promise<unknown> {
  const question = { q: text, source: otherLanguage(to), target: to, format: 'text' };
  const response = await fetch(`${url}/translate`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(key ? { ...question, api_key: key } : question),
    signal: AbortSignal.timeout(longestWait),
    redirect: 'error',
  });
  if (!response.ok) throw new Error(`LibreTranslate answered ${response.status}`);
  return ((await response.json()) as { translatedText?: unknown } | null)?.translatedText;
}

/** `TRANSLATE_URL` overrides the address that belongs to the key. Without retries, because five would take a minute. */
async function askDeepL({ url, key }: Settings['translate'], text: string, to: Language): Promise<unknown> {
  const { DeepLClient } = await import('deepl-node');
  const options = { maxRetries: 0, minTimeout: longestWait, sendPlatformInfo: false };
  const client = new DeepLClient(key ?? '', { ...options, ...(url && { serverUrl: url }) });
  return (await client.translateText(text, otherLanguage(to), to === 'en' ? 'en-GB' : to)).text;
}
