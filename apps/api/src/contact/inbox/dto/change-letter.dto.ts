import { ApiProperty } from '@nestjs/swagger';
import { letterLimits } from '@strapec/domain';
import { Transform } from 'class-transformer';
import { versionRule } from '../../../platform/http/fields/content-rules.js';
import { Field, ObeysIfGiven, freeText, oneOf } from '../../../platform/http/fields/field-rule.js';
import { nothingIfEmpty } from '../../../platform/http/fields/person-rules.js';

export class AnswerLetterDto {
  @Field(oneOf([true, false]))
  isAnswered: boolean;

  @Field(versionRule, { type: 'integer', minimum: 1, description: 'The version that was seen' })
  version: number;
}

export class NoteLetterDto {
  @ApiProperty({
    type: String,
    nullable: true,
    maxLength: letterLimits.noteLength,
    description: 'Empty removes it',
  })
  @Transform(nothingIfEmpty)
  @ObeysIfGiven(freeText(letterLimits.noteLength))
  staffNote: string | null = null;

  @Field(versionRule, { type: 'integer', minimum: 1, description: 'The version that was edited' })
  version: number;
}
