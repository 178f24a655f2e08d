import { ApiProperty } from '@nestjs/swagger';
import { listLimits } from '@strapec/domain';
import {
  Field,
  OptionalField,
  freeText,
  numberInQuery,
  oneOf,
  wholeNumber,
} from '../../platform/http/fields/field-rule.js';
import { type Match, matches } from './search-condition.js';
import { ReservationDto } from '../core/reservation.dto.js';

export class FindReservationsDto {
  @Field(freeText(listLimits.searchLength), {
    description: 'Words of a name, e-mail, phone number or note, in any order, with or without accents',
    maxLength: listLimits.searchLength,
  })
  q: string;

  @OptionalField(oneOf(matches), {
    enum: matches,
    default: 'anywhere',
    description: 'Where in a word each of them stands; numbers are found by any part of them',
  })
  match?: Match;

  @OptionalField(wholeNumber(1, 200, 'not_a_choice'), {
    as: numberInQuery,
    type: 'integer',
    minimum: 1,
    maximum: 200,
    default: 30,
    description: 'Of those ahead and of past ones',
  })
  limit?: number;
}

export class FoundReservationsDto {
  @ApiProperty({ type: [ReservationDto], description: 'From today on, the next one first' })
  upcoming: ReservationDto[];

  @ApiProperty({ type: [ReservationDto], description: 'The last one first' })
  past: ReservationDto[];

  @ApiProperty({ type: 'integer' })
  upcomingTotal: number;

  @ApiProperty({ type: 'integer' })
  pastTotal: number;

  @ApiProperty({ description: 'Whether there are no more than these totals say' })
  isTotalExact: boolean;
}
