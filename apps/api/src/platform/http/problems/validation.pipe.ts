import { type ArgumentMetadata, ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { type FieldError, Problem } from './problem.js';
import { validationTexts } from './validation-texts.js';

const reserved = ['prototype', ...Object.getOwnPropertyNames(Object.prototype)]; // `constructor`, `toString` …

const deepest = 8; // levels; our requests have at most three

/** class-transformer follows nested objects until the stack overflows, and drops reserved names without an error (proof S5). */
class StrictValidationPipe extends ValidationPipe {
  override transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (isDeeperThan(deepest, value)) throw new Problem('malformed_request');
    const found = reserved.filter((name) => typeof value === 'object' && value !== null && Object.hasOwn(value, name));
    if (found.length > 0) throw validationProblem(found.map((name) => fieldError(name, 'unknown_field')));
    return super.transform(value, metadata);
  }
}

/** Unknown fields are refused (rules §12). */
export function validationPipe(): ValidationPipe {
  return strictPipe((errors) => validationProblem(errors.flatMap((error) => fieldErrorsOf(error))));
}

/** Throws `BrokenShape`. */
export function shapePipe(): ValidationPipe {
  return strictPipe((errors) => new BrokenShape(errors));
}

export class BrokenShape extends Error {
  readonly form: unknown;
  readonly errors: readonly FieldError[];

  constructor(broken: readonly ValidationError[]) {
    super('The shape of a body is broken');
    this.form = broken[0]?.target;
    this.errors = broken.flatMap((error) => fieldErrorsOf(error));
  }
}

function strictPipe(exceptionFactory: (errors: ValidationError[]) => Error): ValidationPipe {
  return new StrictValidationPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    transform: true,
    validationError: { target: true, value: false }, // the readable part of the body, for BrokenShape
    exceptionFactory,
  });
}

export function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner));
}

export function validationProblem(errors: readonly FieldError[]): Problem {
  return new Problem('validation_failed', { errors });
}

export function fieldError(field: string, code: string): FieldError {
  return { field, code, message: validationTexts[code] ?? code };
}

/** `day.hours.closes`. */
function fieldErrorsOf({ property, constraints = {}, children = [] }: ValidationError, path = ''): FieldError[] {
  const field = path + property;
  const own = Object.entries(constraints).map(([name, code]) =>
    fieldError(field, name === 'whitelistValidation' ? 'unknown_field' : code),
  );
  return [...own, ...children.flatMap((child) => fieldErrorsOf(child, `${field}.`))];
}
