import { type MatchMode, matchModes } from './search-condition.js';
import { ApiProperty } from '@nestjs/swagger';
import { type ReservationStatus, isServiceDate, searchLimits, staffVisibleStatuses } from '@strapec/domain';
import {
  Field,
  OptionalField,
  freeText,
  toQueryNumber,
  oneOf,
  serviceDateRule,
  wholeNumber,
} from '../../platform/http/fields/field-rule.js';
import type { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import { ReservationDto } from '../core/reservation.dto.js';

type ListCursor = Pick<Reservation, 'date' | 'startMinute' | 'id'>;

const cursorPattern = /^(\d{4}-\d{2}-\d{2})\.(\d{1,4})\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

export const toCursorText = ({ date, startMinute, id }: ListCursor): string => `${date}.${startMinute}.${id}`;

export function parseListCursor(text: string): ListCursor | null {
  const [, date, startMinute, id] = cursorPattern.exec(text) ?? [];
  if (!date || !startMinute || !id || !isServiceDate(date)) return null;
  return { date, startMinute: Number(startMinute), id };
}

export class ReservationListDto {
  @ApiProperty({ type: [ReservationDto] })
  items: ReservationDto[];

  @ApiProperty({
    type: 'integer',
    description: 'How many there are beyond this page too; found ones are counted up to 5,000',
  })
  total: number;

  @ApiProperty({ description: 'Whether there are no more than `total`' })
  isTotalExact: boolean;

  @ApiProperty({ type: String, nullable: true, description: 'For `after`; `null` where the list ends' })
  next: string | null;
}

const searchTextOptions = {
  description: 'Words of a name, e-mail, phone number or note, in any order, with or without accents',
  maxLength: searchLimits.queryLength,
};

export class ListReservationsDto {
  @OptionalField(serviceDateRule, { format: 'date', description: 'First service date' })
  from?: string;

  @OptionalField(serviceDateRule, { format: 'date', description: 'Last service date' })
  to?: string;

  @OptionalField(oneOf(staffVisibleStatuses), { enum: staffVisibleStatuses })
  status?: ReservationStatus;

  @OptionalField(freeText(searchLimits.queryLength), searchTextOptions)
  q?: string;

  @OptionalField(wholeNumber(1, 500, 'not_a_choice'), {
    convert: toQueryNumber,
    minimum: 1,
    maximum: 500,
    default: 100,
  })
  limit?: number;

  @OptionalField(wholeNumber(0, 1_000_000, 'not_a_choice'), { convert: toQueryNumber, minimum: 0, default: 0 })
  offset?: number;

  @OptionalField((value) => (typeof value === 'string' && parseListCursor(value) ? null : 'not_a_choice'), {
    description: '`next` of the page before: goes on behind its last row, whatever has come in or gone meanwhile',
  })
  after?: string;
}

export class FindReservationsDto {
  @Field(freeText(searchLimits.queryLength), searchTextOptions)
  q: string;

  @OptionalField(oneOf(matchModes), {
    enum: matchModes,
    default: 'anywhere',
    description: 'Where in a word each of them stands; numbers are found by any part of them',
  })
  match?: MatchMode;

  @OptionalField(wholeNumber(1, 200, 'not_a_choice'), {
    convert: toQueryNumber,
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
