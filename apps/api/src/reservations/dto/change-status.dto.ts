import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { type ReservationStatus, noteLengths, reservationStatuses } from '@strapec/domain';
import { Transform } from 'class-transformer';
import { Obeys, ObeysIfGiven, freeText, oneOf } from '../../http/field-rule.js';
import { nothingIfEmpty } from '../../http/person-rules.js';

export class ChangeStatusDto {
  @ApiProperty({ enum: reservationStatuses, enumName: 'ReservationStatus' })
  @Obeys(oneOf(reservationStatuses))
  status: ReservationStatus;

  @ApiPropertyOptional({
    maxLength: noteLengths.wordToGuest,
    nullable: true,
    type: String,
    description: 'With `cancelled`: stands in the mail to the guest',
  })
  @Transform(nothingIfEmpty)
  @ObeysIfGiven(freeText(noteLengths.wordToGuest))
  wordToGuest?: string | null;
}
