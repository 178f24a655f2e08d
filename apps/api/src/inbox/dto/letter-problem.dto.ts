import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiPropertyOptional, getSchemaPath } from '@nestjs/swagger';
import { ProblemDto, problemResponses } from '../../http/problem.dto.js';
import type { ProblemCode } from '../../http/problem.js';
import { LetterDto } from './letter.dto.js';

/** Why a letter was not changed, with what it is now. */
export class LetterProblemDto extends ProblemDto {
  @ApiPropertyOptional({ description: 'With `changed_meanwhile`: the letter as somebody else has left it' })
  current?: LetterDto;
}

/** Documents the refusals of changes to letters. */
export function FailsForLetters(...codes: ProblemCode[]): MethodDecorator {
  const $ref = getSchemaPath(LetterProblemDto);
  return applyDecorators(ApiExtraModels(LetterProblemDto), ...problemResponses(codes, $ref));
}
