import { daysBetween, isBlank, isServiceDate, lineError, textError } from '@strapec/domain';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform, type TransformFnParams, Type } from 'class-transformer';
import { type ValidationArguments, ValidateBy, ValidateIf, ValidateNested } from 'class-validator';

/** A code of validation-texts.ts, or `null`. `whole` is the request. */
export interface FieldRule<Whole = object> {
  (value: unknown, whole: Whole): string | null;
  readonly schema?: ApiPropertyOptions;
}

export const ruleWith = <Whole>(schema: ApiPropertyOptions, rule: FieldRule<Whole>): FieldRule<Whole> =>
  Object.assign(rule, { schema });

/** A field reports one code. */
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

/** It may be missing or `null`. */
function ifGiven<Whole>(rule: FieldRule<Whole>): FieldRule<Whole> {
  return ruleWith(rule.schema ?? {}, (value, whole) =>
    value === undefined || value === null ? null : rule(value, whole),
  );
}

export const ObeysIfGiven = <Whole = object>(rule: FieldRule<Whole>): PropertyDecorator => Obeys(ifGiven(rule));

/** `as` converts the value before the rule. */
export function Field<Whole = object>(rule: FieldRule<Whole>, described: Described = {}): PropertyDecorator {
  const { as, ...schema } = described;
  return applyDecorators(ApiProperty(schemaOf(rule.schema ?? {}, schema)), Obeys(rule), ...(as ? [Transform(as)] : []));
}

export const OptionalField = <Whole = object>(rule: FieldRule<Whole>, described: Described = {}): PropertyDecorator =>
  Field(ifGiven(rule), { ...described, required: false } as Described);

/** A given value wins; descriptions and examples come last. */
function schemaOf({ type, nullable, ...own }: ApiPropertyOptions, given: ApiPropertyOptions): ApiPropertyOptions {
  const entries = Object.entries(given);
  const end = entries.findIndex(([name]) => ['default', 'description', 'example'].includes(name));
  const [facts, words] = end < 0 ? [entries, []] : [entries.slice(0, end), entries.slice(end)];
  const missing = Object.entries(own).filter(([name]) => !(name in given));
  const first = Object.entries({ type, ...(nullable && !given.nullable && { nullable }) });
  return Object.fromEntries([...first, ...facts, ...missing, ...words]);
}

type Described = ApiPropertyOptions & { as?: (params: TransformFnParams) => unknown };

export function NestedField(
  type: () => Constructor,
  { orElse, ...schema }: ApiPropertyOptions & { orElse?: 'or null' | 'or nothing' } = {},
): PropertyDecorator {
  const described = { ...schema, type: type(), required: orElse !== 'or nothing' } as ApiPropertyOptions;
  return applyDecorators(ApiProperty(described), NestedObject(type, orElse));
}

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

/** At most `most`. */
export function NestedList(type: () => Constructor, most: number, schema: ApiPropertyOptions = {}): PropertyDecorator {
  const isOne = (item: unknown): boolean => typeof item === 'object' && item !== null && !Array.isArray(item);
  return applyDecorators(
    ApiProperty({ ...schema, type: [type()] } as ApiPropertyOptions),
    Type(type),
    ValidateNested({ each: true, message: 'not_a_list_of_objects' }),
    Obeys((value) =>
      Array.isArray(value) && value.length <= most && value.every(isOne) ? null : 'not_a_list_of_objects',
    ),
  );
}

type Constructor = new () => object;

export function singleLine(maxLength: number): FieldRule {
  return ruleWith({ type: String, maxLength }, (value) => {
    if (typeof value !== 'string' || isBlank(value)) return 'required';
    return lineError(value, maxLength);
  });
}

export function freeText(maxLength: number): FieldRule {
  return ruleWith({ type: String, maxLength }, (value) =>
    typeof value === 'string' ? textError(value, maxLength) : 'not_a_text',
  );
}

export const anything: FieldRule = () => null;

export const anyText = ruleWith({ type: String }, (value) => (typeof value === 'string' ? null : 'not_a_text'));

export function orNull(rule: FieldRule): FieldRule {
  return ruleWith({ nullable: true, ...rule.schema }, (value, whole) => (value === null ? null : rule(value, whole)));
}

export function textsOf(most: number, code = 'not_a_list_of_texts'): FieldRule {
  return ruleWith({ type: [String] }, (value) =>
    Array.isArray(value) && value.length <= most && value.every((text) => typeof text === 'string') ? null : code,
  );
}

/** The check that the tables exist comes later. */
export const namesOf = (most: number): FieldRule => textsOf(most, 'tables_invalid');

export const aNumber: FieldRule = (value) => (typeof value === 'number' ? null : 'number_invalid');

export function wholeNumber(min: number, max: number, code: string): FieldRule {
  return ruleWith({ type: 'integer' }, (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max ? null : code,
  );
}

/** For `@Transform`. Other values are refused later. */
export const numberInQuery = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' && /^\d{1,6}$/.test(value) ? Number(value) : value;

export const serviceDate = ruleWith({ type: String }, (value) => (isDate(value) ? null : 'date_invalid'));

/** The span begins with the field `from`. */
export function lastDateWithin(days: number): FieldRule<{ from: unknown }> {
  return (value, { from }) => {
    if (!isDate(value)) return 'date_invalid';
    return isDate(from) && daysBetween(from, value) > days ? 'span_too_long' : null;
  };
}

const isDate = (value: unknown): value is string => typeof value === 'string' && isServiceDate(value);

export function oneOf(choices: readonly unknown[]): FieldRule {
  const named = choices.filter((choice) => typeof choice === 'string');
  const schema = named.length > 0 ? { enum: named } : {};
  return ruleWith(schema, (value) => (choices.includes(value) ? null : 'not_a_choice'));
}

export const trueOrFalse: FieldRule = (value) => (typeof value === 'boolean' ? null : 'not_true_or_false');
