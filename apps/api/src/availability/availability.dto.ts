import { ApiProperty } from '@nestjs/swagger';
import { type Minute, minutesPerHour, reservationLimits, timeOfMinute } from '@strapec/domain';
import {
  Field,
  lastDateWithin,
  toQueryNumber,
  serviceDateRule,
  wholeNumber,
} from '../platform/http/fields/field-rule.js';

const { longestStayHours } = reservationLimits;

class PartyQueryDto {
  @Field(wholeNumber(1, reservationLimits.maxPartySize, 'party_size_invalid'), {
    convert: toQueryNumber,
    description: 'Guests',
    minimum: 1,
    maximum: 20,
    example: 2,
  })
  partySize: number;

  /** Spec §5. */
  @Field(wholeNumber(1, longestStayHours, 'duration_invalid'), {
    convert: toQueryNumber,
    description: 'Hours, up to `longestStayHours` in the rules of the venue',
    minimum: 1,
    maximum: longestStayHours,
    example: 2,
  })
  duration: number;

  toQuestion() {
    const { duration, ...question } = this;
    return { ...question, minutes: duration * minutesPerHour };
  }
}

export class GetAvailabilityDto extends PartyQueryDto {
  @Field(serviceDateRule, {
    description: 'Service date',
    example: '2026-12-04',
    pattern: String.raw`^\d{4}-\d{2}-\d{2}$`,
  })
  date: string;
}

const maxDays = 62; // days: two calendar months

export class ListAvailabilityDto extends PartyQueryDto {
  @Field(serviceDateRule, { format: 'date', description: 'First service date' })
  from: string;

  @Field(lastDateWithin(maxDays), { format: 'date', description: `Last service date, at most ${maxDays} days later` })
  to: string;
}

export class AvailabilityDto {
  @ApiProperty({
    type: [String],
    description: 'Start times that can be reserved at this moment, ascending; empty on closed days',
    example: ['18:00', '18:30', '21:00'],
  })
  availableSlots: string[];

  static from(startTimes: readonly Minute[]): AvailabilityDto {
    return { availableSlots: startTimes.map(timeOfMinute) };
  }
}

export class EveningAvailabilityDto extends AvailabilityDto {
  @ApiProperty({ format: 'date' })
  date: string;
}
