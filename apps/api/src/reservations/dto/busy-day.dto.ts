import { ApiProperty } from '@nestjs/swagger';
import { Field, lastDateWithin, serviceDate } from '../../http/field-rule.js';

const longestSpan = 366; // days

export class ListBusyDaysDto {
  @Field(serviceDate, { format: 'date', description: 'First service date' })
  from: string;

  @Field(lastDateWithin(longestSpan), { format: 'date', description: 'Last service date, at most a year later' })
  to: string;
}

/** A day on which something is planned. */
export class BusyDayDto {
  @ApiProperty({ format: 'date' })
  date: string;

  @ApiProperty({ type: 'integer', description: 'Without cancelled ones and no-shows' })
  reservations: number;

  @ApiProperty({ type: 'integer', description: 'Parties that wait for approval' })
  pending: number;

  @ApiProperty({ type: 'integer', description: 'Guests of the reservations that hold tables' })
  covers: number;

  @ApiProperty({ type: 'integer', description: 'Parties for which the house has no table' })
  withoutTable: number;

  @ApiProperty({ type: 'integer', description: 'Active events that begin on that day' })
  events: number;
}
