import { ApiProperty, ApiPropertyOptional, PickType, getSchemaPath } from '@nestjs/swagger';
import { type ReservationStatus, type StaffRule, staffRules, timeOfMinute } from '@strapec/domain';
import { AuditEntryDto } from '../../audit/audit.dto.js';
import { toVisitTimes } from '../../platform/clock/visit-times.js';
import type { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import { ProblemDto, createFailsWith } from '../../platform/http/problems/problem.dto.js';
import { OfferDto, ReservationDto } from './reservation.dto.js';
import type { NearestStarts } from '../../availability/availability.service.js';

class NextEveningDto extends OfferDto {}

export class AlternativesDto {
  @ApiProperty({
    type: [String],
    maxItems: 3,
    description: 'Nearest starts of the same evening',
    example: ['20:30', '21:00'],
  })
  sameEvening: string[];

  @ApiProperty({ type: NextEveningDto, nullable: true, description: 'Nearest start of the next evening that has one' })
  nextEvening: NextEveningDto | null;

  static from({ sameEvening, nextEvening }: NearestStarts): AlternativesDto {
    return { sameEvening: sameEvening.map(timeOfMinute), nextEvening: nextEvening && OfferDto.from(nextEvening) };
  }
}

class CapacityProblemDto extends ProblemDto {
  @ApiPropertyOptional({ description: 'With `capacity_full`, `slot_not_offered` and `no_table`' })
  alternatives?: AlternativesDto;
}

export const FailsForCapacity = createFailsWith(CapacityProblemDto);

export class TableHolderDto extends PickType(ReservationDto, [
  'id',
  'firstName',
  'lastName',
  'time',
  'status',
  'tables',
]) {
  @ApiProperty({ example: '19:30', description: 'When it was to leave' })
  until: string;

  static from(reservation: Reservation, tables: readonly string[]): TableHolderDto {
    const { id, firstName, lastName, status, startMinute, minutes } = reservation;
    const { time } = toVisitTimes(reservation);
    const until = timeOfMinute(startMinute + minutes);
    return { id, firstName, lastName, status, time, until, tables: [...tables].sort() };
  }
}

export class StaffProblemDto extends CapacityProblemDto {
  @ApiPropertyOptional({ enum: staffRules, isArray: true, description: 'With `reason_required`: what is broken' })
  rules?: StaffRule[];

  @ApiPropertyOptional({
    type: [String],
    description:
      'With `no_table`, `table_occupied`, and `capacity_full` at chosen tables: tables that are free for the whole visit, to be chosen by hand',
    example: ['T1', 'T3'],
  })
  freeTables?: string[];

  @ApiPropertyOptional({
    type: [TableHolderDto],
    description:
      'With `table_occupied`, and `capacity_full` at chosen tables: the parties there or expected there; empty: an event, or the table is out of use',
  })
  holders?: TableHolderDto[];

  @ApiPropertyOptional({
    oneOf: [{ $ref: getSchemaPath('ReservationStatus') }, { $ref: getSchemaPath(ReservationDto) }],
    description:
      'With `transition_not_allowed`: the status that was set meanwhile. ' +
      'With `changed_meanwhile`: the reservation as it was saved meanwhile',
  })
  current?: ReservationStatus | ReservationDto;

  @ApiPropertyOptional({ type: AuditEntryDto, description: 'With `changed_meanwhile`: who has left it so, and when' })
  lastChange?: AuditEntryDto;
}

export const FailsForStaff = createFailsWith(StaffProblemDto);
