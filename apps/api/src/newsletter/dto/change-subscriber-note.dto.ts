import { ApiProperty } from '@nestjs/swagger';
import { newsletterLimits } from '@strapec/domain';
import { Transform } from 'class-transformer';
import { ObeysIfGiven, freeText } from '../../http/field-rule.js';
import { nothingIfEmpty } from '../../http/person-rules.js';

/** What staff want to know about a subscriber. */
export class ChangeSubscriberNoteDto {
  @ApiProperty({
    type: String,
    nullable: true,
    maxLength: newsletterLimits.noteLength,
    description: 'Nothing takes it away',
  })
  @Transform(nothingIfEmpty)
  @ObeysIfGiven(freeText(newsletterLimits.noteLength))
  notes: string | null = null;
}
