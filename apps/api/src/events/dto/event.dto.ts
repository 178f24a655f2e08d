import { ApiProperty, ApiPropertyOptional, PickType } from '@nestjs/swagger';
import {
  type CapacityMode,
  type EventStatus,
  type EventType,
  type EventVisibility,
  capacityModes,
  eventStatuses,
  eventTypes,
  eventVisibilities,
} from '@strapec/domain';
import type { VenueEvent } from '../../platform/database/entities/reservations/venue-event.entity.js';
import { MissingTablesDto, NamedVisitDto, TouchedVisitsDto } from '../../evenings/touched-visits.dto.js';
import { ProblemDto, createFailsWith } from '../../platform/http/problems/problem.dto.js';
import type { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import { toVisitTimes } from '../../platform/clock/visit-times.js';

class EventFactsDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  titleEn: string;

  @ApiProperty({ type: String, nullable: true, description: 'Slovak pages fall back to English' })
  titleSk: string | null;

  @ApiProperty()
  descriptionEn: string;

  @ApiProperty({ type: String, nullable: true })
  descriptionSk: string | null;

  @ApiProperty({ enum: eventTypes, enumName: 'EventType' })
  eventType: EventType;

  @ApiProperty({ format: 'date' })
  date: string;

  @ApiProperty({ example: '18:00' })
  time: string;

  @ApiProperty({ type: 'integer', description: 'Hours' })
  duration: number;

  @ApiProperty({ type: 'integer' })
  maxCapacity: number;

  @ApiProperty({ type: 'integer', description: 'Guests who come, as staff have entered it' })
  currentBookings: number;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Cents' })
  pricePerPerson: number | null;

  @ApiProperty({ type: String, nullable: true })
  imageUrl: string | null;
}

export class EventDto extends EventFactsDto {
  @ApiProperty({ enum: capacityModes, enumName: 'CapacityMode', description: 'What of the room it takes' })
  capacityMode: CapacityMode;

  @ApiProperty({ enum: eventStatuses, enumName: 'EventStatus' })
  status: EventStatus;

  @ApiProperty({ enum: eventVisibilities, enumName: 'EventVisibility' })
  visibility: EventVisibility;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'Id of the member of staff who planned it',
  })
  createdBy: string | null;

  @ApiProperty({ type: 'integer', description: 'Grows with every change' })
  version: number;

  @ApiProperty({ format: 'date-time' })
  updatedAt: string;

  @ApiProperty({ type: String, nullable: true, description: 'Name of who changed it last' })
  updatedBy: string | null;

  @ApiPropertyOptional({ description: 'It came with the sample venue, and no member of staff has changed it' })
  isSample?: boolean;

  static from({ createdAt, updatedAt, updatedBy: _id, updatedByName, isSample, ...event }: VenueEvent): EventDto {
    return {
      ...event,
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
      updatedBy: updatedByName,
      ...(isSample && { isSample: true }),
    };
  }
}

class EventProblemDto extends ProblemDto {
  @ApiPropertyOptional({ description: 'With `changed_meanwhile`: the event as it was saved meanwhile' })
  current?: EventDto;

  @ApiPropertyOptional({ description: 'With `event_takes_tables`: whose tables it would take' })
  touched?: TouchedVisitsDto;
}

export const FailsForEvents = createFailsWith(EventProblemDto);

export class PublicEventDto extends EventFactsDto {
  @ApiProperty({ type: 'integer', description: '`maxCapacity` less `currentBookings`' })
  spotsAvailable: number;

  static from(event: VenueEvent): PublicEventDto {
    const { id, titleEn, titleSk, descriptionEn, descriptionSk, eventType, date, time, duration } = event;
    const { maxCapacity, currentBookings, pricePerPerson, imageUrl } = event;
    const texts = { titleEn, titleSk, descriptionEn, descriptionSk, imageUrl };
    const spots = { maxCapacity, currentBookings, spotsAvailable: maxCapacity - currentBookings };
    return { id, ...texts, eventType, date, time, duration, pricePerPerson, ...spots };
  }
}

export class ConflictDto extends PickType(NamedVisitDto, ['id', 'firstName', 'lastName']) {
  @ApiProperty({ type: String, nullable: true })
  phone: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'As E.164; `null` when it cannot be called' })
  phoneE164: string | null;

  @ApiProperty({ type: String, nullable: true })
  email: string | null;

  @ApiProperty({ format: 'date' })
  date: string;

  @ApiProperty({ example: '18:30' })
  time: string;

  @ApiProperty({ type: 'integer' })
  partySize: number;

  static from(reservation: Reservation): ConflictDto {
    const { id, firstName, lastName, phone, phoneE164, email, date, partySize } = reservation;
    return { id, firstName, lastName, phone, phoneE164, email, date, time: toVisitTimes(reservation).time, partySize };
  }
}

/** Rules §4. */
export class SavedEventDto {
  @ApiProperty()
  event: EventDto;

  @ApiProperty({
    type: [ConflictDto],
    description: 'Nothing is cancelled silently: the venue has no table for these reservations',
  })
  conflicts: ConflictDto[];

  @ApiProperty({ type: [ConflictDto], description: 'These had no table, and have one again' })
  seatedAgain: ConflictDto[];

  @ApiProperty({ type: [MissingTablesDto], description: 'What it does not hold, because another event does' })
  missing: MissingTablesDto[];
}
