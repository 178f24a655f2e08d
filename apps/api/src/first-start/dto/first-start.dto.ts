import { ApiProperty } from '@nestjs/swagger';
import { type FirstStep, firstSteps } from '@strapec/domain';
import { Field, oneOf, trueOrFalse } from '../../http/field-rule.js';

/** The steps, and that somebody does not want to be asked any more. */
export const firstStartMarks = [...firstSteps, 'left'] as const;
export type FirstStartMarkName = (typeof firstStartMarks)[number];

/** What the house is asked first, and what of it has an answer. */
export class FirstStartDto {
  @ApiProperty({ isArray: true, enum: firstSteps, enumName: 'FirstStep', description: 'In their order' })
  done: FirstStep[];

  @ApiProperty({ description: 'Nobody is asked any more; the page is still there' })
  isLeft: boolean;
}

export class MarkFirstStartDto {
  @Field(oneOf(firstStartMarks), { enum: firstStartMarks, enumName: 'FirstStartMark' })
  mark: FirstStartMarkName;

  @Field(trueOrFalse)
  isSet: boolean;
}
