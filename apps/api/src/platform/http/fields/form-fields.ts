import { applyDecorators } from '@nestjs/common';
import { normalLine, normalPhone, normalText } from '@strapec/domain';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { Allow } from 'class-validator';
import { keptEmail } from './kept-email.js';
import { ProblemDto, failsAs } from '../problems/problem.dto.js';
import type { ProblemCode } from '../problems/problem.js';

/** Trimmed. A value that is not a text becomes an empty one. */
export const TypedText = (schema?: ApiPropertyOptions): PropertyDecorator => typedAs(normalText, schema);

export const TypedLine = (schema?: ApiPropertyOptions): PropertyDecorator => typedAs(normalLine, schema);

export const TypedPhone = (schema?: ApiPropertyOptions): PropertyDecorator => typedAs(normalPhone, schema);

export const TypedEmail = (schema?: ApiPropertyOptions): PropertyDecorator => typedAs(keptEmail, schema);

export const TypedNumber = (schema?: ApiPropertyOptions): PropertyDecorator =>
  typed((value) => (typeof value === 'number' ? value : Number.NaN), schema);

const typedAs = (normal: (text: string) => string, schema?: ApiPropertyOptions): PropertyDecorator =>
  typed((value) => (typeof value === 'string' ? normal(value) : ''), schema);

function typed(read: (value: unknown) => unknown, schema?: ApiPropertyOptions): PropertyDecorator {
  return applyDecorators(
    ...(schema ? [ApiProperty(schema)] : []),
    Allow(),
    Transform(({ value }) => read(value)),
  );
}

/** Spec §3. */
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
