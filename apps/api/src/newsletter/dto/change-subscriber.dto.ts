import { ApiProperty } from '@nestjs/swagger';
import { newsletterLimits } from '@strapec/domain';
import { Transform } from 'class-transformer';
import {
  Field,
  ObeysIfGiven,
  OptionalField,
  freeText,
  oneOf,
  trueOrFalse,
} from '../../platform/http/fields/field-rule.js';
import { nothingIfEmpty } from '../../platform/http/fields/person-rules.js';

export class ChangeSubscriberStatusDto {
  @Field(trueOrFalse, { description: 'Whether the newsletter may be sent there' })
  isActive: boolean;
}

export class ChangeSubscriberNoteDto {
  @ApiProperty({
    ...{ type: String, nullable: true, maxLength: newsletterLimits.noteLength },
    description: 'Empty removes it',
  })
  @Transform(nothingIfEmpty)
  @ObeysIfGiven(freeText(newsletterLimits.noteLength))
  notes: string | null = null;
}

const reasons = ['mistake', 'asked'] as const;

export class DeleteSubscriberDto {
  @OptionalField(oneOf(reasons), {
    ...{ enum: reasons, default: 'mistake' },
    description: '`asked`: the subscriber wants to leave, and no import adds the address again',
  })
  reason?: (typeof reasons)[number];
}
