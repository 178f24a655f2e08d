import { ApiProperty } from '@nestjs/swagger';
import {
  type Dated,
  type RoomLayout,
  type OpenHoliday,
  type OpeningHours,
  type RepeatedHoursChange,
  type ServiceDate,
  type SavedClosure,
  type TableClosure,
  type TonightChange,
  roomLimits,
  venueLimits,
} from '@strapec/domain';
import { DateRangeDto, LabelDto, OpeningHoursDto, DatedVenueDto } from '../../core/venue.dto.js';
import {
  Field,
  type FieldRule,
  NestedField,
  OptionalField,
  anyTextRule,
  tableIdList,
  oneOf,
  singleLine,
  wholeNumber,
} from '../../../platform/http/fields/field-rule.js';
import { trimText } from '../../../platform/http/fields/person-field-rules.js';
import { DatedRoomDto } from '../../core/room.dto.js';
import { TouchedVisitsDto } from '../../../evenings/touched-visits.dto.js';

export const replacesDescription = 'The one that was edited; `null` or left out where it is new';
const closureIdRule = wholeNumber(1, 2 ** 31 - 1, 'id_invalid');

class TableClosureDto extends DateRangeDto implements TableClosure {
  @Field(tableIdList(roomLimits.tables), { example: ['T6'], maxItems: roomLimits.tables })
  tables: string[];

  @OptionalField(anyTextRule, {
    convert: trimText,
    maxLength: venueLimits.labelLength,
    description: 'Why, for staff alone',
  })
  reason?: string;
}

export class SavedClosureDto extends TableClosureDto implements SavedClosure {
  @ApiProperty({ type: 'integer' })
  id: number;
}

export class PutClosureDto {
  @NestedField(() => TableClosureDto)
  closure: TableClosureDto;

  @OptionalField(closureIdRule, { nullable: true, description: replacesDescription })
  replaces: number | null = null;
}

export class RemoveClosureDto {
  @Field(closureIdRule)
  id: number;
}

class OpenHolidayDto implements OpenHoliday {
  @ApiProperty({ format: 'date' })
  date: ServiceDate;

  @ApiProperty()
  label: LabelDto;

  @ApiProperty({ description: 'Those of the week' })
  hours: OpeningHoursDto;
}

export class VenueSettingsDto {
  @ApiProperty({ format: 'date', description: 'The service date that staff call today' })
  today: ServiceDate;

  @ApiProperty()
  venue: DatedVenueDto;

  @ApiProperty({ type: [DatedRoomDto], description: 'The room that holds today, and those that begin later' })
  rooms: readonly Dated<RoomLayout>[];

  @ApiProperty({ type: [SavedClosureDto], description: 'Tables that are out of use, or will be' })
  closures: SavedClosureDto[];

  @ApiProperty({ type: [OpenHolidayDto], description: 'Of the next 30 days; nothing is set by itself' })
  holidays: OpenHoliday[];

  @ApiProperty({ type: 'integer', description: 'Evenings that are still to be put in order after a change' })
  toReseat: number;
}

export class ChangedHoursDto implements RepeatedHoursChange {
  @ApiProperty({ format: 'date' })
  date: string;

  @ApiProperty({ type: OpeningHoursDto, nullable: true, description: '`null` is closed' })
  before: OpeningHours | null;

  @ApiProperty({ type: OpeningHoursDto, nullable: true, description: '`null` is closed' })
  after: OpeningHours | null;

  @ApiProperty({
    type: 'integer',
    description: 'On how many dates of this weekday, `date` is the first; 1 is this date only',
  })
  times: number;

  @ApiProperty({
    type: String,
    format: 'date',
    nullable: true,
    description: 'The last of them; `null` for one date, and where it goes on',
  })
  until: string | null;
}

export class VenuePreviewDto extends TouchedVisitsDto {
  @ApiProperty({ type: 'integer', description: 'Visits on the evenings concerned that stay where they are' })
  keptCount: number;

  @ApiProperty({ type: 'integer', description: 'Dates on which guests would see other hours' })
  changedDays: number;

  @ApiProperty({ type: [ChangedHoursDto], description: 'What repeats itself on a weekday told once; the first 31' })
  hours: ChangedHoursDto[];
}

const tableNameRule: FieldRule = (value, form) => singleLine(20)(value, form);

/** Exactly one field must be set. */
export class TonightChangeDto implements TonightChange {
  @OptionalField(tableNameRule, { description: 'A table that is out of use until the night is over', example: 'T7' })
  takeOut?: string;

  @OptionalField(tableNameRule, {
    description: 'A table that is out of use tonight and on no other day',
    example: 'T7',
  })
  bringBack?: string;

  @OptionalField(wholeNumber(0, 2880, 'minute_invalid'), {
    description: 'No more online reservations of tonight from a minute of the evening on',
  })
  pauseFrom?: number;

  @OptionalField(oneOf([true]), { enum: [true], description: 'Online reservations again' })
  resume?: true;
}

export class SaveTonightDto {
  @NestedField(() => TonightChangeDto)
  change: TonightChangeDto;

  @Field(anyTextRule, { description: 'Of the preview' })
  hash: string;
}
