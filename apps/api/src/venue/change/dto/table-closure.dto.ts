import { ApiProperty } from '@nestjs/swagger';
import { type StandingClosure, type TableClosure, venueLimits, roomLimits } from '@strapec/domain';
import { DateRangeDto } from '../../read/venue.dto.js';
import {
  Field,
  NestedField,
  OptionalField,
  anyText,
  namesOf,
  wholeNumber,
} from '../../../platform/http/fields/field-rule.js';
import { trimmed } from '../../../platform/http/fields/person-rules.js';

const ofReplaced = 'The one that was edited; `null` or left out where it is new';
const anId = wholeNumber(1, 2 ** 31 - 1, 'id_invalid');

export class TableClosureDto extends DateRangeDto implements TableClosure {
  @Field(namesOf(roomLimits.tables), { type: [String], example: ['T6'], maxItems: roomLimits.tables })
  tables: string[];

  @OptionalField(anyText, { as: trimmed, maxLength: venueLimits.labelLength, description: 'Why, for staff alone' })
  reason?: string;
}

export class StandingClosureDto extends TableClosureDto implements StandingClosure {
  @ApiProperty({ type: 'integer' })
  id: number;
}

export class PutClosureDto {
  @NestedField(() => TableClosureDto)
  closure: TableClosureDto;

  @OptionalField(anId, { type: 'integer', nullable: true, description: ofReplaced })
  replaces?: number | null;
}

export class RemoveClosureDto {
  @Field(anId, { type: 'integer' })
  id: number;
}
