import { ApiPropertyOptional } from '@nestjs/swagger';
import { noteLengths } from '@strapec/domain';
import { Transform } from 'class-transformer';
import { ObeysIfGiven, freeText } from '../../http/field-rule.js';
import { nothingIfEmpty } from '../../http/person-rules.js';

export class DeclineWishDto {
  @ApiPropertyOptional({
    ...{ maxLength: noteLengths.wordToGuest, nullable: true, type: String },
    description: 'Stands in the mail to the guest',
  })
  @Transform(nothingIfEmpty)
  @ObeysIfGiven(freeText(noteLengths.wordToGuest))
  wordToGuest?: string | null;
}
