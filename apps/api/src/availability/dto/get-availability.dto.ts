import { ApiProperty } from '@nestjs/swagger';
import { type ServiceDate, isServiceDate, minutesPerHour, reservationLimits } from '@strapec/domain';
import { Transform } from 'class-transformer';
import { Obeys, wholeNumber } from '../../http/field-rule.js';

const numberInPath = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' && /^\d{1,3}$/.test(value) ? Number(value) : value;

export class GetAvailabilityDto {
  /** Service date (spec §5). */
  @ApiProperty({ description: 'Service date', example: '2026-12-04', pattern: String.raw`^\d{4}-\d{2}-\d{2}$` })
  @Obeys((value) => (typeof value === 'string' && isServiceDate(value) ? null : 'date_invalid'))
  date: string;

  /** Guests, 1–20 (spec §5). */
  @ApiProperty({ type: 'integer', description: 'Guests', minimum: 1, maximum: 20, example: 2 })
  @Transform(numberInPath)
  @Obeys(wholeNumber(1, reservationLimits.maxPartySize, 'party_size_invalid'))
  partySize: number;

  /** Hours, 1–4 (spec §5). */
  @ApiProperty({ type: 'integer', description: 'Hours', minimum: 1, maximum: 4, example: 2 })
  @Transform(numberInPath)
  @Obeys(wholeNumber(1, 4, 'duration_invalid'))
  duration: number;

  asked(): { date: ServiceDate; partySize: number; minutes: number } {
    return { date: this.date, partySize: this.partySize, minutes: this.duration * minutesPerHour };
  }
}
