import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiPropertyOptional, getSchemaPath } from '@nestjs/swagger';
import { ProblemDto, problemResponses } from '../../http/problem.dto.js';
import type { ProblemCode } from '../../http/problem.js';
import { ContentDto } from './content.dto.js';

/** Why a text was not saved, with what stands there now. */
export class ContentProblemDto extends ProblemDto {
  @ApiPropertyOptional({ description: 'With `changed_meanwhile`: the text as somebody else has saved it' })
  current?: ContentDto;
}

/** Documents the refusals of an editor's changes. */
export function FailsForEditors(...codes: ProblemCode[]): MethodDecorator {
  const $ref = getSchemaPath(ContentProblemDto);
  return applyDecorators(ApiExtraModels(ContentProblemDto), ...problemResponses(codes, $ref));
}
