import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { type ReservationStatus, noteLengths, shownStatuses } from '@strapec/domain';
import { Transform } from 'class-transformer';
import { Obeys, ObeysIfGiven, freeText, oneOf } from '../../http/field-rule.js';
import { nothingIfEmpty } from '../../http/person-rules.js';

export class ChangeStatusDto {
  @ApiProperty({ enum: shownStatuses, enumName: 'ReservationStatus' })
  @Obeys(oneOf(shownStatuses))
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
