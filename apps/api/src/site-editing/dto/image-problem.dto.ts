import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiPropertyOptional, getSchemaPath } from '@nestjs/swagger';
import { ProblemDto, problemResponses } from '../../http/problem.dto.js';
import type { ProblemCode } from '../../http/problem.js';
import { ImageDto } from './image.dto.js';

/** Why a picture was not saved, with what hangs there now. */
export class ImageProblemDto extends ProblemDto {
  @ApiPropertyOptional({ description: 'With `changed_meanwhile`: the picture as somebody else has saved it' })
  current?: ImageDto;
}

/** Documents the refusals of changes to pictures. */
export function FailsForImages(...codes: ProblemCode[]): MethodDecorator {
  const $ref = getSchemaPath(ImageProblemDto);
  return applyDecorators(ApiExtraModels(ImageProblemDto), ...problemResponses(codes, $ref));
}
