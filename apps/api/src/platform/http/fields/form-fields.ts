import { applyDecorators } from '@nestjs/common';
import { normalizeLine, normalizePhone, normalizeText } from '@strapec/domain';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { Allow } from 'class-validator';
import { toStoredEmail } from './stored-email.js';
import { ProblemDto, createFailsWith } from '../problems/problem.dto.js';
import type { ProblemCode } from '../problems/problem.js';

/** Trimmed. A value that is not a text becomes an empty one. */
export const FormText = (schema?: ApiPropertyOptions): PropertyDecorator => formTextField(normalizeText, schema);

export const FormLine = (schema?: ApiPropertyOptions): PropertyDecorator => formTextField(normalizeLine, schema);

export const FormPhone = (schema?: ApiPropertyOptions): PropertyDecorator => formTextField(normalizePhone, schema);

export const FormEmail = (schema?: ApiPropertyOptions): PropertyDecorator => formTextField(toStoredEmail, schema);

export const FormNumber = (schema?: ApiPropertyOptions): PropertyDecorator =>
  formField((value) => (typeof value === 'number' ? value : Number.NaN), schema);

const formTextField = (normalize: (text: string) => string, schema?: ApiPropertyOptions): PropertyDecorator =>
  formField((value) => (typeof value === 'string' ? normalize(value) : ''), schema);

function formField(convert: (value: unknown) => unknown, schema?: ApiPropertyOptions): PropertyDecorator {
  return applyDecorators(
    ...(schema ? [ApiProperty(schema)] : []),
    Allow(),
    Transform(({ value }) => convert(value)),
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

export const FormFailsWith = (...formCodes: ProblemCode[]): MethodDecorator =>
  createFailsWith(FormProblemDto)('validation_failed', 'ip_rate_limit', 'proof_needed', 'busy', ...formCodes);
