import { normalizeEmail, normalizeLine, normalizePhone, normalizeText } from '../text/normal-text.js';
import { hasVisibleCharacters } from '../text/usable-text.js';

/** One code for each invalid field. */
export type FormErrors<Field extends string, Code extends string = string> = Partial<Record<Field, Code>>;

export function collectErrors<Field extends string, Code extends string>(
  errorsByField: Readonly<Record<Field, Code | null>>,
): FormErrors<Field, Code> {
  const entries = Object.entries(errorsByField).filter(([, code]) => code !== null);
  return Object.fromEntries(entries) as FormErrors<Field, Code>;
}

export function mapErrors<Field extends string, From extends string, To extends string>(
  errors: FormErrors<Field, From>,
  toCode: (code: From, field: Field) => To,
): FormErrors<Field, To> {
  const entries = Object.entries(errors) as [Field, From][];
  return Object.fromEntries(entries.map(([field, code]) => [field, toCode(code, field)])) as FormErrors<Field, To>;
}

/** The code of an empty field for guests (spec §5). A captcha is solved, not filled in. */
export function markMissing<Field extends string, Code extends string>(
  errors: FormErrors<Field, Code>,
  draft: Readonly<Partial<Record<NoInfer<Field>, unknown>>>,
): FormErrors<Field, Code | 'missing'> {
  return mapErrors(errors, (code, field) => (field !== 'captchaToken' && isBlank(draft[field]) ? 'missing' : code));
}

/** `missing` if any field is missing, otherwise the first invalid field. The checks have the order of spec §5. */
export function findFirstErrorField<Field extends string>(errors: FormErrors<Field>): Field | 'missing' | null {
  if (Object.values(errors).includes('missing')) return 'missing';
  return (Object.keys(errors) as Field[])[0] ?? null;
}

/** Rounded up, at least 1. `seconds` comes from the refusal. */
export const toWaitMinutes = (seconds = 60): number => Math.max(1, Math.ceil(seconds / 60));

/** Invisible characters do not count. */
export function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && !hasVisibleCharacters(value));
}

const normalizersByField: Readonly<Record<string, (input: string) => string>> = {
  firstName: normalizeLine,
  lastName: normalizeLine,
  name: normalizeLine,
  email: normalizeEmail,
  phone: normalizePhone,
};

export function normalizeDraft<Draft extends object>(draft: Draft): Draft {
  const values = Object.entries(draft).map(([field, value]: [string, unknown]) => [
    field,
    typeof value === 'string' ? (normalizersByField[field] ?? normalizeText)(value) : value,
  ]);
  return Object.fromEntries(values) as Draft;
}
