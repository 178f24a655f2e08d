import { ApiProperty } from '@nestjs/swagger';
import { contentLimits } from '@strapec/domain';
import { someText } from '../../http/content-rules.js';
import { Field, Obeys, oneOf } from '../../http/field-rule.js';

export const targetLanguages = ['slovak', 'english'] as const;
export type TargetLanguage = (typeof targetLanguages)[number];

export class TranslateDto {
  @ApiProperty({ minLength: 1, maxLength: contentLimits.textLength, description: 'In the other language' })
  @Obeys(someText(contentLimits.textLength, 'no_text'))
  text: string;

  @Field(oneOf(targetLanguages), { enum: targetLanguages })
  targetLanguage: TargetLanguage;
}

export class TranslationDto {
  @ApiProperty()
  translatedText: string;
}
