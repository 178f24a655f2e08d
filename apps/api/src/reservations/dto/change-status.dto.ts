import { ApiProperty } from '@nestjs/swagger';
import { type ReservationStatus, noteLengths, shownStatuses } from '@strapec/domain';
import { Obeys, OptionalField, freeText, oneOf } from '../../http/field-rule.js';
import { nothingIfEmpty } from '../../http/person-rules.js';

export class ChangeStatusDto {
  @ApiProperty({ enum: shownStatuses, enumName: 'ReservationStatus' })
  @Obeys(oneOf(shownStatuses))
  status: ReservationStatus;

  @OptionalField(freeText(noteLengths.wordToGuest), {
    as: nothingIfEmpty,
    maxLength: noteLengths.wordToGuest,
    nullable: true,
    type: String,
    description: 'With `cancelled`: stands in the mail to the guest',
  })
  wordToGuest?: string | null;
}
