import type { Language } from '@strapec/domain';
import type { Settings } from '../../platform/config/settings.js';

/** Milliseconds, below the browser's limit of 50 seconds. */
const timeoutMs = 8_000;
const maxAnswerLength = 20_000; // characters

export const toSourceLanguage = (language: Language): Language => (language === 'sk' ? 'en' : 'sk');

/** Throws when the provider fails. */
export async function requestTranslation(settings: Settings['translate'], text: string, to: Language): Promise<string> {
  const callProvider = settings.provider === 'deepl' ? requestDeepL : requestLibreTranslate;
  const answer = await callProvider(settings, text, to);
  if (typeof answer !== 'string' || answer.trim() === '' || answer.length > maxAnswerLength) {
    throw new Error('The translator answered nonsense');
  }
  return answer;
}

async function requestLibreTranslate(
  { url, key }: Settings['translate'],
  text: string,
  to: Language,
): Promise<unknown> {
  const requestBody = { q: text, source: toSourceLanguage(to), target: to, format: 'text' };
  const response = await fetch(`${url}/translate`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(key ? { ...requestBody, api_key: key } : requestBody),
    signal: AbortSignal.timeout(timeoutMs),
    redirect: 'error',
  });
  if (!response.ok) throw new Error(`LibreTranslate answered ${response.status}`);
  return ((await response.json()) as { translatedText?: unknown } | null)?.translatedText;
}

/** `TRANSLATE_URL` overrides the address that belongs to the key. Without retries, because five would take a minute. */
async function requestDeepL({ url, key }: Settings['translate'], text: string, to: Language): Promise<unknown> {
  const { DeepLClient } = await import('deepl-node');
  const options = { maxRetries: 0, minTimeout: timeoutMs, sendPlatformInfo: false };
  const client = new DeepLClient(key ?? '', { ...options, ...(url && { serverUrl: url }) });
  return (await client.translateText(text, toSourceLanguage(to), to === 'en' ? 'en-GB' : to)).text;
}
