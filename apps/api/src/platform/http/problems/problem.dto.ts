import { type Type, applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiProperty, ApiPropertyOptional, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import { type ProblemCode, problemCodes, problemKinds } from './problem.js';

export class FieldErrorDto {
  /** Or the header. */
  @ApiProperty({ example: 'phone' })
  field: string;

  @ApiProperty({ description: 'Stable code of the rule', example: 'phone_too_short' })
  code: string;

  @ApiProperty({ example: 'Phone number must be at least 10 characters' })
  message: string;
}

/** RFC 9457. */
export class ProblemDto {
  @ApiProperty({ example: 'urn:strapec:problem:validation_failed' })
  type: string;

  @ApiProperty({ description: 'The reason phrase of the status', example: 'Bad Request' })
  title: string;

  @ApiProperty({ type: 'integer', example: 400 })
  status: number;

  @ApiProperty({ description: 'The same sentence as `message`' })
  detail: string;

  @ApiProperty({ enum: problemCodes, enumName: 'ProblemCode' })
  code: ProblemCode;

  @ApiProperty({ description: 'What can be shown to the guest (English)' })
  message: string;

  @ApiProperty({ description: 'To be quoted when asking for help; stands in the log too' })
  requestId: string;

  @ApiPropertyOptional({ type: [FieldErrorDto], description: 'Broken rules, one for each field' })
  errors?: FieldErrorDto[];

  @ApiPropertyOptional({ type: 'integer', description: 'Seconds until another try can succeed, as in `Retry-After`' })
  retryAfterSeconds?: number;
}

export const FailsWith = createFailsWith(ProblemDto);

export function createFailsWith(problem: Type): (...codes: ProblemCode[]) => MethodDecorator & ClassDecorator {
  return (...codes) => applyDecorators(ApiExtraModels(problem), ...problemResponses(codes, getSchemaPath(problem)));
}

/** A call that may answer `busy` may also answer `storage_full`. */
function problemResponses(statedCodes: readonly ProblemCode[], $ref: string): MethodDecorator[] {
  const codes = statedCodes.flatMap((code): ProblemCode[] => (code === 'busy' ? [code, 'storage_full'] : [code]));
  const statuses = [...new Set(codes.map((code) => problemKinds[code].status))];
  return statuses.map((status) =>
    ApiResponse({
      status,
      description: codes.filter((code) => problemKinds[code].status === status).join(', '),
      content: { 'application/problem+json': { schema: { $ref } } },
    }),
  );
}
