import { ApiProperty } from '@nestjs/swagger';
import { longestContent, someText } from '../../http/content-rules.js';
import { Obeys, oneOf } from '../../http/field-rule.js';

export const targetLanguages = ['slovak', 'english'] as const;
export type TargetLanguage = (typeof targetLanguages)[number];

export class TranslateDto {
  @ApiProperty({ minLength: 1, maxLength: longestContent, description: 'In the other language' })
  @Obeys(someText(longestContent, 'no_text'))
  text: string;

  @ApiProperty({ enum: targetLanguages })
  @Obeys(oneOf(targetLanguages))
  targetLanguage: TargetLanguage;
}

export class TranslationDto {
  @ApiProperty()
  translatedText: string;
}
