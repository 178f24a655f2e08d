import { ApiPropertyOptional, PickType, getSchemaPath } from '@nestjs/swagger';
import { type ReservationStatus, type StaffRule, staffRules } from '@strapec/domain';
import { visitTimes } from '../../clock/visit-times.js';
import type { Reservation } from '../../database/entities/reservation.entity.js';
import { failsAs } from '../../http/problem.dto.js';
import { CapacityProblemDto } from './capacity-problem.dto.js';
import { ReservationDto } from './reservation.dto.js';

/** A party at a table that staff want for another one. */
export class TableHolderDto extends PickType(ReservationDto, ['id', 'firstName', 'lastName', 'time', 'status']) {
  static from(reservation: Reservation): TableHolderDto {
    const { id, firstName, lastName, status } = reservation;
    return { id, firstName, lastName, status, time: visitTimes(reservation).time };
  }
}

/** Why staff could not do something at this moment, with what helps to decide. */
export class StaffProblemDto extends CapacityProblemDto {
  @ApiPropertyOptional({ enum: staffRules, isArray: true, description: 'With `reason_required`: what is broken' })
  rules?: StaffRule[];

  @ApiPropertyOptional({
    type: [String],
    description: 'With `no_table` and `table_occupied`: tables that are free for the whole visit, to be chosen by hand',
    example: ['T1', 'T3'],
  })
  freeTables?: string[];

  @ApiPropertyOptional({
    type: [TableHolderDto],
    description:
      'With `table_occupied`: who is there, or expected there any moment; nobody: an event, or the table is out of use',
  })
  holders?: TableHolderDto[];

  @ApiPropertyOptional({
    oneOf: [{ $ref: getSchemaPath('ReservationStatus') }, { $ref: getSchemaPath(ReservationDto) }],
    description:
      'With `transition_not_allowed`: the status that somebody else has set meanwhile. ' +
      'With `changed_meanwhile`: the reservation as somebody else has left it',
  })
  current?: ReservationStatus | ReservationDto;
}

/** Documents the refusals of staff's changes. */
export const FailsForStaff = failsAs(StaffProblemDto);
