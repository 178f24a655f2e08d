import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiPropertyOptional, getSchemaPath } from '@nestjs/swagger';
import { ProblemDto, problemResponses } from '../../http/problem.dto.js';
import type { ProblemCode } from '../../http/problem.js';
import { StaffMenuItemDto } from './staff-menu.dto.js';

/** Why an item was not changed, with what it is now. */
export class MenuProblemDto extends ProblemDto {
  @ApiPropertyOptional({ description: 'With `changed_meanwhile`: the item as somebody else has saved it' })
  current?: StaffMenuItemDto;
}

/** Documents the refusals of changes to items. */
export function FailsForMenu(...codes: ProblemCode[]): MethodDecorator {
  const $ref = getSchemaPath(MenuProblemDto);
  return applyDecorators(ApiExtraModels(MenuProblemDto), ...problemResponses(codes, $ref));
}
