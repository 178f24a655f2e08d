import { Injectable, Logger } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { contentLimits } from '@strapec/domain';
import { Settings } from '../../platform/config/settings.js';
import { Problem } from '../../platform/http/problems/problem.js';
import { Translator } from './translator.js';
import { requiredText } from '../../platform/http/fields/content-rules.js';
import { Field, oneOf } from '../../platform/http/fields/field-rule.js';

const targetLanguages = ['slovak', 'english'] as const;
type TargetLanguage = (typeof targetLanguages)[number];

export class TranslateDto {
  @Field(requiredText(contentLimits.textLength, 'no_text'), { minLength: 1, description: 'In the other language' })
  text: string;

  @Field(oneOf(targetLanguages))
  targetLanguage: TargetLanguage;
}

export class TranslationDto {
  @ApiProperty()
  translatedText: string;
}

export class TranslatorDto {
  @ApiProperty({ description: 'Without one, only the pairs of texts that the site has are looked through' })
  isSetUp: boolean;
}

const languageCodes = { slovak: 'sk', english: 'en' } as const;
const retryAfter = 30; // seconds

@Injectable()
export class TranslateText {
  private readonly logger = new Logger(TranslateText.name);

  constructor(
    private readonly translator: Translator,
    private readonly settings: Settings,
  ) {}

  describeTranslator(): TranslatorDto {
    return { isSetUp: this.settings.translate.provider !== 'none' };
  }

  /** Throws `translator_missing`, `translation_unavailable`. */
  async translateText(text: string, targetLanguage: TargetLanguage): Promise<TranslationDto> {
    const translatedText = await this.translator
      .translate(text, languageCodes[targetLanguage])
      .catch((error: unknown) => {
        const reason = error instanceof Error ? `${error.name}: ${error.message}` : 'unknown';
        this.logger.warn({ provider: this.settings.translate.provider, reason }, 'a text was not translated');
        throw new Problem('translation_unavailable', { retryAfter });
      });
    if (translatedText === null) throw new Problem('translator_missing');
    return { translatedText };
  }
}
