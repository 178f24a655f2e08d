import { Injectable, Logger } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { type Language, contentLimits } from '@strapec/domain';
import { DataSource } from 'typeorm';
import { Settings } from '../../platform/config/settings.js';
import { queryFromPool } from '../../platform/database/named-statements.js';
import { Problem } from '../../platform/http/problems/problem.js';
import { requestTranslation, toSourceLanguage } from './translation-providers.js';
import { BuiltInContent } from '../core/built-in-content.js';
import { requiredText } from '../../platform/http/fields/content-rules.js';
import { Field, oneOf } from '../../platform/http/fields/field-rule.js';

const languageCodes = { slovak: 'sk', english: 'en' } as const;
type TargetLanguage = keyof typeof languageCodes;

export class TranslateDto {
  @Field(requiredText(contentLimits.textLength, 'no_text'), { minLength: 1, description: 'In the other language' })
  text: string;

  @Field(oneOf(Object.keys(languageCodes)))
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

const retryAfter = 30; // seconds

const storedTranslationStatement = {
  name: 'remember-translation',
  text: `
    SELECT CASE $2 WHEN 'sk' THEN content_sk ELSE content_en END AS text FROM site_content
    WHERE btrim(CASE $2 WHEN 'sk' THEN content_en ELSE content_sk END, E' \\n\\r\\t') = $1
    ORDER BY updated_at DESC, key LIMIT 1`,
};

@Injectable()
export class TranslateText {
  private readonly logger = new Logger(TranslateText.name);

  constructor(
    private readonly settings: Settings,
    private readonly source: DataSource,
    private readonly builtInContent: BuiltInContent,
  ) {}

  describeTranslator(): TranslatorDto {
    return { isSetUp: this.settings.translate.provider !== 'none' };
  }

  /** Throws `translator_missing`, `translation_unavailable`. */
  async translateText(text: string, targetLanguage: TargetLanguage): Promise<TranslationDto> {
    const { translate } = this.settings;
    const to = languageCodes[targetLanguage];
    const pendingTranslation =
      translate.provider === 'none' ? this.findTranslation(text.trim(), to) : requestTranslation(translate, text, to);
    const translatedText = await pendingTranslation.catch((error: unknown) => {
      const reason = error instanceof Error ? `${error.name}: ${error.message}` : 'unknown';
      this.logger.warn({ provider: translate.provider, reason }, 'a text was not translated');
      throw new Problem('translation_unavailable', { retryAfter });
    });
    if (translatedText === null) throw new Problem('translator_missing');
    return { translatedText };
  }

  /** Texts by staff come before built-in ones. */
  private async findTranslation(text: string, to: Language): Promise<string | null> {
    const [row] = await queryFromPool<{ text: string }>(this.source, storedTranslationStatement, [text, to]);
    const sourceLanguage = toSourceLanguage(to);
    return row?.text ?? this.builtInContent.allTexts.find((pair) => pair[sourceLanguage].trim() === text)?.[to] ?? null;
  }
}
