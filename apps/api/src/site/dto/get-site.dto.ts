import { type Language, defaultLanguage, languages } from '@strapec/domain';
import { Field, oneOf } from '../../http/field-rule.js';

export class GetSiteDto {
  @Field(oneOf(languages), { required: false, enum: languages, default: defaultLanguage })
  lang: Language = defaultLanguage;
}
