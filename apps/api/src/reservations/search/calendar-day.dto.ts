import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  type CapacityMode,
  type EventVisibility,
  type EventSeating,
  type TableHolding,
  type EveningState,
  type ClosedTable,
  type Visit,
  capacityModes,
  eventVisibilities,
  holdsTables,
  toStayPeriod,
  listVisitsWithoutTables,
} from '@strapec/domain';
import type { VenueEvent } from '../../platform/database/entities/reservations/venue-event.entity.js';
import type { ChangeRequest } from '../../platform/database/entities/reservations/change-request.entity.js';
import type { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import { BookingRulesDto } from '../../venue/core/booking-rules.dto.js';
import { OpeningHoursDto } from '../../venue/core/venue.dto.js';
import { ReservationDto, ChangeRequestDto } from '../core/reservation.dto.js';
import { TablePlanDto } from './table-plan.dto.js';
import { Field, lastDateWithin, serviceDateRule } from '../../platform/http/fields/field-rule.js';

export class CalendarDateDto {
  @Field(serviceDateRule, { description: 'Service date', example: '2026-12-04' })
  date: string;
}

class EventHoldingDto implements TableHolding {
  @ApiProperty({ type: 'integer' }) start: number;
  @ApiProperty({ type: 'integer' }) end: number;
  @ApiProperty({ type: [String] }) tables: readonly string[];
}

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

  @ApiProperty({ type: [String], description: 'The tables it has on this evening' })
  tables: string[];

  @ApiPropertyOptional({
    type: [EventHoldingDto],
    description: 'When it has which, where another event has some of them for a part',
  })
  held?: readonly EventHoldingDto[];

  @ApiProperty({ type: 'integer', description: 'When it begins on this evening, in minutes of its service date' })
  start: number;

  @ApiProperty({ type: 'integer', description: 'When it is over on this evening' })
  end: number;

  @ApiProperty({ format: 'date-time', description: 'The oldest event has the first claim to tables' })
  createdAt: string;

  static from(event: VenueEvent, { held, start, end }: EventSeating): CalendarEventDto {
    const tables = [...new Set(held.flatMap((holding) => holding.tables))];
    const { id, titleEn, titleSk, date, time, duration, maxCapacity, capacityMode, visibility } = event;
    return {
      id,
      titleEn,
      titleSk,
      date,
      time,
      duration,
      maxCapacity,
      capacityMode,
      visibility,
      tables: tables.sort(),
      start,
      end,
      createdAt: event.createdAt.toISOString(),
      ...(held.some((holding) => holding.start > start || holding.end < end) && { held }),
    };
  }
}

type HeldPlace = Pick<ChangeRequest, 'id' | 'heldUntil' | 'createdAt'> & { isForChange: boolean };

export class HeldPlaceDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ type: 'integer' })
  partySize: number;

  @ApiProperty({ type: 'integer', description: 'When the visit would begin, in minutes of the service date' })
  start: number;

  @ApiProperty({ type: 'integer', description: 'When the guests would leave' })
  end: number;

  @ApiProperty({ type: [String], description: 'The tables that it keeps from others' })
  tables: string[];

  @ApiProperty({ format: 'date-time', description: 'It ends by itself' })
  heldUntil: string;

  @ApiProperty({ type: Boolean, description: 'Whether it is for a change that the venue is asked for' })
  isForChange: boolean;

  @ApiProperty({ format: 'date-time', description: 'Who came first has the first claim to tables' })
  createdAt: string;

  static from({ id, heldUntil, isForChange, createdAt }: HeldPlace, visit: Visit): HeldPlaceDto {
    return {
      id,
      partySize: visit.partySize,
      ...toStayPeriod(visit),
      tables: [...visit.tables].sort(),
      heldUntil: heldUntil.toISOString(),
      isForChange,
      createdAt: createdAt.toISOString(),
    };
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

  @ApiProperty({ type: 'integer', description: 'Parties for which the venue has no table: they are first in line' })
  withoutTable: number;
}

/** From one snapshot. */
interface CalendarDayRows {
  version: string;
  closedTables: ClosedTable[];
  reservations: readonly Reservation[];
  /** With expired ones. */
  heldPlaces: readonly HeldPlace[];
  changeRequests: ReadonlyMap<string, ChangeRequestDto>;
  events: readonly VenueEvent[];
}

export class CalendarDayDto {
  @ApiProperty({ format: 'date' })
  date: string;

  @ApiProperty({ description: 'Changes whenever anything of the evening does; for `If-None-Match`' })
  version: string;

  @ApiProperty({ type: OpeningHoursDto, nullable: true, description: '`null` is closed' })
  hours: OpeningHoursDto | null;

  @ApiProperty({ description: 'The booking rules of that day' })
  rules: BookingRulesDto;

  @ApiProperty({ description: 'The tables in use on that day, in their order' })
  plan: TablePlanDto;

  @ApiProperty({ type: [ReservationDto] })
  reservations: ReservationDto[];

  @ApiProperty({ type: [HeldPlaceDto] })
  held: HeldPlaceDto[];

  @ApiProperty({ type: [CalendarEventDto] })
  events: CalendarEventDto[];

  @ApiProperty()
  counts: CalendarCountsDto;

  static from(
    { date, hours, rules, plan, ...eveningState }: EveningState,
    { version, closedTables, ...rows }: CalendarDayRows,
  ): CalendarDayDto {
    const visits = eveningState.visits.filter(({ hasEnded }) => !hasEnded);
    const visitsById = new Map(visits.map((visit) => [visit.id, visit]));
    const reservations = rows.reservations.map((one) =>
      ReservationDto.from(one, visitsById.get(one.id)?.tables ?? [], rows.changeRequests.get(one.id)),
    );
    const held = rows.heldPlaces.flatMap((heldPlace) => {
      const visit = visitsById.get(heldPlace.id);
      return visit ? [HeldPlaceDto.from(heldPlace, visit)] : [];
    });
    const events = rows.events.flatMap((event) => {
      const eventSeating = eveningState.events.find(({ id }) => id === event.id);
      return eventSeating ? [CalendarEventDto.from(event, eventSeating)] : [];
    });
    const day = { date, version, hours, rules, plan: TablePlanDto.from(plan, closedTables) };
    const visitIdsWithoutTable = listVisitsWithoutTables({ visits }).map(({ id }) => id);
    return { ...day, reservations, held, events, counts: countReservations(reservations, visitIdsWithoutTable) };
  }
}

function countReservations(
  reservations: readonly ReservationDto[],
  visitIdsWithoutTable: readonly string[],
): CalendarCountsDto {
  const countWithStatus = (status: string): number => reservations.filter((one) => one.status === status).length;
  const tableHolders = reservations.filter(({ status }) => holdsTables(status));
  return {
    total: reservations.length,
    confirmed: countWithStatus('confirmed'),
    pending: countWithStatus('pending_approval'),
    cancelled: countWithStatus('cancelled'),
    covers: tableHolders.reduce((sum, { partySize }) => sum + partySize, 0),
    withoutTable: tableHolders.filter(({ id }) => visitIdsWithoutTable.includes(id)).length,
  };
}

const maxSpanDays = 366; // days

export class ListBusyDaysDto {
  @Field(serviceDateRule, { format: 'date', description: 'First service date' })
  from: string;

  @Field(lastDateWithin(maxSpanDays), { format: 'date', description: 'Last service date, at most a year later' })
  to: string;
}

export class BusyDayDto {
  @ApiProperty({ format: 'date' })
  date: string;

  @ApiProperty({ type: 'integer', description: 'Without cancelled ones and no-shows' })
  reservations: number;

  @ApiProperty({ type: 'integer', description: 'Parties that wait for approval' })
  pending: number;

  @ApiProperty({ type: 'integer', description: 'Guests of the reservations that hold tables' })
  covers: number;

  @ApiProperty({ type: 'integer', description: 'Parties for which the venue has no table' })
  withoutTable: number;

  @ApiProperty({ type: 'integer', description: 'Active events that begin on that day' })
  events: number;
}
