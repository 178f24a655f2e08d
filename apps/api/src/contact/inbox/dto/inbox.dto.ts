import { ApiProperty, PickType } from '@nestjs/swagger';
import { toVisitTimes } from '../../../platform/clock/visit-times.js';
import type { OutboxMail } from '../../../platform/database/entities/guests/outbox-mail.entity.js';
import type { Reservation } from '../../../platform/database/entities/reservations/reservation.entity.js';
import { ReservationDto } from '../../../reservations/core/reservation.dto.js';
import { RecentEmailDto } from '../../../mail/activity/staff-mail.dto.js';
import { InboxMessageDto } from './inbox-message.dto.js';
import { Field, oneOf } from '../../../platform/http/fields/field-rule.js';

export class InboxCountsDto {
  @ApiProperty({ type: 'integer', description: 'Parties that wait for approval' })
  approvals: number;

  @ApiProperty({ type: 'integer', description: 'Changes that guests ask for and staff have to approve' })
  changes: number;

  @ApiProperty({ type: 'integer', description: 'Parties without a table, but for those that wait for approval' })
  withoutTable: number;

  @ApiProperty({ type: 'integer', description: 'Mails that failed, about nothing that is over' })
  mails: number;

  @ApiProperty({ type: 'integer', description: 'Inquiries without an answer' })
  inquiries: number;

  @ApiProperty({ type: 'integer', description: 'Messages without an answer' })
  messages: number;

  @ApiProperty({ type: 'integer', description: 'All of these' })
  total: number;
}

export class FailedEmailVisitDto extends PickType(ReservationDto, ['id', 'date', 'time', 'partySize']) {
  @ApiProperty({ type: String, nullable: true })
  phone: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'As E.164; `null` when it cannot be called' })
  phoneE164: string | null;

  static from(reservation: Reservation): FailedEmailVisitDto {
    const { id, date, partySize, phone, phoneE164 } = reservation;
    return { id, date, time: toVisitTimes(reservation).time, partySize, phone, phoneE164 };
  }
}

/** With the guest to call if needed. */
export class FailedEmailDto extends RecentEmailDto {
  @ApiProperty({ type: FailedEmailVisitDto, nullable: true, description: 'Of mails about a reservation' })
  reservation: FailedEmailVisitDto | null;

  static override from(mail: OutboxMail): FailedEmailDto {
    return {
      ...RecentEmailDto.from(mail),
      reservation: mail.reservation && FailedEmailVisitDto.from(mail.reservation),
    };
  }
}

/** On all days: the first fifty of each group. */
export class InboxDto {
  @ApiProperty()
  counts: InboxCountsDto;

  @ApiProperty({ type: [ReservationDto], description: 'By date and time' })
  approvals: ReservationDto[];

  @ApiProperty({
    type: [ReservationDto],
    description: 'Reservations with a `changeRequest`, by the date and time that are asked for',
  })
  changes: ReservationDto[];

  @ApiProperty({ type: [ReservationDto], description: 'By date and time' })
  withoutTable: ReservationDto[];

  @ApiProperty({ type: [FailedEmailDto], description: 'The oldest first' })
  mails: FailedEmailDto[];

  @ApiProperty({ type: [InboxMessageDto], description: 'The oldest first' })
  inquiries: InboxMessageDto[];

  @ApiProperty({ type: [InboxMessageDto], description: 'The oldest first' })
  messages: InboxMessageDto[];
}

export class DismissEmailDto {
  @Field(oneOf([true, false]))
  isDismissed: boolean;
}
