import type { TonightChange } from '@strapec/domain';
import {
  Field,
  NestedField,
  OptionalField,
  anyText,
  oneOf,
  singleLine,
  wholeNumber,
} from '../../../platform/http/fields/field-rule.js';

const table = singleLine(20);

/** A change for tonight; exactly one field must be set. */
export class TonightChangeDto implements TonightChange {
  @OptionalField(table, { description: 'A table that is out of use until the night is over', example: 'T7' })
  takeOut?: string;

  @OptionalField(table, { description: 'A table that is out of use tonight and on no other day', example: 'T7' })
  bringBack?: string;

  @OptionalField(wholeNumber(0, 2880, 'minute_invalid'), {
    ...{ type: 'integer', description: 'No more online reservations of tonight from a minute of the evening on' },
  })
  pauseFrom?: number;

  @OptionalField(oneOf([true]), { enum: [true], description: 'Online reservations again' })
  resume?: true;
}

export class SaveTonightDto {
  @NestedField(() => TonightChangeDto)
  change: TonightChangeDto;

  @Field(anyText, { description: 'Of the preview' })
  hash: string;
}
