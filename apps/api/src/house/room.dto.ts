import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  type Dated,
  type DrawnRoom,
  type RoomTable,
  type ServiceDate,
  type TableCombination,
  roomLimits,
} from '@strapec/domain';
import { Transform } from 'class-transformer';
import { NestedList, NestedObject, Obeys, anyText, namesOf, serviceDate, trueOrFalse, wholeNumber } from '../http/field-rule.js'; // prettier-ignore
import { trimmed } from '../http/person-rules.js';
import { LabelDto } from './house.dto.js';

const party = wholeNumber(0, 1_000, 'party_sizes');
const step = wholeNumber(0, 1_000, 'outside_grid');

export class TableDto {
  @ApiProperty({ example: 'T6', maxLength: roomLimits.nameLength })
  @Transform(trimmed)
  @Obeys(anyText)
  id: string;

  @ApiProperty({ type: 'integer' })
  @Obeys(party)
  minParty: number;

  @ApiProperty({ type: 'integer' })
  @Obeys(party)
  maxParty: number;
}

export class CombinationDto implements TableCombination {
  @ApiProperty({ type: [String], example: ['T6', 'T7'] })
  @Obeys(namesOf(roomLimits.tables))
  tables: string[];

  @ApiProperty({ type: 'integer' })
  @Obeys(party)
  minParty: number;

  @ApiProperty({ type: 'integer' })
  @Obeys(party)
  maxParty: number;

  @ApiProperty({ description: 'All tables that are in use, whichever these are' })
  @Obeys(trueOrFalse)
  isWholeRoom: boolean;
}

/** A table where it stands. */
export class RoomTableDto extends TableDto implements RoomTable {
  @ApiProperty({ type: 'integer', description: 'Steps of the grid from the left', maximum: roomLimits.columns - 1 })
  @Obeys(step)
  x: number;

  @ApiProperty({ type: 'integer', description: 'Steps of the grid from the top', maximum: roomLimits.rows - 1 })
  @Obeys(step)
  y: number;

  @ApiPropertyOptional({ description: 'The part of the room it belongs to, such as the terrace' })
  @NestedObject(() => LabelDto, 'or nothing')
  zone?: LabelDto;
}

export class RoomDto implements DrawnRoom {
  @ApiProperty({ type: [RoomTableDto], description: 'In the order of every list' })
  @NestedList(() => RoomTableDto, 1_000)
  tables: RoomTableDto[];

  @ApiProperty({ type: [CombinationDto], description: 'Tables that may be pushed together; none is guessed' })
  @NestedList(() => CombinationDto, 1_000)
  combinations: CombinationDto[];
}

/** The room from a date on. */
export class DatedRoomDto implements Dated<DrawnRoom> {
  @ApiProperty({ format: 'date', description: 'First service date; the room holds until the next one begins' })
  @Obeys(serviceDate)
  from: ServiceDate;

  @ApiProperty()
  @NestedObject(() => RoomDto)
  value: RoomDto;
}
