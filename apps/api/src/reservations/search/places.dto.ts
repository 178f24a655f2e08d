import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { isStaffStay, isTimeOfDay, minutesPerHour, reservationLimits } from '@strapec/domain';
import { Transform } from 'class-transformer';
import { isUUID } from 'class-validator';
import {
  Field,
  Obeys,
  ObeysIfGiven,
  OptionalField,
  numberInQuery,
  serviceDate,
} from '../../platform/http/fields/field-rule.js';
import { partySizeRule } from '../core/reservation-rules.js';

const halves = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' && /^\d(\.5)?$/.test(value) ? Number(value) : value;

export class FindPlacesDto {
  @Field(serviceDate, { format: 'date', description: 'Service date', example: '2026-12-04' })
  date: string;

  @Field(partySizeRule, { as: numberInQuery, type: 'integer', minimum: 1, maximum: reservationLimits.maxPartySize })
  partySize: number;

  @ApiProperty({ type: 'number', minimum: 0.5, maximum: 8, multipleOf: 0.5, description: 'Hours' })
  @Transform(halves)
  @Obeys((value) => (typeof value === 'number' && isStaffStay(value * minutesPerHour) ? null : 'stay_invalid'))
  duration: number;

  @ApiPropertyOptional({ example: '19:30', description: 'When it would begin; until 05:00 after midnight' })
  @ObeysIfGiven((value) => (typeof value === 'string' && isTimeOfDay(value) ? null : 'time_invalid'))
  time?: string;

  @OptionalField((value) => (isUUID(value) ? null : 'not_a_choice'), {
    format: 'uuid',
    description: 'The reservation that is changed: it does not stand in its own way',
  })
  except?: string;
}

export class PlacesThenDto {
  @ApiProperty({
    type: [String],
    description: 'Tables that nobody holds during the whole visit',
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

  @ApiProperty({ type: PlacesThenDto, nullable: true, description: 'At `time`; `null` without one' })
  then: PlacesThenDto | null;
}
