import { ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { type FieldError, Problem } from './problem.js';
import { validationTexts } from './validation-texts.js';

/** Checks every request against its DTO; unknown fields are refused (decisions §12). */
export function validationPipe(): ValidationPipe {
  return new ValidationPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    transform: true,
    validationError: { target: false, value: false },
    exceptionFactory: (errors) => validationProblem(errors.flatMap((error) => fieldErrorsOf(error))),
  });
}

/** The problem for fields that break rules. */
export function validationProblem(errors: readonly FieldError[]): Problem {
  return new Problem('validation_failed', { errors });
}

/** One broken rule of one field. */
export function fieldError(field: string, code: string): FieldError {
  return { field, code, message: validationTexts[code] ?? code };
}

function fieldErrorsOf({ property, constraints = {} }: ValidationError): FieldError[] {
  return Object.entries(constraints).map(([name, code]) =>
    fieldError(property, name === 'whitelistValidation' ? 'unknown_field' : code),
  );
}
