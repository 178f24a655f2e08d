import type { FormErrors } from '@strapec/domain';

export function errorsInWords<Field extends string, Code extends string, Words extends string>(
  errors: FormErrors<Field, Code>,
  wordsOf: (code: Code) => Words,
): FormErrors<Field, Words> {
  const entries = Object.entries(errors) as [Field, Code][];
  return Object.fromEntries(entries.map(([field, code]) => [field, wordsOf(code)])) as FormErrors<Field, Words>;
}
