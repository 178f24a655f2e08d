import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { contentLimits } from '@strapec/domain';
import { contentKeyRule, imageUrlRule, someText, versionRule } from '../../http/content-rules.js';
import { Obeys, ObeysIfGiven, singleLine } from '../../http/field-rule.js';

const { imageUrlLength, altTextLength } = contentLimits;

/** A picture in its place, with what it shows in words in both languages (spec §5). */
export class SaveImageDto {
  @ApiProperty({ minLength: 1, maxLength: 100, example: 'home.hero' })
  @Obeys(contentKeyRule)
  key: string;

  @ApiProperty({
    maxLength: imageUrlLength,
    description: 'An address of the web, or of an uploaded picture: `/media/…`',
    example: 'https://example.com/cellar.jpg',
  })
  @Obeys(imageUrlRule)
  imageUrl: string;

  @ApiProperty({ minLength: 1, maxLength: altTextLength })
  @Obeys(someText(altTextLength, 'required'))
  altTextEn: string;

  @ApiProperty({ minLength: 1, maxLength: altTextLength })
  @Obeys(someText(altTextLength, 'required'))
  altTextSk: string;

  @ApiProperty({ minLength: 1, maxLength: 50, example: 'home' })
  @Obeys(singleLine(50))
  section: string;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 0,
    nullable: true,
    description: 'The version that was edited; 0 for a picture that was built in',
  })
  @ObeysIfGiven(versionRule)
  version?: number | null;
}
