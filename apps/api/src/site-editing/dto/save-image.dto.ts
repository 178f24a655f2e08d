import { contentLimits } from '@strapec/domain';
import { contentKeyRule, imageUrlRule, someText, versionRule } from '../../http/content-rules.js';
import { Field, OptionalField, singleLine } from '../../http/field-rule.js';

const { imageUrlLength, altTextLength } = contentLimits;

/** A picture in its place, with what it shows in words in both languages (spec §5). */
export class SaveImageDto {
  @Field(contentKeyRule, { minLength: 1, maxLength: 100, example: 'home.hero' })
  key: string;

  @Field(imageUrlRule, {
    maxLength: imageUrlLength,
    description: 'An address of the web, or of an uploaded picture: `/media/…`',
    example: 'https://example.com/cellar.jpg',
  })
  imageUrl: string;

  @Field(someText(altTextLength, 'required'), { minLength: 1, maxLength: altTextLength })
  altTextEn: string;

  @Field(someText(altTextLength, 'required'), { minLength: 1, maxLength: altTextLength })
  altTextSk: string;

  @Field(singleLine(50), { minLength: 1, maxLength: 50, example: 'home' })
  section: string;

  @OptionalField(versionRule, {
    type: 'integer',
    minimum: 0,
    nullable: true,
    description: 'The version that was edited; 0 for a picture that was built in',
  })
  version?: number | null;
}
