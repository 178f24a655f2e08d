import type { Faults } from '@strapec/domain';

export function faultsInWords<Field extends string, Code extends string, Words extends string>(
  faults: Faults<Field, Code>,
  wordsOf: (code: Code) => Words,
): Faults<Field, Words> {
  const entries = Object.entries(faults) as [Field, Code][];
  return Object.fromEntries(entries.map(([field, code]) => [field, wordsOf(code)])) as Faults<Field, Words>;
}
