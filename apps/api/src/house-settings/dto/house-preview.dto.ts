import { ApiProperty } from '@nestjs/swagger';
import {
  type ChangedHours,
  type OpeningHours,
  type ReservationStatus,
  type StrandedReason,
  shownStatuses,
  strandedReasons,
} from '@strapec/domain';
import { visitTimes } from '../../clock/visit-times.js';
import type { Reservation } from '../../database/entities/reservation.entity.js';
import { OpeningHoursDto } from '../../house/house.dto.js';

/** Whom a change concerns. */
class NamedVisitDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  firstName: string;

  @ApiProperty()
  lastName: string;

  @ApiProperty({ format: 'date' })
  date: string;

  @ApiProperty({ example: '18:30' })
  time: string;

  @ApiProperty({ type: 'integer' })
  partySize: number;

  @ApiProperty({ enum: shownStatuses, enumName: 'ReservationStatus' })
  status: ReservationStatus;
}

/** Who would sit at other tables. */
export class HitVisitDto extends NamedVisitDto {
  @ApiProperty({ type: [String] })
  from: string[];

  @ApiProperty({ type: [String] })
  to: string[];

  static from(
    reservation: Reservation | undefined,
    { from, to }: { from: readonly string[]; to: readonly string[] },
  ): HitVisitDto[] {
    return reservation ? [{ ...named(reservation), from: [...from].sort(), to: [...to].sort() }] : [];
  }
}

/** For whom the house would have no table. */
export class StrandedVisitDto extends NamedVisitDto {
  @ApiProperty({ enum: strandedReasons, enumName: 'StrandedReason' })
  why: StrandedReason;

  static of(reservation: Reservation | undefined, why: StrandedReason): StrandedVisitDto[] {
    return reservation ? [{ ...named(reservation), why }] : [];
  }
}

/** A date as guests see it now, and as they would. */
export class ChangedHoursDto implements ChangedHours {
  @ApiProperty({ format: 'date' })
  date: string;

  @ApiProperty({ type: OpeningHoursDto, nullable: true, description: '`null` is closed' })
  before: OpeningHours | null;

  @ApiProperty({ type: OpeningHoursDto, nullable: true, description: '`null` is closed' })
  after: OpeningHours | null;
}

/** What a change of the house would do. */
export class HousePreviewDto {
  @ApiProperty({ description: 'To be sent with the change: it is saved only while all of this is still so' })
  hash: string;

  @ApiProperty({ type: 'integer', description: 'Evenings on which somebody would sit elsewhere, or nowhere' })
  evenings: number;

  @ApiProperty({ type: 'integer', description: 'Visits on the evenings concerned that stay where they are' })
  keptCount: number;

  @ApiProperty({ type: 'integer' })
  reseatedCount: number;

  @ApiProperty({ type: 'integer' })
  strandedCount: number;

  @ApiProperty({ type: 'integer', description: 'Visits without a table that would get one' })
  seatedAgainCount: number;

  @ApiProperty({ type: [HitVisitDto], description: 'The first 100' })
  reseated: HitVisitDto[];

  @ApiProperty({ type: [StrandedVisitDto], description: 'The first 100' })
  stranded: StrandedVisitDto[];

  @ApiProperty({ type: 'integer', description: 'Dates on which guests would see other hours' })
  changedDays: number;

  @ApiProperty({ type: [ChangedHoursDto], description: 'The first 31 of them' })
  hours: ChangedHoursDto[];
}

function named(reservation: Reservation): NamedVisitDto {
  const { id, firstName, lastName, date, partySize, status } = reservation;
  return { id, firstName, lastName, date, time: visitTimes(reservation).time, partySize, status };
}
