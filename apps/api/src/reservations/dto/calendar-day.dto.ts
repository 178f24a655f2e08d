import { ApiProperty } from '@nestjs/swagger';
import {
  type CapacityMode,
  type EventVisibility,
  capacityModes,
  eventVisibilities,
  holdsTables,
} from '@strapec/domain';
import type { HouseEvent } from '../../database/entities/house-event.entity.js';
import { ReservationDto } from './reservation.dto.js';

export class CalendarEventDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  titleEn: string;

  @ApiProperty({ type: String, nullable: true })
  titleSk: string | null;

  @ApiProperty({ format: 'date', description: 'The day it begins: it may reach over midnight' })
  date: string;

  @ApiProperty({ example: '18:00' })
  time: string;

  @ApiProperty({ type: 'integer', description: 'Hours' })
  duration: number;

  @ApiProperty({ type: 'integer' })
  maxCapacity: number;

  @ApiProperty({ enum: capacityModes, description: 'What of the room it takes' })
  capacityMode: CapacityMode;

  @ApiProperty({ enum: eventVisibilities })
  visibility: EventVisibility;

  static from({ id, titleEn, titleSk, date, time, duration, ...rest }: HouseEvent): CalendarEventDto {
    const { maxCapacity, capacityMode, visibility } = rest;
    return { id, titleEn, titleSk, date, time, duration, maxCapacity, capacityMode, visibility };
  }
}

export class CalendarCountsDto {
  @ApiProperty({ type: 'integer' })
  total: number;

  @ApiProperty({ type: 'integer' })
  confirmed: number;

  @ApiProperty({ type: 'integer' })
  pending: number;

  @ApiProperty({ type: 'integer' })
  cancelled: number;

  @ApiProperty({ type: 'integer', description: 'Guests of the reservations that hold tables' })
  covers: number;

  @ApiProperty({ type: 'integer', description: 'Parties for which the house has no table: they are first in line' })
  withoutTable: number;
}

/** One evening for the staff's calendar. */
export class CalendarDayDto {
  @ApiProperty({ format: 'date' })
  date: string;

  @ApiProperty({ type: [ReservationDto] })
  reservations: ReservationDto[];

  @ApiProperty({ type: [CalendarEventDto] })
  events: CalendarEventDto[];

  @ApiProperty()
  counts: CalendarCountsDto;

  static from(date: string, reservations: ReservationDto[], events: readonly HouseEvent[]): CalendarDayDto {
    const shown = events.map((event) => CalendarEventDto.from(event));
    return { date, reservations, events: shown, counts: countsOf(reservations) };
  }
}

function countsOf(reservations: readonly ReservationDto[]): CalendarCountsDto {
  const count = (status: string): number => reservations.filter((one) => one.status === status).length;
  const holding = reservations.filter(({ status }) => holdsTables(status));
  return {
    total: reservations.length,
    confirmed: count('confirmed'),
    pending: count('pending_approval'),
    cancelled: count('cancelled'),
    covers: holding.reduce((sum, { partySize }) => sum + partySize, 0),
    withoutTable: holding.filter(({ tables }) => tables.length === 0).length,
  };
}
