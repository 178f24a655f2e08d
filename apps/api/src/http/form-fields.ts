import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { Allow } from 'class-validator';

/**
 * A text that somebody types into a form, without the blanks around it. What is no text is an empty one: whether that may
 * be says the form's check.
 */
export const TypedText = (): PropertyDecorator => typed((value) => (typeof value === 'string' ? value.trim() : ''));

/** An e-mail address as the house compares it. */
export const TypedEmail = (): PropertyDecorator =>
  typed((value) => (typeof value === 'string' ? value.trim().toLowerCase() : ''));

/** A number; what is none is `NaN`. */
export const TypedNumber = (): PropertyDecorator => typed((value) => (typeof value === 'number' ? value : Number.NaN));

function typed(read: (value: unknown) => unknown): PropertyDecorator {
  return applyDecorators(
    Allow(),
    Transform(({ value }) => read(value)),
  );
}
