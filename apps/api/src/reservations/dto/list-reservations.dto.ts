import { ApiPropertyOptional } from '@nestjs/swagger';
import { type ReservationStatus, isServiceDate, listLimits, shownStatuses } from '@strapec/domain';
import { Transform } from 'class-transformer';
import { readPlace } from '../place-in-list.js';
import { ObeysIfGiven, OptionalField, freeText, numberInQuery, oneOf, wholeNumber } from '../../http/field-rule.js';

const dateIfGiven = (value: unknown): string | null =>
  typeof value === 'string' && isServiceDate(value) ? null : 'date_invalid';

/** Filters of the staff's list. */
export class ListReservationsDto {
  @OptionalField(dateIfGiven, { format: 'date', description: 'First service date' })
  from?: string;

  @OptionalField(dateIfGiven, { format: 'date', description: 'Last service date' })
  to?: string;

  @OptionalField(oneOf(shownStatuses), { enum: shownStatuses })
  status?: ReservationStatus;

  @OptionalField(freeText(listLimits.searchLength), {
    description: 'Words of a name, e-mail, phone number or note, in any order, with or without accents',
    maxLength: listLimits.searchLength,
  })
  q?: string;

  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: 500, default: 100 })
  @Transform(numberInQuery)
  @ObeysIfGiven(wholeNumber(1, 500, 'not_a_choice'))
  limit?: number;

  @ApiPropertyOptional({ type: 'integer', minimum: 0, default: 0 })
  @Transform(numberInQuery)
  @ObeysIfGiven(wholeNumber(0, 1_000_000, 'not_a_choice'))
  offset?: number;

  @OptionalField((value) => (typeof value === 'string' && readPlace(value) ? null : 'not_a_choice'), {
    description: '`next` of the page before: goes on behind its last row, whatever has come in or gone meanwhile',
  })
  after?: string;
}
