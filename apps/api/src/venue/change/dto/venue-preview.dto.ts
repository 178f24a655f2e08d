import { ApiProperty } from '@nestjs/swagger';
import type { OpeningHours, RepeatedHours } from '@strapec/domain';
import { TouchedVisitsDto } from '../../../evenings/touched-visits.dto.js';
import { OpeningHoursDto } from '../../read/venue.dto.js';

export class ChangedHoursDto implements RepeatedHours {
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
