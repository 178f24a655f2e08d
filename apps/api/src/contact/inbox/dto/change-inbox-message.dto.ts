import { ApiProperty } from '@nestjs/swagger';
import { inboxMessageLimits } from '@strapec/domain';
import { Transform } from 'class-transformer';
import { versionRule } from '../../../platform/http/fields/content-rules.js';
import { Field, ObeysIfGiven, freeText, oneOf } from '../../../platform/http/fields/field-rule.js';
import { nothingIfEmpty } from '../../../platform/http/fields/person-rules.js';

export class AnswerInboxMessageDto {
  @Field(oneOf([true, false]))
  isAnswered: boolean;

  @Field(versionRule, { type: 'integer', minimum: 1, description: 'The version that was seen' })
  version: number;
}

export class NoteInboxMessageDto {
  @ApiProperty({
    type: String,
    nullable: true,
    maxLength: inboxMessageLimits.noteLength,
    description: 'Nothing takes it away',
  })
  @Transform(nothingIfEmpty)
  @ObeysIfGiven(freeText(inboxMessageLimits.noteLength))
  staffNote: string | null = null;

  @Field(versionRule, { type: 'integer', minimum: 1, description: 'The version that was edited' })
  version: number;
}
