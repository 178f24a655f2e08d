import { ApiProperty } from '@nestjs/swagger';
import { ProblemDto, failsAs } from '../problems/problem.dto.js';
import type { ProblemCode } from '../problems/problem.js';

/** The answer to a form (spec §3). */
export class FormAnswerDto {
  @ApiProperty({ enum: [true] })
  success: boolean;

  @ApiProperty({ description: "What can be shown to the visitor, in the form's language" })
  message: string;
}

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

export const FormFailsWith = (...further: ProblemCode[]): MethodDecorator =>
  failsAs(FormProblemDto)(...always, ...further);
