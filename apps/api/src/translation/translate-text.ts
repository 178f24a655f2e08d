import { Injectable, Logger } from '@nestjs/common';
import { Settings } from '../config/settings.js';
import { Problem } from '../http/problem.js';
import type { TargetLanguage, TranslationDto } from './dto/translate.dto.js';
import { Translator } from './translator.js';

const languageOf = { slovak: 'sk', english: 'en' } as const;
const retryAfter = 30; // seconds

/** Translations for staff, by whichever translator the environment names. */
@Injectable()
export class TranslateText {
  private readonly logger = new Logger(TranslateText.name);

  constructor(
    private readonly translator: Translator,
    private readonly settings: Settings,
  ) {}

  /** Throws `translator_missing` when there is none to ask, `translation_unavailable` when it does not answer. */
  async translateText(text: string, targetLanguage: TargetLanguage): Promise<TranslationDto> {
    const translatedText = await this.translator.translate(text, languageOf[targetLanguage]).catch((error: unknown) => {
      const reason = error instanceof Error ? `${error.name}: ${error.message}` : 'unknown';
      this.logger.warn({ provider: this.settings.translate.provider, reason }, 'a text was not translated');
      throw new Problem('translation_unavailable', { retryAfter });
    });
    if (translatedText === null) throw new Problem('translator_missing');
    return { translatedText };
  }
}
