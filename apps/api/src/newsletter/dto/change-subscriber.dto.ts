import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { newsletterLimits } from '@strapec/domain';
import { Transform } from 'class-transformer';
import { Obeys, ObeysIfGiven, freeText, oneOf, trueOrFalse } from '../../http/field-rule.js';
import { nothingIfEmpty } from '../../http/person-rules.js';

export class ChangeSubscriberStatusDto {
  @ApiProperty({ description: 'Whether the newsletter may be sent there' })
  @Obeys(trueOrFalse)
  isActive: boolean;
}

/** What staff want to know about a subscriber. */
export class ChangeSubscriberNoteDto {
  @ApiProperty({
    ...{ type: String, nullable: true, maxLength: newsletterLimits.noteLength },
    description: 'Nothing takes it away',
  })
  @Transform(nothingIfEmpty)
  @ObeysIfGiven(freeText(newsletterLimits.noteLength))
  notes: string | null = null;
}

const reasons = ['mistake', 'asked'] as const;

export class DeleteSubscriberDto {
  @ApiPropertyOptional({
    ...{ enum: reasons, default: 'mistake' },
    description: '`asked`: the subscriber wants to leave, and no import adds the address again',
  })
  @ObeysIfGiven(oneOf(reasons))
  reason?: (typeof reasons)[number];
}
