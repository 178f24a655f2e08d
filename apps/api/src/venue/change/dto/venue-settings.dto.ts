import { ApiProperty } from '@nestjs/swagger';
import type { Dated, DrawnRoom, OpenHoliday, ServiceDate } from '@strapec/domain';
import { LabelDto, OpeningHoursDto, OwnVenueDto } from '../../read/venue.dto.js';
import { DatedRoomDto } from '../../read/room.dto.js';
import { StandingClosureDto } from './table-closure.dto.js';

/** A future holiday on which the venue would open as on an ordinary day. */
export class OpenHolidayDto implements OpenHoliday {
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
  venue: OwnVenueDto;

  @ApiProperty({ type: [DatedRoomDto], description: 'The room that holds today, and those that begin later' })
  rooms: readonly Dated<DrawnRoom>[];

  @ApiProperty({ type: [StandingClosureDto], description: 'Tables that are out of use, or will be' })
  closures: StandingClosureDto[];

  @ApiProperty({ type: [OpenHolidayDto], description: 'Of the next 30 days; nothing is set by itself' })
  holidays: OpenHoliday[];

  @ApiProperty({ type: 'integer', description: 'Evenings that are still to be put in order after a change' })
  toReseat: number;
}
