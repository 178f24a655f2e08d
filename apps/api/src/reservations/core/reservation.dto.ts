import { ApiProperty } from '@nestjs/swagger';
import type { ChangeRequest } from '../../platform/database/entities/reservations/change-request.entity.js';
import type { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import {
  type Canceller,
  type Language,
  type DateAndStart,
  type ReservationSource,
  type ReservationStatus,
  type TableType,
  mapNotes,
  guestNotes,
  cancellers,
  languages,
  reservationNotes,
  reservationSources,
  staffVisibleStatuses,
  timeOfMinute,
} from '@strapec/domain';
import { toVisitDtoFields } from './reservation-mappers.js';
import { ChangeRequestNotesDto, ReservationNotesDto } from './notes.dto.js';

export class OfferDto {
  @ApiProperty({ format: 'date' })
  date: string;

  @ApiProperty({ example: '18:30' })
  time: string;

  static from({ date, start }: DateAndStart): OfferDto {
    return { date, time: timeOfMinute(start) };
  }
}

export class ChangeRequestDto extends ChangeRequestNotesDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'date' })
  date: string;

  @ApiProperty({ example: '18:30' })
  time: string;

  @ApiProperty({ description: 'Hours' })
  duration: number;

  @ApiProperty({ type: 'integer' })
  partySize: number;

  @ApiProperty({
    type: [String],
    description: 'The tables that are held for it; none: there is room only once the guest leaves what they have',
  })
  tables: string[];

  @ApiProperty({ format: 'date-time', description: 'Until when it can be agreed to; then it is over' })
  heldUntil: string;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  static from(changeRequest: ChangeRequest, tables: readonly string[]): ChangeRequestDto {
    const { id, heldUntil, createdAt } = changeRequest;
    return {
      id,
      ...toVisitDtoFields(changeRequest),
      ...mapNotes(guestNotes, (note) => changeRequest[note]),
      tables: [...tables].sort(),
      heldUntil: heldUntil.toISOString(),
      createdAt: createdAt.toISOString(),
    };
  }
}

export class ReservationDto extends ReservationNotesDto {
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

  @ApiProperty({ enum: staffVisibleStatuses, enumName: 'ReservationStatus' })
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

  @ApiProperty({ enum: cancellers, nullable: true, description: '`null` while it is not cancelled' })
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

  // eslint-disable-next-line max-lines-per-function -- field by field, so that staff see no other column
  static from(reservation: Reservation, tables: readonly string[], changeRequest?: ChangeRequestDto): ReservationDto {
    const { status } = reservation;
    return {
      id: reservation.id,
      firstName: reservation.firstName,
      lastName: reservation.lastName,
      email: reservation.email,
      phone: reservation.phone,
      phoneE164: reservation.phoneE164,
      ...toVisitDtoFields(reservation),
      ...mapNotes(reservationNotes, (note) => reservation[note]),
      status,
      seatedMinute: reservation.seatedMinute,
      tableType: reservation.tableType,
      isPinned: reservation.isPinned,
      source: reservation.source,
      requiresApproval: reservation.requiresApproval,
      preferredLanguage: reservation.preferredLanguage,
      tables: [...tables].sort(),
      heldUntil: status === 'pending_approval' ? toIsoText(reservation.heldUntil) : null,
      changeRequest: changeRequest ?? null,
      emailSent: reservation.emailSent,
      offers: reservation.offers?.map((offer) => OfferDto.from(offer)) ?? null,
      cancelledAt: toIsoText(reservation.cancelledAt),
      cancelledBy: reservation.cancelledBy,
      isLateCancellation: reservation.isLateCancellation,
      reconfirmedAt: toIsoText(reservation.reconfirmedAt),
      expectedMinute: reservation.expectedMinute,
      createdAt: reservation.createdAt.toISOString(),
      updatedAt: reservation.updatedAt.toISOString(),
      version: reservation.version,
    };
  }
}

const toIsoText = (instant: Date | null): string | null => instant?.toISOString() ?? null;
