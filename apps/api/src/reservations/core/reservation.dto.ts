import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  type Canceller,
  type Language,
  type Offer,
  type ReservationNote,
  type ReservationSource,
  type ReservationStatus,
  type TableType,
  byNote,
  cancellers,
  languages,
  listLimits,
  reservationNotes,
  reservationSources,
  shownStatuses,
  timeOfMinute,
} from '@strapec/domain';
import { Transform } from 'class-transformer';
import { visitTimes } from '../../platform/clock/visit-times.js';
import type { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import { ChangeRequestDto } from './change-request.dto.js';
import { readCursor } from './list-cursor.js';
import {
  ObeysIfGiven,
  OptionalField,
  freeText,
  numberInQuery,
  oneOf,
  serviceDate,
  wholeNumber,
} from '../../platform/http/fields/field-rule.js';

export class OfferDto {
  @ApiProperty({ format: 'date' })
  date: string;

  @ApiProperty({ example: '18:30' })
  time: string;

  static from({ date, start }: Offer): OfferDto {
    return { date, time: timeOfMinute(start) };
  }
}

export class ReservationDto implements Record<ReservationNote, string | null> {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  firstName: string;

  @ApiProperty()
  lastName: string;

  @ApiProperty({ type: String, nullable: true, description: '`null` when staff entered it without one' })
  email: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'As it was typed' })
  phone: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'The same number as E.164' })
  phoneE164: string | null;

  @ApiProperty({ format: 'date' })
  date: string;

  @ApiProperty({ example: '18:30' })
  time: string;

  @ApiProperty({ type: 'number', description: 'Hours; halves when staff entered it' })
  duration: number;

  @ApiProperty({ type: 'integer' })
  partySize: number;

  @ApiProperty({ type: String, nullable: true })
  specialRequests: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'For the team only' })
  staffNote: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'What the guest was told when it was declined or cancelled',
  })
  messageToGuest: string | null;

  @ApiProperty({ enum: shownStatuses, enumName: 'ReservationStatus' })
  status: ReservationStatus;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'The minute of the service date at which they sat down: 1110 is 18:30, 1470 half past midnight',
  })
  seatedMinute: number | null;

  @ApiProperty({ enum: ['table_2', 'table_4', 'large_group'], nullable: true })
  tableType: TableType | null;

  @ApiProperty({
    type: [String],
    description: 'The tables it holds; none although its status holds tables means that an event took them',
  })
  tables: string[];

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description:
      'Until when a request that waits for approval holds tables: after it there are none until it is approved',
  })
  heldUntil: string | null;

  @ApiProperty({ description: 'Staff chose its tables: it is not re-seated' })
  isPinned: boolean;

  @ApiProperty({ enum: reservationSources })
  source: ReservationSource;

  @ApiProperty()
  requiresApproval: boolean;

  @ApiProperty({ enum: languages })
  preferredLanguage: Language;

  @ApiProperty()
  emailSent: boolean;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ format: 'date-time' })
  updatedAt: string;

  @ApiProperty({
    type: [OfferDto],
    nullable: true,
    description: 'What it was offered when the venue had no table for it',
  })
  offers: OfferDto[] | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  cancelledAt: string | null;

  @ApiProperty({ enum: cancellers, nullable: true, description: '`null` while it stands' })
  cancelledBy: Canceller | null;

  @ApiProperty({ description: 'Cancelled by the guest less than a day before the start' })
  isLateCancellation: boolean;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'When the guest said that they come' })
  reconfirmedAt: string | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'The minute of the service date at which a late party says it will be there',
  })
  expectedMinute: number | null;

  @ApiProperty({
    type: ChangeRequestDto,
    nullable: true,
    description: 'What the guest asks for instead, until it is answered',
  })
  changeRequest: ChangeRequestDto | null;

  @ApiProperty({ type: 'integer', description: 'To be sent back with a change' })
  version: number;

  static from(reservation: Reservation, tables: readonly string[], changeRequest?: ChangeRequestDto): ReservationDto {
    const { id, firstName, lastName, email, phone, phoneE164, date, partySize } = reservation;
    const { status, seatedMinute, tableType, isPinned, source, requiresApproval, preferredLanguage } = reservation;
    const { time, duration } = visitTimes(reservation);
    return {
      ...{ id, firstName, lastName, email, phone, phoneE164, date, time, duration, partySize },
      ...byNote(reservationNotes, (note) => reservation[note]),
      ...{ status, seatedMinute, tableType, isPinned, source, requiresApproval, preferredLanguage },
      tables: [...tables].sort(),
      heldUntil: status === 'pending_approval' ? written(reservation.heldUntil) : null,
      changeRequest: changeRequest ?? null,
      emailSent: reservation.emailSent,
      offers: reservation.offers?.map((offer) => OfferDto.from(offer)) ?? null,
      cancelledAt: written(reservation.cancelledAt),
      cancelledBy: reservation.cancelledBy,
      isLateCancellation: reservation.isLateCancellation,
      reconfirmedAt: written(reservation.reconfirmedAt),
      expectedMinute: reservation.expectedMinute,
      createdAt: reservation.createdAt.toISOString(),
      updatedAt: reservation.updatedAt.toISOString(),
      version: reservation.version,
    };
  }
}

const written = (instant: Date | null): string | null => instant?.toISOString() ?? null;

export class ReservationListDto {
  @ApiProperty({ type: [ReservationDto] })
  items: ReservationDto[];

  @ApiProperty({
    type: 'integer',
    description: 'How many there are beyond this page too; found ones are counted up to 5,000',
  })
  total: number;

  @ApiProperty({ description: 'Whether there are no more than `total`' })
  isTotalExact: boolean;

  @ApiProperty({ type: String, nullable: true, description: 'For `after`; `null` where the list ends' })
  next: string | null;
}

export class ListReservationsDto {
  @OptionalField(serviceDate, { format: 'date', description: 'First service date' })
  from?: string;

  @OptionalField(serviceDate, { format: 'date', description: 'Last service date' })
  to?: string;

  @OptionalField(oneOf(shownStatuses), { enum: shownStatuses })
  status?: ReservationStatus;

  @OptionalField(freeText(listLimits.searchLength), {
    description: 'Words of a name, e-mail, phone number or note, in any order, with or without accents',
    maxLength: listLimits.searchLength,
  })
  q?: string;

  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: 500, default: 100 })
  @Transform(numberInQuery)
  @ObeysIfGiven(wholeNumber(1, 500, 'not_a_choice'))
  limit?: number;

  @ApiPropertyOptional({ type: 'integer', minimum: 0, default: 0 })
  @Transform(numberInQuery)
  @ObeysIfGiven(wholeNumber(0, 1_000_000, 'not_a_choice'))
  offset?: number;

  @OptionalField((value) => (typeof value === 'string' && readCursor(value) ? null : 'not_a_choice'), {
    description: '`next` of the page before: goes on behind its last row, whatever has come in or gone meanwhile',
  })
  after?: string;
}
