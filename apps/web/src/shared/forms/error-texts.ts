import type { FormErrors } from '@strapec/domain';

export function errorTexts<Field extends string, Code extends string, Words extends string>(
  errors: FormErrors<Field, Code>,
  errorText: (code: Code) => Words,
): FormErrors<Field, Words> {
  const entries = Object.entries(errors) as [Field, Code][];
  return Object.fromEntries(entries.map(([field, code]) => [field, errorText(code)])) as FormErrors<Field, Words>;
}
