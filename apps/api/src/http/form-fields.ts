import { applyDecorators } from '@nestjs/common';
import { normalLine, normalPhone, normalText } from '@strapec/domain';
import { Transform } from 'class-transformer';
import { Allow } from 'class-validator';
import { keptEmail } from './person-rules.js';

/**
 * A text that somebody types into a form, without the blanks around it. What is no text is an empty one: whether that may
 * be says the form's check.
 */
export const TypedText = (): PropertyDecorator => typedAs(normalText);

/** The same on one line, such as a name. */
export const TypedLine = (): PropertyDecorator => typedAs(normalLine);

export const TypedPhone = (): PropertyDecorator => typedAs(normalPhone);

/** An e-mail address as the house compares it. */
export const TypedEmail = (): PropertyDecorator => typedAs(keptEmail);

/** A number; what is none is `NaN`. */
export const TypedNumber = (): PropertyDecorator => typed((value) => (typeof value === 'number' ? value : Number.NaN));

const typedAs = (normal: (text: string) => string): PropertyDecorator =>
  typed((value) => (typeof value === 'string' ? normal(value) : ''));

function typed(read: (value: unknown) => unknown): PropertyDecorator {
  return applyDecorators(
    Allow(),
    Transform(({ value }) => read(value)),
  );
}
