import { ApiProperty } from '@nestjs/swagger';
import { type ServiceDate, minutesPerHour, reservationLimits, timeOfMinute } from '@strapec/domain';
import { Transform } from 'class-transformer';
import {
  Field,
  Obeys,
  lastDateWithin,
  toQueryNumber,
  serviceDate,
  wholeNumber,
} from '../../platform/http/fields/field-rule.js';
import type { EveningStarts } from '../availability.service.js';
import { AvailabilityDto } from './availability.dto.js';

const { longestStayHours } = reservationLimits;

class PartyDto {
  @ApiProperty({ type: 'integer', description: 'Guests', minimum: 1, maximum: 20, example: 2 })
  @Transform(toQueryNumber)
  @Obeys(wholeNumber(1, reservationLimits.maxPartySize, 'party_size_invalid'))
  partySize: number;

  /** Spec §5. */
  @ApiProperty({
    type: 'integer',
    description: 'Hours, up to `longestStayHours` in the rules of the venue',
    minimum: 1,
    maximum: longestStayHours,
    example: 2,
  })
  @Transform(toQueryNumber)
  @Obeys(wholeNumber(1, longestStayHours, 'duration_invalid'))
  duration: number;

  protected toStay(): { partySize: number; minutes: number } {
    return { partySize: this.partySize, minutes: this.duration * minutesPerHour };
  }
}

export class GetAvailabilityDto extends PartyDto {
  @Field(serviceDate, { description: 'Service date', example: '2026-12-04', pattern: String.raw`^\d{4}-\d{2}-\d{2}$` })
  date: string;

  toQuestion(): { date: ServiceDate; partySize: number; minutes: number } {
    return { date: this.date, ...this.toStay() };
  }
}

const maxDays = 62; // days: two calendar months

export class ListAvailabilityDto extends PartyDto {
  @Field(serviceDate, { format: 'date', description: 'First service date' })
  from: string;

  @ApiProperty({ format: 'date', description: `Last service date, at most ${maxDays} days later` })
  @Obeys(lastDateWithin(maxDays))
  to: string;

  toQuestion(): { from: ServiceDate; to: ServiceDate; partySize: number; minutes: number } {
    return { from: this.from, to: this.to, ...this.toStay() };
  }
}

export class EveningAvailabilityDto extends AvailabilityDto {
  @ApiProperty({ format: 'date' })
  date: string;

  static fromEvening({ date, startTimes }: EveningStarts): EveningAvailabilityDto {
    return { date, availableSlots: startTimes.map(timeOfMinute) };
  }
}
