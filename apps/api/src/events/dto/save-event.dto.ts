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
import { isUUID } from 'class-validator';
import { imageUrlRule, requiredText, versionRule } from '../../platform/http/fields/content-rules.js';
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
} from '../../platform/http/fields/field-rule.js';
import { nullIfEmpty, withMissingCode, trimmedText } from '../../platform/http/fields/person-rules.js';

const eventTypeRule: FieldRule = (value) =>
  (eventTypes as readonly unknown[]).includes(value) ? null : 'event_type_required';

const { titleLength, descriptionLength, maxDuration, maxCapacity, maxPrice } = eventLimits;

/** Spec §5. */
export class SaveEventDto {
  @Field(withMissingCode('title_required', singleLine(titleLength)), { convert: trimmedText, minLength: 1 })
  titleEn: string;

  @OptionalField(singleLine(titleLength), { convert: nullIfEmpty, nullable: true })
  titleSk?: string | null;

  @Field(requiredText(descriptionLength, 'description_required'), { convert: trimmedText, minLength: 1 })
  descriptionEn: string;

  @OptionalField(freeText(descriptionLength), { convert: nullIfEmpty, nullable: true })
  descriptionSk?: string | null;

  @Field(eventTypeRule, { enum: eventTypes, enumName: 'EventType' })
  eventType: EventType;

  @Field(serviceDateRule, { format: 'date', description: 'Not in the past, unless the event already has this date' })
  date: string;

  @Field((value) => (typeof value === 'string' && value !== '24:00' && isTimeOfDay(value) ? null : 'time_invalid'), {
    pattern: String.raw`^([01]\d|2[0-3]):[0-5]\d$`,
    example: eventLimits.defaultTime,
  })
  time: string;

  @Field(wholeNumber(1, maxDuration, 'event_duration_invalid'), {
    minimum: 1,
    maximum: maxDuration,
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

  @OptionalField(wholeNumber(0, maxPrice, 'price_invalid'), {
    nullable: true,
    minimum: 0,
    maximum: maxPrice,
    description: 'Cents',
  })
  pricePerPerson?: number | null;

  @OptionalField(imageUrlRule, { convert: nullIfEmpty, nullable: true })
  imageUrl?: string | null;

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
