import { ApiProperty } from '@nestjs/swagger';
import {
  type GuestVisit,
  type LocalMoment,
  type MinutesLate,
  type ReservationStatus,
  guestMay,
  minutesLate,
  reservationStatuses,
  timeOfMinute,
} from '@strapec/domain';
import { visitTimes } from '../../platform/clock/visit-times.js';
import type { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import { versionRule } from '../../platform/http/fields/content-rules.js';
import { Field, oneOf } from '../../platform/http/fields/field-rule.js';
import {
  type ChangeRequest,
  type ChangeRequestState,
  changeRequestStateOf,
} from '../../mail/rendering/last-change-request.js';

export class GuestMayDto {
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
}

export class AskedChangeDto {
  @ApiProperty({ enum: ['waiting', 'declined', 'expired'], description: '`expired`: nobody has answered in time' })
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

  /** `null` when the guest withdrew it or the change was made. */
  static from(changeRequest: ChangeRequest | null, now: Date): AskedChangeDto | null {
    const state = changeRequest && changeRequestStateOf(changeRequest, now);
    if (!changeRequest || !state) return null;
    const { date, partySize, heldUntil, messageToGuest } = changeRequest;
    const { time, duration } = visitTimes(changeRequest);
    return { state, date, time, duration, partySize, answeredUntil: heldUntil.toISOString(), messageToGuest };
  }
}

interface Beside {
  now: LocalMoment;
  changeRequest: AskedChangeDto | null;
}

/** A reservation as its link shows it: without the guest's identity and without the team's own fields. */
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
    type: AskedChangeDto,
    nullable: true,
    description: 'What the guest has asked for last; kept for a day',
  })
  changeRequest: AskedChangeDto | null;

  @ApiProperty()
  may: GuestMayDto;

  @ApiProperty({ type: 'integer', description: 'To be sent back with whatever is done' })
  version: number;

  static from(reservation: Reservation, visit: GuestVisit, { now, changeRequest }: Beside): GuestReservationDto {
    const { status, date, partySize, version, expectedMinute } = reservation;
    const { time, duration } = visitTimes(reservation);
    return {
      ...{ status, date, time, duration, partySize, version },
      isReconfirmed: visit.isReconfirmed,
      changeRequest,
      expectedTime: expectedMinute === null ? null : timeOfMinute(expectedMinute),
      may: {
        confirm: guestMay('confirm', visit, now),
        cancel: guestMay('cancel', visit, now),
        undoCancel: guestMay('undo-cancel', visit, now),
        change: guestMay('change', visit, now),
        reconfirm: guestMay('reconfirm', visit, now),
        withdraw: guestMay('withdraw', visit, now),
        late: guestMay('late', visit, now),
      },
    };
  }
}

export class GuestActionDto {
  @Field(versionRule, { type: 'integer', description: 'As which version the reservation was seen' })
  version: number;
}

export class GuestLateDto extends GuestActionDto {
  @Field(oneOf(minutesLate), { enum: minutesLate })
  minutes: MinutesLate;
}
