import { applyDecorators } from '@nestjs/common';
import { normalLine, normalPhone, normalText } from '@strapec/domain';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { Allow } from 'class-validator';
import { keptEmail } from './person-rules.js';

/**
 * A typed text, trimmed. A value that is not a text becomes an empty one, and the form's check decides if that is allowed.
 * `schema` documents the field.
 */
export const TypedText = (schema?: ApiPropertyOptions): PropertyDecorator => typedAs(normalText, schema);

/** The same on one line, such as a name. */
export const TypedLine = (schema?: ApiPropertyOptions): PropertyDecorator => typedAs(normalLine, schema);

export const TypedPhone = (schema?: ApiPropertyOptions): PropertyDecorator => typedAs(normalPhone, schema);

export const TypedEmail = (schema?: ApiPropertyOptions): PropertyDecorator => typedAs(keptEmail, schema);

/** A number; other values become `NaN`. */
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
