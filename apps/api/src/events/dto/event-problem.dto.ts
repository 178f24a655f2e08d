import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiPropertyOptional, getSchemaPath } from '@nestjs/swagger';
import { ProblemDto, problemResponses } from '../../http/problem.dto.js';
import type { ProblemCode } from '../../http/problem.js';
import { EventDto } from './event.dto.js';

/** Why an event was not changed, with what it is now. */
export class EventProblemDto extends ProblemDto {
  @ApiPropertyOptional({ description: 'With `changed_meanwhile`: the event as somebody else has saved it' })
  current?: EventDto;
}

/** Documents the refusals of changes to events. */
export function FailsForEvents(...codes: ProblemCode[]): MethodDecorator {
  const $ref = getSchemaPath(EventProblemDto);
  return applyDecorators(ApiExtraModels(EventProblemDto), ...problemResponses(codes, $ref));
}
