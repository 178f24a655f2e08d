import { ApiProperty } from '@nestjs/swagger';
import { type ServiceDate, minutesPerHour, reservationLimits } from '@strapec/domain';
import { Transform } from 'class-transformer';
import { Field, Obeys, numberInQuery, serviceDate, wholeNumber } from '../../http/field-rule.js';

/** A party and how long it stays. */
export class PartyDto {
  /** Guests, 1–20 (spec §5). */
  @ApiProperty({ type: 'integer', description: 'Guests', minimum: 1, maximum: 20, example: 2 })
  @Transform(numberInQuery)
  @Obeys(wholeNumber(1, reservationLimits.maxPartySize, 'party_size_invalid'))
  partySize: number;

  /** Hours, 1–4 (spec §5). */
  @ApiProperty({ type: 'integer', description: 'Hours', minimum: 1, maximum: 4, example: 2 })
  @Transform(numberInQuery)
  @Obeys(wholeNumber(1, 4, 'duration_invalid'))
  duration: number;

  protected stay(): { partySize: number; minutes: number } {
    return { partySize: this.partySize, minutes: this.duration * minutesPerHour };
  }
}

export class GetAvailabilityDto extends PartyDto {
  /** Service date (spec §5). */
  @Field(serviceDate, { description: 'Service date', example: '2026-12-04', pattern: String.raw`^\d{4}-\d{2}-\d{2}$` })
  date: string;

  asked(): { date: ServiceDate; partySize: number; minutes: number } {
    return { date: this.date, ...this.stay() };
  }
}
