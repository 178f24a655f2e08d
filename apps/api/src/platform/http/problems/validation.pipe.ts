import type { FormErrors } from '@strapec/domain';
import { type ArgumentMetadata, Injectable, type OnModuleInit, type Type, ValidationPipe } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import type { ValidationError } from 'class-validator';
import { type FieldError, Problem } from './problem.js';
import { validationTexts } from './validation-texts.js';

const reservedNames = ['prototype', ...Object.getOwnPropertyNames(Object.prototype)]; // `constructor`, `toString` …

const maxDepth = 8; // levels; our requests have at most three

/**
 * A check beyond the decorators of a DTO: the domain's, which the pages use too. A field with a wrong shape is not checked
 * further.
 */
export interface FormCheck<Form extends object> {
  /** By field, as codes of validation-texts.ts. */
  check: (form: Form) => FormErrors<string> | Promise<FormErrors<string>>;
  explainError?: (error: FieldError, form: Form) => FieldError;
}

/** On a DTO: without its check it is not accepted. */
export const NeedsCheck = Reflector.createDecorator<true>();

/** On a provider that is the `FormCheck` of the DTO. */
export const ChecksDto = DiscoveryService.createDecorator<Type>();

/**
 * The one way in which bodies and queries are validated; all errors at once. Unknown fields are refused (rules §12).
 * class-transformer follows nested objects until the stack overflows, and drops reserved names without an error. Here a
 * deep body is malformed, and a reserved name is an unknown field (proof S5).
 */
@Injectable()
export class StrictValidationPipe extends ValidationPipe implements OnModuleInit {
  private readonly checksByDto = new Map<unknown, FormCheck<object>>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly reflector: Reflector,
  ) {
    super({
      whitelist: true,
      forbidNonWhitelisted: true,
      transform: true,
      validationError: { target: true, value: false }, // the readable part of the body, for InvalidShapeError
      exceptionFactory: (errors) => new InvalidShapeError(errors),
    });
  }

  onModuleInit(): void {
    for (const provider of this.discovery.getProviders({ metadataKey: ChecksDto.KEY })) {
      const dto = this.discovery.getMetadataByDecorator(ChecksDto, provider);
      this.checksByDto.set(dto, provider.instance as FormCheck<object>);
    }
  }

  /** For a form that is no JSON body. Throws `validation_failed`. */
  async validateInput<Form extends object>(dto: Type<Form>, input: object): Promise<Form> {
    return (await this.transform(input, { type: 'body', metatype: dto })) as Form;
  }

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (isDeeperThan(maxDepth, value)) throw new Problem('malformed_request');
    const reservedFields = reservedNames.filter(
      (name) => typeof value === 'object' && value !== null && Object.hasOwn(value, name),
    );
    if (reservedFields.length > 0)
      throw validationProblem(reservedFields.map((name) => fieldError(name, 'unknown_field')));
    const { form, errors } = await this.transformShape(value, metadata);
    const allErrors = [...errors, ...(await this.findCheckErrors(errors, form))];
    if (allErrors.length > 0) throw validationProblem(allErrors);
    return form;
  }

  private async transformShape(
    value: unknown,
    metadata: ArgumentMetadata,
  ): Promise<Pick<InvalidShapeError, 'form' | 'errors'>> {
    try {
      return { form: await super.transform(value, metadata), errors: [] };
    } catch (error) {
      if (error instanceof InvalidShapeError) return error;
      throw error;
    }
  }

  private async findCheckErrors(errors: readonly FieldError[], form: unknown): Promise<FieldError[]> {
    const dto = form instanceof Object ? form.constructor : Object;
    const formCheck = this.checksByDto.get(dto);
    if (!formCheck && this.reflector.get(NeedsCheck, dto)) throw new Error(`No provider checks ${dto.name}`);
    if (!formCheck) return [];
    const isValidField = ([name]: [string, unknown]): boolean => errors.every(({ field }) => field !== name);
    const validFields = Object.fromEntries(Object.entries(form as object).filter(isValidField));
    const errorCodesByField = Object.entries(await formCheck.check(validFields)).filter(isValidField);
    const explain = (error: FieldError) => formCheck.explainError?.(error, validFields) ?? error;
    return errorCodesByField.map(([field, code]) => explain(fieldError(field, code ?? '')));
  }
}

/** With the fields that could be read. */
class InvalidShapeError extends Error {
  readonly form: unknown;
  readonly errors: readonly FieldError[];

  constructor(validationErrors: readonly ValidationError[]) {
    super('The shape of a body is broken');
    this.form = validationErrors[0]?.target;
    this.errors = validationErrors.flatMap((error) => toFieldErrors(error));
  }
}

export function isDeeperThan(maxLevels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return maxLevels === 0 || Object.values(value).some((inner) => isDeeperThan(maxLevels - 1, inner));
}

export function validationProblem(errors: readonly FieldError[]): Problem {
  return new Problem('validation_failed', { errors });
}

export function fieldError(field: string, code: string): FieldError {
  return { field, code, message: validationTexts[code] ?? code };
}

/** `day.hours.closes`. */
function toFieldErrors({ property, constraints = {}, children = [] }: ValidationError, path = ''): FieldError[] {
  const field = path + property;
  const propertyErrors = Object.entries(constraints).map(([name, code]) =>
    fieldError(field, name === 'whitelistValidation' ? 'unknown_field' : code),
  );
  return [...propertyErrors, ...children.flatMap((child) => toFieldErrors(child, `${field}.`))];
}
