import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { type Language, defaultLanguage, languages } from '@strapec/domain';
import { Obeys, oneOf } from '../../../platform/http/fields/field-rule.js';

/** In the address, because the specification sends no body. */
export class SendTestEmailDto {
  @ApiPropertyOptional({ enum: languages, default: defaultLanguage, description: 'Language of the mail' })
  @Obeys(oneOf(languages))
  language: Language = defaultLanguage;
}

export class EmailAnswerDto {
  @ApiProperty({ description: 'What can be shown' })
  message: string;
}
