import type { Language } from '@strapec/domain';
import { DeepLClient, type SourceLanguageCode, type TargetLanguageCode } from 'deepl-node';
import type { Settings } from '../../platform/config/settings.js';
import { Translator, otherLanguage, longestWait, sensible } from './translator.js';

const sources: Readonly<Record<Language, SourceLanguageCode>> = { sk: 'sk', en: 'en' };
const targets: Readonly<Record<Language, TargetLanguageCode>> = { sk: 'sk', en: 'en-GB' };

/** DeepL by its official client; `TRANSLATE_URL` replaces the address that belongs to the key. */
export class DeepL extends Translator {
  private readonly client: DeepLClient;

  constructor({ url, key }: Settings['translate']) {
    super();
    const address = url ? { serverUrl: url } : {};
    // The client would retry five times within a minute; staff can press the button again.
    this.client = new DeepLClient(key ?? '', {
      ...address,
      maxRetries: 0,
      minTimeout: longestWait,
      sendPlatformInfo: false,
    });
  }

  async translate(text: string, to: Language): Promise<string> {
    const answer = await this.client.translateText(text, sources[otherLanguage(to)], targets[to]);
    return sensible(answer.text);
  }
}
