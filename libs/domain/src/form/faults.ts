/** What is wrong with a form: one code for each field at fault; a field that is right is not named. */
export type Faults<Field extends string, Code extends string = string> = Partial<Record<Field, Code>>;

/** The faults among what was found out about each field. */
export function faultsAmong<Field extends string, Code extends string>(
  found: Readonly<Record<Field, Code | null>>,
): Faults<Field, Code> {
  return Object.fromEntries(Object.entries(found).filter(([, code]) => code !== null)) as Faults<Field, Code>;
}

/**
 * What a guest is told first of all that is wrong (spec §5): that something is missing, when a field at fault is empty, else
 * the first field at fault in the order of the specification; `null` when nothing is. An unsolved captcha is told last.
 */
export function toldFirst<Field extends string>(
  faults: Faults<Field>,
  draft: Readonly<Partial<Record<Field, unknown>>>,
  inOrder: readonly Field[],
): Field | 'missing' | null {
  const faulty = inOrder.filter((field) => faults[field] !== undefined);
  const isMissing = faulty.some((field) => field !== 'captchaToken' && isBlank(draft[field]));
  return isMissing ? 'missing' : (faulty[0] ?? null);
}

/** Whether nothing stands in a field. */
export function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

/** A form without the blanks around what was typed: nobody means them. */
export function trimmed<Draft extends object>(draft: Draft): Draft {
  const values = Object.entries(draft).map(([field, value]: [string, unknown]) => [
    field,
    typeof value === 'string' ? value.trim() : value,
  ]);
  return Object.fromEntries(values) as Draft;
}
