import { daysBetween, isBlank, isServiceDate, checkLine, checkText } from '@strapec/domain';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform, type TransformFnParams, Type } from 'class-transformer';
import { type ValidationArguments, ValidateBy, ValidateIf, ValidateNested } from 'class-validator';

/** A code of validation-texts.ts, or `null`. `form` is the request. */
export interface FieldRule<Form = object> {
  (value: unknown, form: Form): string | null;
  readonly schema?: ApiPropertyOptions;
}

export const ruleWithSchema = <Form>(schema: ApiPropertyOptions, rule: FieldRule<Form>): FieldRule<Form> =>
  Object.assign(rule, { schema });

/** A field reports one code. */
export function Obeys<Form = object>(rule: FieldRule<Form>): PropertyDecorator {
  const checkRule = ({ value, object }: ValidationArguments): string | null => rule(value, object as Form);
  return ValidateBy({
    name: 'obeys',
    validator: {
      validate: (_value, details) => details !== undefined && checkRule(details) === null,
      defaultMessage: (details) => (details && checkRule(details)) ?? '',
    },
  });
}

/** It may be missing or `null`. */
function optionalRule<Form>(rule: FieldRule<Form>): FieldRule<Form> {
  return ruleWithSchema(rule.schema ?? {}, (value, form) =>
    value === undefined || value === null ? null : rule(value, form),
  );
}

export const ObeysIfGiven = <Form = object>(rule: FieldRule<Form>): PropertyDecorator => Obeys(optionalRule(rule));

/** `convert` changes the value before the rule. */
export function Field<Form = object>(rule: FieldRule<Form>, options: FieldOptions = {}): PropertyDecorator {
  const { convert, ...schema } = options;
  return applyDecorators(
    ApiProperty(mergeSchema(rule.schema ?? {}, schema)),
    Obeys(rule),
    ...(convert ? [Transform(convert)] : []),
  );
}

export const OptionalField = <Form = object>(rule: FieldRule<Form>, options: FieldOptions = {}): PropertyDecorator =>
  Field(optionalRule(rule), { ...options, required: false } as FieldOptions);

/** A given value wins; descriptions and examples come last. */
function mergeSchema(
  { type, nullable, ...ruleSchema }: ApiPropertyOptions,
  fieldSchema: ApiPropertyOptions,
): ApiPropertyOptions {
  const entries = Object.entries(fieldSchema);
  const firstTextIndex = entries.findIndex(([name]) => ['default', 'description', 'example'].includes(name));
  const [plainEntries, textEntries] =
    firstTextIndex < 0 ? [entries, []] : [entries.slice(0, firstTextIndex), entries.slice(firstTextIndex)];
  const missingEntries = Object.entries(ruleSchema).filter(([name]) => !(name in fieldSchema));
  const firstEntries = Object.entries({ type, ...(nullable && !fieldSchema.nullable && { nullable }) });
  return Object.fromEntries([...firstEntries, ...plainEntries, ...missingEntries, ...textEntries]);
}

type FieldOptions = ApiPropertyOptions & { convert?: (params: TransformFnParams) => unknown };

export function NestedField(
  type: () => Constructor,
  { orElse, ...schema }: ApiPropertyOptions & { orElse?: 'or null' | 'or nothing' } = {},
): PropertyDecorator {
  const isOmitted = (value: unknown): boolean =>
    (value === null && orElse !== undefined) || (value === undefined && orElse === 'or nothing');
  return applyDecorators(
    ApiProperty({ ...schema, type: type(), required: orElse !== 'or nothing' }),
    Type(type),
    ValidateIf((_form, value) => !isOmitted(value)),
    ValidateNested({ message: 'not_an_object' }), // on its own it accepts a list of such objects
    Obeys((value) => (value === undefined || Array.isArray(value) ? 'not_an_object' : null)),
  );
}

export function NestedList(
  type: () => Constructor,
  maxItems: number,
  schema: ApiPropertyOptions = {},
): PropertyDecorator {
  const isObject = (item: unknown): boolean => typeof item === 'object' && item !== null && !Array.isArray(item);
  return applyDecorators(
    ApiProperty({ ...schema, type: [type()] } as ApiPropertyOptions),
    Type(type),
    ValidateNested({ each: true, message: 'not_a_list_of_objects' }),
    Obeys((value) =>
      Array.isArray(value) && value.length <= maxItems && value.every(isObject) ? null : 'not_a_list_of_objects',
    ),
  );
}

type Constructor = new () => object;

export function singleLine(maxLength: number): FieldRule {
  return ruleWithSchema({ type: String, maxLength }, (value) => {
    if (typeof value !== 'string' || isBlank(value)) return 'required';
    return checkLine(value, maxLength);
  });
}

export function freeText(maxLength: number): FieldRule {
  return ruleWithSchema({ type: String, maxLength }, (value) =>
    typeof value === 'string' ? checkText(value, maxLength) : 'not_a_text',
  );
}

export const anyValueRule: FieldRule = () => null;

export const anyTextRule = ruleWithSchema({ type: String }, (value) =>
  typeof value === 'string' ? null : 'not_a_text',
);

export function nullableRule(rule: FieldRule): FieldRule {
  return ruleWithSchema({ nullable: true, ...rule.schema }, (value, form) =>
    value === null ? null : rule(value, form),
  );
}

export function textList(maxItems: number, code = 'not_a_list_of_texts'): FieldRule {
  return ruleWithSchema({ type: [String] }, (value) =>
    Array.isArray(value) && value.length <= maxItems && value.every((text) => typeof text === 'string') ? null : code,
  );
}

/** The check that the tables exist comes later. */
export const tableIdList = (maxItems: number): FieldRule => textList(maxItems, 'tables_invalid');

export const numberRule: FieldRule = (value) => (typeof value === 'number' ? null : 'number_invalid');

export function wholeNumber(min: number, max: number, code: string): FieldRule {
  return ruleWithSchema({ type: 'integer' }, (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max ? null : code,
  );
}

/** For `@Transform`. Other values are refused later. */
export const toQueryNumber = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' && /^\d{1,6}$/.test(value) ? Number(value) : value;

export const serviceDateRule = ruleWithSchema({ type: String }, (value) => (isDate(value) ? null : 'date_invalid'));

export const ServiceDateField = (description?: string): PropertyDecorator =>
  Field(serviceDateRule, { format: 'date', description });

/** The span begins with the field `from`. */
export function lastDateWithin(maxDays: number): FieldRule<{ from: unknown }> {
  return (value, { from }) => {
    if (!isDate(value)) return 'date_invalid';
    return isDate(from) && daysBetween(from, value) > maxDays ? 'span_too_long' : null;
  };
}

const isDate = (value: unknown): value is string => typeof value === 'string' && isServiceDate(value);

export function oneOf(choices: readonly unknown[]): FieldRule {
  const textChoices = choices.filter((choice) => typeof choice === 'string');
  const schema = textChoices.length > 0 ? { enum: textChoices } : {};
  return ruleWithSchema(schema, (value) => (choices.includes(value) ? null : 'not_a_choice'));
}

export const booleanRule: FieldRule = (value) => (typeof value === 'boolean' ? null : 'not_true_or_false');
