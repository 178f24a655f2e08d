import { ApiProperty } from '@nestjs/swagger';
import { type Language, type ReservationStatus, type TableType, languages, reservationStatuses } from '@strapec/domain';
import type { Reservation } from '../../database/entities/reservation.entity.js';

/** A reservation as staff see it. */
export class ReservationDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  firstName: string;

  @ApiProperty()
  lastName: string;

  @ApiProperty()
  email: string;

  @ApiProperty({ description: 'As the guest typed it' })
  phone: string;

  @ApiProperty({ type: String, nullable: true, description: 'The same number as E.164' })
  phoneE164: string | null;

  @ApiProperty({ format: 'date' })
  date: string;

  @ApiProperty({ example: '18:30' })
  time: string;

  @ApiProperty({ type: 'integer', description: 'Hours' })
  duration: number;

  @ApiProperty({ type: 'integer' })
  partySize: number;

  @ApiProperty({ type: String, nullable: true })
  specialRequests: string | null;

  @ApiProperty({ enum: reservationStatuses, enumName: 'ReservationStatus' })
  status: ReservationStatus;

  @ApiProperty({ enum: ['table_2', 'table_4', 'large_group'], nullable: true })
  tableType: TableType | null;

  @ApiProperty()
  requiresApproval: boolean;

  @ApiProperty({ enum: languages })
  preferredLanguage: Language;

  @ApiProperty()
  emailSent: boolean;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  static from(reservation: Reservation): ReservationDto {
    const { isPinned: _isPinned, createdAt, ...shown } = reservation;
    return { ...shown, createdAt: createdAt.toISOString() };
  }
}

export class ReservationListDto {
  @ApiProperty({ type: [ReservationDto] })
  items: ReservationDto[];

  @ApiProperty({ type: 'integer', description: 'How many there are beyond this page too' })
  total: number;
}
