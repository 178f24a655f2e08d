import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { ProblemDto, problemResponses } from './problem.dto.js';
import type { ProblemCode } from './problem.js';

/** What a form is answered (spec §3). */
export class FormAnswerDto {
  @ApiProperty({ enum: [true] })
  success: boolean;

  @ApiProperty({ description: "What can be shown to the visitor, in the form's language" })
  message: string;
}

/** Why a form was not taken. */
export class FormProblemDto extends ProblemDto {
  @ApiProperty({ enum: [false] })
  success: boolean;
}

const always: readonly ProblemCode[] = [
  'validation_failed',
  'malformed_request',
  'payload_too_large',
  'unsupported_media_type',
  'ip_rate_limit',
  'proof_needed',
  'busy',
];

/** Documents the ways in which a form can fail, and further ones. */
export function FormFailsWith(...further: ProblemCode[]): MethodDecorator {
  const $ref = getSchemaPath(FormProblemDto);
  return applyDecorators(ApiExtraModels(FormProblemDto), ...problemResponses([...always, ...further], $ref));
}
