import { ApiPropertyOptional } from '@nestjs/swagger';
import { type Language, defaultLanguage, languages } from '@strapec/domain';
import { Obeys, oneOf } from '../../http/field-rule.js';

export class GetSiteDto {
  @ApiPropertyOptional({ enum: languages, default: defaultLanguage })
  @Obeys(oneOf(languages))
  lang: Language = defaultLanguage;
}
