import {
  type Dated,
  type RoomLayout,
  type RoomTable,
  type ServiceDate,
  type TableCombination,
  roomLimits,
} from '@strapec/domain';
import { Field, NestedField, NestedList, anyTextRule, tableIdList, ServiceDateField, booleanRule, wholeNumber } from '../../platform/http/fields/field-rule.js'; // prettier-ignore
import { trimText } from '../../platform/http/fields/person-field-rules.js';
import { LabelDto } from './venue.dto.js';

const tablePartySizeRule = wholeNumber(0, 1_000, 'party_sizes');
const gridStepRule = wholeNumber(0, 1_000, 'outside_grid');

export class TableDto {
  @Field(anyTextRule, { convert: trimText, example: 'T6', maxLength: roomLimits.nameLength })
  id: string;

  @Field(tablePartySizeRule)
  minParty: number;

  @Field(tablePartySizeRule)
  maxParty: number;
}

export class CombinationDto implements TableCombination {
  @Field(tableIdList(roomLimits.tables), { example: ['T6', 'T7'] })
  tables: string[];

  @Field(tablePartySizeRule)
  minParty: number;

  @Field(tablePartySizeRule)
  maxParty: number;

  @Field(booleanRule, { description: 'All tables that are in use, whichever these are' })
  isWholeRoom: boolean;
}

class RoomTableDto extends TableDto implements RoomTable {
  @Field(gridStepRule, { description: 'Steps of the grid from the left', maximum: roomLimits.columns - 1 })
  x: number;

  @Field(gridStepRule, { description: 'Steps of the grid from the top', maximum: roomLimits.rows - 1 })
  y: number;

  @NestedField(() => LabelDto, {
    orElse: 'or nothing',
    description: 'The part of the room it belongs to, such as the terrace',
  })
  zone?: LabelDto;
}

class RoomDto implements RoomLayout {
  @NestedList(() => RoomTableDto, 1_000, { description: 'In the order of every list' })
  tables: RoomTableDto[];

  @NestedList(() => CombinationDto, 1_000, { description: 'Tables that may be pushed together; none is guessed' })
  combinations: CombinationDto[];
}

export class DatedRoomDto implements Dated<RoomLayout> {
  @ServiceDateField('First service date; the room holds until the next one begins')
  from: ServiceDate;

  @NestedField(() => RoomDto)
  value: RoomDto;
}
