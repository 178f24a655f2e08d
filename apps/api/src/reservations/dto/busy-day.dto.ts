import { ApiProperty } from '@nestjs/swagger';
import { daysBetween, isServiceDate } from '@strapec/domain';
import { Obeys } from '../../http/field-rule.js';

const longestSpan = 366; // days

const isDate = (value: unknown): value is string => typeof value === 'string' && isServiceDate(value);

export class ListBusyDaysDto {
  @ApiProperty({ format: 'date', description: 'First service date' })
  @Obeys((value) => (isDate(value) ? null : 'date_invalid'))
  from: string;

  @ApiProperty({ format: 'date', description: 'Last service date, at most a year later' })
  @Obeys<ListBusyDaysDto>((value, { from }) => {
    if (!isDate(value)) return 'date_invalid';
    return isDate(from) && daysBetween(from, value) > longestSpan ? 'span_too_long' : null;
  })
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
