import { ApiProperty } from '@nestjs/swagger';
import { contentLimits } from '@strapec/domain';
import { contentKeyRule, someText, versionRule } from '../../http/content-rules.js';
import { Field, Obeys, OptionalField, singleLine } from '../../http/field-rule.js';

/** A text in both languages (spec §5). */
export class SaveContentDto {
  @Field(contentKeyRule, { minLength: 1, maxLength: 100, example: 'home.hero.title' })
  key: string;

  @ApiProperty({ minLength: 1, maxLength: contentLimits.textLength })
  @Obeys(someText(contentLimits.textLength, 'content_en_required'))
  contentEn: string;

  @ApiProperty({ minLength: 1, maxLength: contentLimits.textLength })
  @Obeys(someText(contentLimits.textLength, 'content_sk_required'))
  contentSk: string;

  @Field(singleLine(50), { minLength: 1, maxLength: 50, example: 'home' })
  section: string;

  @Field(singleLine(50), { required: false, maxLength: 50, default: 'text' })
  type: string = 'text';

  @OptionalField(versionRule, {
    type: 'integer',
    minimum: 0,
    nullable: true,
    description: 'The version that was edited; 0 for a text that was not there',
  })
  version?: number | null;
}
