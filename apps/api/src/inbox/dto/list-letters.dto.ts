import { ApiPropertyOptional } from '@nestjs/swagger';
import { type LetterKind, letterKinds } from '@strapec/domain';
import { Transform } from 'class-transformer';
import { ObeysIfGiven, OptionalField, numberInQuery, oneOf, wholeNumber } from '../../http/field-rule.js';
import { readPlace } from '../place-among-letters.js';

/** Which page of the letters. */
export class ListLettersDto {
  @OptionalField(oneOf(letterKinds), { enum: letterKinds, enumName: 'LetterKind', description: 'Both if left out' })
  kind?: LetterKind;

  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: 100, default: 25 })
  @Transform(numberInQuery)
  @ObeysIfGiven(wholeNumber(1, 100, 'not_a_choice'))
  limit?: number;

  @ApiPropertyOptional({ description: '`next` of the page before: goes on behind its last row, whatever has come in' })
  @ObeysIfGiven((value) => (typeof value === 'string' && readPlace(value) ? null : 'not_a_choice'))
  after?: string;
}
