import { ApiProperty } from '@nestjs/swagger';
import type { InBoth } from '@strapec/domain';
import { Transform } from 'class-transformer';
import { Obeys, anyText } from '../../http/field-rule.js';
import { trimmed } from '../../http/person-rules.js';

/** A text in both languages. */
export class InBothDto implements InBoth {
  @ApiProperty()
  @Transform(trimmed)
  @Obeys(anyText)
  sk: string;

  @ApiProperty()
  @Transform(trimmed)
  @Obeys(anyText)
  en: string;
}
