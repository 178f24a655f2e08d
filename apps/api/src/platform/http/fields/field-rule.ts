import { daysBetween, isBlank, isServiceDate, lineError, textError } from '@strapec/domain';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform, type TransformFnParams, Type } from 'class-transformer';
import { type ValidationArguments, ValidateBy, ValidateIf, ValidateNested } from 'class-validator';

/** Returns the code of the broken rule, whose text stands in validation-texts.ts, or `null`. `whole` is the request. */
export type FieldRule<Whole = object> = (value: unknown, whole: Whole) => string | null;

/** Checks a field by a rule. A field reports one code, so the rule decides the order of its checks. */
export function Obeys<Whole = object>(rule: FieldRule<Whole>): PropertyDecorator {
  const codeOf = ({ value, object }: ValidationArguments): string | null => rule(value, object as Whole);
  return ValidateBy({
    name: 'obeys',
    validator: {
      validate: (_value, details) => details !== undefined && codeOf(details) === null,
      defaultMessage: (details) => (details && codeOf(details)) ?? '',
    },
  });
}

/** The same for a field that may be missing or `null`. */
export function ObeysIfGiven<Whole = object>(rule: FieldRule<Whole>): PropertyDecorator {
  return Obeys<Whole>((value, whole) => (value === undefined || value === null ? null : rule(value, whole)));
}

/** A field of a request: its rule and its OpenAPI schema. `as` converts the value before the rule. */
export function Field<Whole = object>(rule: FieldRule<Whole>, described: Described = {}): PropertyDecorator {
  const { as, ...schema } = described;
  return applyDecorators(ApiProperty(schema), Obeys(rule), ...(as ? [Transform(as)] : []));
}

/** The same for a field that may be missing or `null`. */
export function OptionalField<Whole = object>(rule: FieldRule<Whole>, described: Described = {}): PropertyDecorator {
  const { as, ...schema } = described;
  return applyDecorators(ApiPropertyOptional(schema), ObeysIfGiven(rule), ...(as ? [Transform(as)] : []));
}

type Described = ApiPropertyOptions & { as?: (params: TransformFnParams) => unknown };

export function NestedField(
  type: () => Constructor,
  { orElse, ...schema }: ApiPropertyOptions & { orElse?: 'or null' | 'or nothing' } = {},
): PropertyDecorator {
  const described = { ...schema, type: type(), required: orElse !== 'or nothing' } as ApiPropertyOptions;
  return applyDecorators(ApiProperty(described), NestedObject(type, orElse));
}

/** An object whose fields are checked by its own class. */
export function NestedObject(type: () => Constructor, orElse?: 'or null' | 'or nothing'): PropertyDecorator {
  const isLeftOut = (value: unknown): boolean =>
    (value === null && orElse !== undefined) || (value === undefined && orElse === 'or nothing');
  return applyDecorators(
    Type(type),
    ValidateIf((_whole, value) => !isLeftOut(value)),
    ValidateNested({ message: 'not_an_object' }), // on its own it accepts a list of such objects
    Obeys((value) => (value === undefined || Array.isArray(value) ? 'not_an_object' : null)),
  );
}

/** A list of at most `most` such objects. */
export function NestedList(type: () => Constructor, most: number): PropertyDecorator {
  const isOne = (item: unknown): boolean => typeof item === 'object' && item !== null && !Array.isArray(item);
  return applyDecorators(
    Type(type),
    ValidateNested({ each: true, message: 'not_a_list_of_objects' }),
    Obeys((value) =>
      Array.isArray(value) && value.length <= most && value.every(isOne) ? null : 'not_a_list_of_objects',
    ),
  );
}

type Constructor = new () => object;

/** A text of 1 to `maxLength` characters on one line. */
export function singleLine(maxLength: number): FieldRule {
  return (value) => {
    if (typeof value !== 'string' || isBlank(value)) return 'required';
    return lineError(value, maxLength);
  };
}

/** A text of at most `maxLength` characters; line breaks are allowed. */
export function freeText(maxLength: number): FieldRule {
  return (value) => (typeof value === 'string' ? textError(value, maxLength) : 'not_a_text');
}

/** A value that is not read. */
export const anything: FieldRule = () => null;

export const anyText: FieldRule = (value) => (typeof value === 'string' ? null : 'not_a_text');

/** A list of at most `most` names. The check that they exist comes later. */
export function namesOf(most: number): FieldRule {
  return (value) => {
    const isList = Array.isArray(value) && value.length <= most;
    return isList && value.every((name) => typeof name === 'string') ? null : 'tables_invalid';
  };
}

/** Allows `null` in a required field. */
export function orNull(rule: FieldRule): FieldRule {
  return (value, whole) => (value === null ? null : rule(value, whole));
}

export function textsOf(most: number): FieldRule {
  return (value) => {
    const isList = Array.isArray(value) && value.length <= most;
    return isList && value.every((text) => typeof text === 'string') ? null : 'not_a_list_of_texts';
  };
}

export const aNumber: FieldRule = (value) => (typeof value === 'number' ? null : 'number_invalid');

/** A whole number from `min` to `max`; `code` is the code otherwise. */
export function wholeNumber(min: number, max: number, code: string): FieldRule {
  return (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max ? null : code;
}

/** For `@Transform`: converts a number in a query string. Other values stay unchanged and are refused later. */
export const numberInQuery = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' && /^\d{1,6}$/.test(value) ? Number(value) : value;

export const serviceDate: FieldRule = (value) => (isDate(value) ? null : 'date_invalid');

/** The last date of a span that begins with the field `from`, at most `days` days later. */
export function lastDateWithin(days: number): FieldRule<{ from: unknown }> {
  return (value, { from }) => {
    if (!isDate(value)) return 'date_invalid';
    return isDate(from) && daysBetween(from, value) > days ? 'span_too_long' : null;
  };
}

const isDate = (value: unknown): value is string => typeof value === 'string' && isServiceDate(value);

export function oneOf(choices: readonly unknown[]): FieldRule {
  return (value) => (choices.includes(value) ? null : 'not_a_choice');
}

export const trueOrFalse: FieldRule = (value) => (typeof value === 'boolean' ? null : 'not_true_or_false');
