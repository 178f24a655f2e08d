import { ApiProperty, ApiPropertyOptional, PickType } from '@nestjs/swagger';
import { type ReservationStatus, maxAlternatives, staffVisibleStatuses } from '@strapec/domain';
import type { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import type { MovedVisit } from '../../evenings/evening-change.js';
import { toVisitTimes } from '../../platform/clock/visit-times.js';
import { NoteField } from '../core/notes.dto.js';
import { ReservationDto } from '../core/reservation.dto.js';
import { versionRule } from '../../platform/http/fields/content-rules.js';
import { Field, OptionalField, oneOf, textList } from '../../platform/http/fields/field-rule.js';

export class ChangeStatusDto {
  @Field(oneOf(staffVisibleStatuses), { enum: staffVisibleStatuses, enumName: 'ReservationStatus' })
  status: ReservationStatus;

  @NoteField('messageToGuest', 'With `cancelled`: stands in the mail to the guest')
  messageToGuest?: string | null;
}

export class DeclineChangeRequestDto {
  @NoteField('messageToGuest', 'Stands in the mail to the guest')
  messageToGuest?: string | null;
}

export class OfferAlternativesDto {
  @Field(versionRule, { minimum: 1, description: 'The version that was seen' })
  version: number;

  @OptionalField(textList(maxAlternatives), {
    description: 'The times that were seen; where others are to be had by now nothing is sent',
    example: ['2026-11-27 18:30'],
  })
  seen?: string[];
}

export class MovedPartyDto extends PickType(ReservationDto, ['id', 'firstName', 'lastName', 'time']) {
  @ApiProperty({ type: [String], description: 'The tables it had' })
  from: string[];

  @ApiProperty({ type: [String], description: 'The tables it has; none when the venue has no place for it' })
  to: string[];

  static from(reservation: Reservation, { from, to }: MovedVisit): MovedPartyDto {
    const { id, firstName, lastName } = reservation;
    const { time } = toVisitTimes(reservation);
    return { id, firstName, lastName, time, from: [...from].sort(), to: [...to].sort() };
  }
}

export class ReservationActionDto extends ReservationDto {
  @ApiProperty({ format: 'uuid', description: 'Takes the action back within ten minutes: `POST /api/admin/undo/{id}`' })
  action: string;

  @ApiProperty({ type: [MovedPartyDto], description: 'Parties that were moved for it' })
  moved: MovedPartyDto[];
}

export class ClosedEveningDto {
  @ApiProperty({ type: 'integer', description: 'Parties that sat, and have left' })
  completed: number;

  @ApiProperty({ type: 'integer', description: 'Parties that never came' })
  noShows: number;

  @ApiProperty({ type: 'integer', description: 'Requests that were not answered' })
  cancelled: number;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'Takes all of it back: `POST /api/admin/undo/{id}`; `null` where nothing was left to close',
  })
  action: string | null;
}

export class UndoneActionDto {
  @ApiProperty({
    type: ReservationDto,
    nullable: true,
    description: '`null`: it was entered by the action, and is gone',
  })
  reservation: ReservationDto | null;

  @ApiProperty({ type: [MovedPartyDto], description: 'Parties that were moved, or have moved back' })
  moved: MovedPartyDto[];

  @ApiPropertyOptional({
    type: 'integer',
    description: 'Visits that are open again, where the action had closed an evening',
  })
  reopened?: number;
}
