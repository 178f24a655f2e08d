import { ApiProperty } from '@nestjs/swagger';
import { reservationLimits } from '@strapec/domain';
import { isUUID } from 'class-validator';
import { Field, OptionalField, toQueryNumber, serviceDateRule } from '../../platform/http/fields/field-rule.js';
import { partySizeRule, staffStayRule, timeRule } from '../core/reservation-field-rules.js';

const toQueryHalfHours = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' && /^\d(\.5)?$/.test(value) ? Number(value) : value;

export class FindPlacesDto {
  @Field(serviceDateRule, { format: 'date', description: 'Service date', example: '2026-12-04' })
  date: string;

  @Field(partySizeRule, {
    convert: toQueryNumber,
    minimum: 1,
    maximum: reservationLimits.maxPartySize,
  })
  partySize: number;

  @Field(staffStayRule, {
    convert: toQueryHalfHours,
    type: 'number',
    minimum: 0.5,
    maximum: 8,
    multipleOf: 0.5,
    description: 'Hours',
  })
  duration: number;

  @OptionalField(timeRule, { example: '19:30', description: 'When it would begin; until 05:00 after midnight' })
  time?: string;

  @OptionalField((value) => (isUUID(value) ? null : 'not_a_choice'), {
    format: 'uuid',
    description: 'The reservation that is changed: its own tables count as free',
  })
  except?: string;
}

export class PlacesAtTimeDto {
  @ApiProperty({
    type: [String],
    description: 'Tables that are free during the whole visit',
    example: ['T3', 'T5'],
  })
  freeTables: string[];

  @ApiProperty({ type: [String], nullable: true, description: 'What the venue would choose; `null`: it has no place' })
  chosen: string[] | null;

  @ApiProperty({ description: 'Whether others would have to move for that' })
  isMovingOthers: boolean;
}

export class PlacesDto {
  @ApiProperty({
    type: [String],
    description: 'Starts at which there is a place, without the lead time of guests',
    example: ['18:30', '19:00'],
  })
  startTimes: string[];

  @ApiProperty({ type: PlacesAtTimeDto, nullable: true, description: 'At `time`; `null` without one' })
  then: PlacesAtTimeDto | null;
}
