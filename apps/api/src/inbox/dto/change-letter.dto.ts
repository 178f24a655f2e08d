import { ApiProperty } from '@nestjs/swagger';
import { letterLimits } from '@strapec/domain';
import { Transform } from 'class-transformer';
import { versionRule } from '../../http/content-rules.js';
import { Obeys, ObeysIfGiven, freeText, oneOf } from '../../http/field-rule.js';
import { nothingIfEmpty } from '../../http/person-rules.js';

/** That a letter is answered, or waits again. */
export class AnswerLetterDto {
  @ApiProperty()
  @Obeys(oneOf([true, false]))
  isAnswered: boolean;

  @ApiProperty({ type: 'integer', minimum: 1, description: 'The version that was seen' })
  @Obeys(versionRule)
  version: number;
}

/** What the team notes about a letter. */
export class NoteLetterDto {
  @ApiProperty({
    type: String,
    nullable: true,
    maxLength: letterLimits.noteLength,
    description: 'Nothing takes it away',
  })
  @Transform(nothingIfEmpty)
  @ObeysIfGiven(freeText(letterLimits.noteLength))
  staffNote: string | null = null;

  @ApiProperty({ type: 'integer', minimum: 1, description: 'The version that was edited' })
  @Obeys(versionRule)
  version: number;
}
