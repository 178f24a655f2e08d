import { applyDecorators } from '@nestjs/common';
import { normalLine, normalPhone, normalText } from '@strapec/domain';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { Allow } from 'class-validator';
import { keptEmail } from './person-rules.js';

/**
 * A text that somebody types into a form, without the blanks around it. What is no text is an empty one: whether that may
 * be says the form's check. The contract says of it what is given here.
 */
export const TypedText = (schema?: ApiPropertyOptions): PropertyDecorator => typedAs(normalText, schema);

/** The same on one line, such as a name. */
export const TypedLine = (schema?: ApiPropertyOptions): PropertyDecorator => typedAs(normalLine, schema);

export const TypedPhone = (schema?: ApiPropertyOptions): PropertyDecorator => typedAs(normalPhone, schema);

/** An e-mail address as the house compares it. */
export const TypedEmail = (schema?: ApiPropertyOptions): PropertyDecorator => typedAs(keptEmail, schema);

/** A number; what is none is `NaN`. */
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
