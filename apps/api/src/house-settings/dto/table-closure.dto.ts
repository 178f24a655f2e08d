import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { type StandingClosure, type TableClosure, houseLimits } from '@strapec/domain';
import { Transform } from 'class-transformer';
import { DateRangeDto } from '../../house/house.dto.js';
import { NestedObject, Obeys, ObeysIfGiven, anyText, namesOf, wholeNumber } from '../../http/field-rule.js';
import { trimmed } from '../../http/person-rules.js';

const ofReplaced = 'The one that was edited; `null` or left out where it is new';
const mostTables = 31;
const anId = wholeNumber(1, 2 ** 31 - 1, 'id_invalid');

/** Tables that nobody is seated at for some days. */
export class TableClosureDto extends DateRangeDto implements TableClosure {
  @ApiProperty({ type: [String], example: ['T6'], maxItems: mostTables })
  @Obeys(namesOf(mostTables))
  tables: string[];

  @ApiPropertyOptional({ maxLength: houseLimits.labelLength, description: 'Why, for staff alone' })
  @Transform(trimmed)
  @ObeysIfGiven(anyText)
  reason?: string;
}

/** One that stands. */
export class StandingClosureDto extends TableClosureDto implements StandingClosure {
  @ApiProperty({ type: 'integer' })
  id: number;
}

export class PutClosureDto {
  @ApiProperty()
  @NestedObject(() => TableClosureDto)
  closure: TableClosureDto;

  @ApiPropertyOptional({ type: 'integer', nullable: true, description: ofReplaced })
  @ObeysIfGiven(anId)
  replaces?: number | null;
}

export class RemoveClosureDto {
  @ApiProperty({ type: 'integer' })
  @Obeys(anId)
  id: number;
}
