import { ApiProperty } from '@nestjs/swagger';
import { doorLimits, reservationLimits } from '@strapec/domain';
import { Transform } from 'class-transformer';
import { Field, ObeysIfGiven, singleLine, trueOrFalse } from '../../http/field-rule.js';
import { nothingIfEmpty } from '../../http/person-rules.js';
import { knownIdRule, partySizeRule } from '../reservation-rules.js';

/** A party at the door as staff say that it is now. */
export class PutDoorPartyDto {
  @Field(partySizeRule, { type: 'integer', minimum: 1, maximum: reservationLimits.maxPartySize })
  partySize: number;

  @ApiProperty({
    ...{ type: String, required: false, nullable: true, maxLength: doorLimits.labelLength },
    description: 'What the team knows it by',
  })
  @Transform(nothingIfEmpty)
  @ObeysIfGiven(singleLine(doorLimits.labelLength))
  label: string | null = null;

  @Field(trueOrFalse, { description: 'They did not want to wait any longer' })
  hasLeft: boolean;

  @ApiProperty({
    ...{ type: String, required: false, format: 'uuid', nullable: true },
    description: 'The visit that it was given; when that is taken back, the party waits again',
  })
  @ObeysIfGiven(knownIdRule)
  reservationId: string | null = null;
}

/** A party that waits at the door. */
export class DoorPartyDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ type: 'integer' })
  partySize: number;

  @ApiProperty({ type: String, nullable: true })
  label: string | null;

  @ApiProperty({ format: 'date-time' })
  since: Date;
}
