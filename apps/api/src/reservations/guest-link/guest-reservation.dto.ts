import { toLocalDateTime } from '../../platform/clock/local-time.js';
import { toGuestActionFlags, toVisitDtoFields, toGuestActionState } from '../core/reservation-mappers.js';
import type { LinkedReservation } from './guest-reservations.js';
import { ApiProperty } from '@nestjs/swagger';
import {
  type GuestActionState,
  type LocalDateTime,
  type MinutesLate,
  type ReservationStatus,
  minutesLateOptions,
  reservationStatuses,
  timeOfMinute,
} from '@strapec/domain';
import { versionRule } from '../../platform/http/fields/content-rules.js';
import { Field, oneOf } from '../../platform/http/fields/field-rule.js';
import type { ChangeRequest } from '../../platform/database/entities/reservations/change-request.entity.js';
import { type ChangeRequestState, findChangeRequestState } from '../../mail/rendering/last-change-request.js';

export class AllowedGuestActionsDto {
  @ApiProperty({ description: 'While the place is only held' })
  confirm: boolean;

  @ApiProperty()
  cancel: boolean;

  @ApiProperty({ description: 'For ten minutes after the guest has cancelled' })
  undoCancel: boolean;

  @ApiProperty({ description: 'Another time, length or party, before the start' })
  change: boolean;

  @ApiProperty()
  reconfirm: boolean;

  @ApiProperty({ description: 'While a change that was asked for waits for the team' })
  withdraw: boolean;

  @ApiProperty({ description: 'From two hours before the start to a quarter of an hour after it' })
  late: boolean;

  static from(actionState: GuestActionState, now: LocalDateTime): AllowedGuestActionsDto {
    const { 'undo-cancel': undoCancel, 'ask-change': _askChange, ...may } = toGuestActionFlags(actionState, now);
    return { ...may, undoCancel };
  }
}

export class GuestChangeRequestDto {
  @ApiProperty({ enum: ['waiting', 'declined', 'expired'], description: '`expired`: not answered in time' })
  state: ChangeRequestState;

  @ApiProperty({ format: 'date' })
  date: string;

  @ApiProperty({ example: '18:30' })
  time: string;

  @ApiProperty({ description: 'Hours' })
  duration: number;

  @ApiProperty({ type: 'integer' })
  partySize: number;

  @ApiProperty({ format: 'date-time', description: 'Until when the venue answers; the reservation stands meanwhile' })
  answeredUntil: string;

  @ApiProperty({ type: String, nullable: true, description: 'What the venue says to one that it has declined' })
  messageToGuest: string | null;

  static from(changeRequest: ChangeRequest | null, now: Date): GuestChangeRequestDto | null {
    const state = changeRequest && findChangeRequestState(changeRequest, now);
    if (!changeRequest || !state) return null;
    const { heldUntil, messageToGuest } = changeRequest;
    return { state, ...toVisitDtoFields(changeRequest), answeredUntil: heldUntil.toISOString(), messageToGuest };
  }
}

/** Without the guest's identity and the team's own fields. */
export class GuestReservationDto {
  @ApiProperty({ enum: reservationStatuses, description: '`held` waits for the guest to confirm it' })
  status: ReservationStatus;

  @ApiProperty({ format: 'date' })
  date: string;

  @ApiProperty({ example: '18:30' })
  time: string;

  @ApiProperty({ description: 'Hours' })
  duration: number;

  @ApiProperty({ type: 'integer' })
  partySize: number;

  @ApiProperty({ description: 'The guest has said once more that they come' })
  isReconfirmed: boolean;

  @ApiProperty({ type: String, nullable: true, example: '18:45', description: 'When a late party will be there' })
  expectedTime: string | null;

  @ApiProperty({
    type: GuestChangeRequestDto,
    nullable: true,
    description: 'What the guest has asked for last; kept for a day',
  })
  changeRequest: GuestChangeRequestDto | null;

  @ApiProperty()
  may: AllowedGuestActionsDto;

  @ApiProperty({ type: 'integer', description: 'To be sent back with whatever is done' })
  version: number;

  static from({ reservation, changeRequest, now }: LinkedReservation): GuestReservationDto {
    const { status, version, expectedMinute, reconfirmedAt } = reservation;
    const changeRequestDto = GuestChangeRequestDto.from(changeRequest, now);
    const actionState = toGuestActionState(reservation, now, changeRequestDto?.state === 'waiting');
    return {
      status,
      ...toVisitDtoFields(reservation),
      isReconfirmed: reconfirmedAt !== null,
      expectedTime: expectedMinute === null ? null : timeOfMinute(expectedMinute),
      changeRequest: changeRequestDto,
      may: AllowedGuestActionsDto.from(actionState, toLocalDateTime(now)),
      version,
    };
  }
}

export class GuestActionDto {
  @Field(versionRule, { description: 'As which version the reservation was seen' })
  version: number;
}

export class AnnounceDelayDto extends GuestActionDto {
  @Field(oneOf(minutesLateOptions), { enum: minutesLateOptions })
  minutes: MinutesLate;
}
