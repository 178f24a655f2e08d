import { ApiProperty, ApiPropertyOptional, IntersectionType, PickType } from '@nestjs/swagger';
import {
  type CapacityMode,
  type EventStatus,
  type EventType,
  type EventVisibility,
  capacityModes,
  eventLimits,
  eventStatuses,
  eventTypes,
  eventVisibilities,
  isTimeOfDay,
} from '@strapec/domain';
import type { VenueEvent } from '../platform/database/entities/reservations/venue-event.entity.js';
import { MissingTablesDto, VisitSummaryDto, TouchedVisitsDto } from '../evenings/touched-visits.dto.js';
import { ProblemDto, createFailsWith } from '../platform/http/problems/problem.dto.js';
import type { Reservation } from '../platform/database/entities/reservations/reservation.entity.js';
import { toVisitTimes } from '../platform/clock/visit-times.js';
import { isUUID } from 'class-validator';
import { imageUrlRule, requiredText, versionRule } from '../platform/http/fields/content-rules.js';
import {
  Field,
  type FieldRule,
  OptionalField,
  anyTextRule,
  freeText,
  oneOf,
  serviceDateRule,
  singleLine,
  wholeNumber,
} from '../platform/http/fields/field-rule.js';
import { nullIfEmpty, withMissingCode, trimText } from '../platform/http/fields/person-field-rules.js';
import { EditedRowDto } from '../platform/http/fields/edited-row.dto.js';

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

class PlannedEventDto extends EventFactsDto {
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
}

export class EventDto extends IntersectionType(PlannedEventDto, EditedRowDto) {
  static from(row: VenueEvent): EventDto {
    const { updatedByName: _name, isSample: _isSample, createdAt, ...event } = row;
    return { ...event, createdAt: createdAt.toISOString(), ...EditedRowDto.from(row) };
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

export class ConflictingVisitDto extends PickType(VisitSummaryDto, ['id', 'firstName', 'lastName']) {
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

  static from(reservation: Reservation): ConflictingVisitDto {
    const { id, firstName, lastName, phone, phoneE164, email, date, partySize } = reservation;
    return { id, firstName, lastName, phone, phoneE164, email, date, time: toVisitTimes(reservation).time, partySize };
  }
}

/** Rules §4. */
export class SavedEventDto {
  @ApiProperty()
  event: EventDto;

  @ApiProperty({
    type: [ConflictingVisitDto],
    description: 'Nothing is cancelled silently: the venue has no table for these reservations',
  })
  conflicts: ConflictingVisitDto[];

  @ApiProperty({ type: [ConflictingVisitDto], description: 'These had no table, and have one again' })
  seatedAgain: ConflictingVisitDto[];

  @ApiProperty({ type: [MissingTablesDto], description: 'What it does not hold, because another event does' })
  missing: MissingTablesDto[];
}

const eventTypeRule: FieldRule = (value) =>
  (eventTypes as readonly unknown[]).includes(value) ? null : 'event_type_required';

const { titleLength, descriptionLength, maxHours, maxCapacity, maxPriceCents } = eventLimits;

/** Spec §5. */
export class SaveEventDto {
  @Field(withMissingCode('title_required', singleLine(titleLength)), { convert: trimText, minLength: 1 })
  titleEn: string;

  @OptionalField(singleLine(titleLength), { convert: nullIfEmpty, nullable: true })
  titleSk: string | null = null;

  @Field(requiredText(descriptionLength, 'description_required'), { convert: trimText, minLength: 1 })
  descriptionEn: string;

  @OptionalField(freeText(descriptionLength), { convert: nullIfEmpty, nullable: true })
  descriptionSk: string | null = null;

  @Field(eventTypeRule, { enum: eventTypes, enumName: 'EventType' })
  eventType: EventType;

  @Field(serviceDateRule, { format: 'date', description: 'Not in the past, unless the event already has this date' })
  date: string;

  @Field((value) => (typeof value === 'string' && value !== '24:00' && isTimeOfDay(value) ? null : 'time_invalid'), {
    pattern: String.raw`^([01]\d|2[0-3]):[0-5]\d$`,
    example: eventLimits.defaultTime,
  })
  time: string;

  @Field(wholeNumber(1, maxHours, 'event_duration_invalid'), {
    minimum: 1,
    maximum: maxHours,
    description: 'Hours',
  })
  duration: number;

  @Field(wholeNumber(1, maxCapacity, 'max_capacity_invalid'), { minimum: 1, maximum: maxCapacity })
  maxCapacity: number;

  @OptionalField(wholeNumber(0, maxCapacity, 'current_bookings_invalid'), {
    nullable: true,
    minimum: 0,
    maximum: maxCapacity,
    description: 'Guests who have told the venue that they come; as it was if left out, none for a new event',
  })
  currentBookings?: number | null;

  @OptionalField(oneOf(capacityModes), { enumName: 'CapacityMode', description: 'By type and size if left out' })
  capacityMode?: CapacityMode | null;

  @OptionalField(wholeNumber(0, maxPriceCents, 'price_invalid'), {
    nullable: true,
    minimum: 0,
    maximum: maxPriceCents,
    description: 'Cents',
  })
  pricePerPerson: number | null = null;

  @OptionalField(imageUrlRule, { convert: nullIfEmpty, nullable: true })
  imageUrl: string | null = null;

  @Field(oneOf(eventStatuses), { enumName: 'EventStatus' })
  status: EventStatus;

  @OptionalField(oneOf(eventVisibilities), {
    enumName: 'EventVisibility',
    description:
      'As it was if left out; a new private dinner, corporate event or celebration is hidden, others are visible',
  })
  visibility?: EventVisibility | null;

  @OptionalField(anyTextRule, {
    nullable: true,
    description:
      'The `hash` of what was seen, empty for nothing yet: if other parties would lose their tables, or sit elsewhere, than those seen, it is refused with `event_takes_tables`. Left out, nothing is asked.',
  })
  seen?: string | null;
}

export class CreateEventDto extends SaveEventDto {
  @OptionalField((value) => (isUUID(value) ? null : 'not_a_choice'), {
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'The inquiry of which it is made: linked to the event, and answered by that',
  })
  inquiryId?: string | null;
}

export class UpdateEventDto extends SaveEventDto {
  @OptionalField(versionRule, { minimum: 0, nullable: true, description: 'The version that was edited' })
  version?: number | null;
}
