import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { contentLimits } from '@strapec/domain';
import { contentKeyRule, someText, versionRule } from '../../http/content-rules.js';
import { Obeys, ObeysIfGiven, singleLine } from '../../http/field-rule.js';

/** A text in both languages (spec §5). */
export class SaveContentDto {
  @ApiProperty({ minLength: 1, maxLength: 100, example: 'home.hero.title' })
  @Obeys(contentKeyRule)
  key: string;

  @ApiProperty({ minLength: 1, maxLength: contentLimits.textLength })
  @Obeys(someText(contentLimits.textLength, 'content_en_required'))
  contentEn: string;

  @ApiProperty({ minLength: 1, maxLength: contentLimits.textLength })
  @Obeys(someText(contentLimits.textLength, 'content_sk_required'))
  contentSk: string;

  @ApiProperty({ minLength: 1, maxLength: 50, example: 'home' })
  @Obeys(singleLine(50))
  section: string;

  @ApiPropertyOptional({ maxLength: 50, default: 'text' })
  @Obeys(singleLine(50))
  type: string = 'text';

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 0,
    nullable: true,
    description: 'The version that was edited; 0 for a text that was not there',
  })
  @ObeysIfGiven(versionRule)
  version?: number | null;
}
