import { ApiProperty } from '@nestjs/swagger';
import { type ServiceDate, timeOfMinute } from '@strapec/domain';
import { Field, Obeys, lastDateWithin, serviceDate } from '../../http/field-rule.js';
import type { EveningStarts } from '../availability.service.js';
import { AvailabilityDto } from './availability.dto.js';
import { PartyDto } from './get-availability.dto.js';

const longestStretch = 62; // days: two months of a calendar

export class ListAvailabilityDto extends PartyDto {
  @Field(serviceDate, { format: 'date', description: 'First service date' })
  from: string;

  @ApiProperty({ format: 'date', description: `Last service date, at most ${longestStretch} days later` })
  @Obeys(lastDateWithin(longestStretch))
  to: string;

  asked(): { from: ServiceDate; to: ServiceDate; partySize: number; minutes: number } {
    return { from: this.from, to: this.to, ...this.stay() };
  }
}

/** An evening to which a party may still come; without times it is full. */
export class EveningAvailabilityDto extends AvailabilityDto {
  @ApiProperty({ format: 'date' })
  date: string;

  static of({ date, startTimes }: EveningStarts): EveningAvailabilityDto {
    return { date, availableSlots: startTimes.map(timeOfMinute) };
  }
}
