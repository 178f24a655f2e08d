import { normalEmail, normalLine, normalPhone, normalText } from '../text/normal-text.js';
import { isVisible } from '../text/usable-text.js';

/** What is wrong with a form: one code for each field at fault; a field that is right is not named. */
export type Faults<Field extends string, Code extends string = string> = Partial<Record<Field, Code>>;

/** The faults among what was found out about each field. */
export function faultsAmong<Field extends string, Code extends string>(
  found: Readonly<Record<Field, Code | null>>,
): Faults<Field, Code> {
  return Object.fromEntries(Object.entries(found).filter(([, code]) => code !== null)) as Faults<Field, Code>;
}

/** The same as a guest is told it: of an empty field only that it is missing (spec §5). A captcha is solved, not filled in. */
export function withMissing<Field extends string, Code extends string>(
  faults: Faults<Field, Code>,
  draft: Readonly<Partial<Record<Field, unknown>>>,
): Faults<Field, Code | 'missing'> {
  const told = (Object.entries(faults) as [Field, Code][]).map(([field, code]) => {
    const isMissing = field !== 'captchaToken' && isBlank(draft[field]);
    return [field, isMissing ? 'missing' : code];
  });
  return Object.fromEntries(told) as Faults<Field, Code | 'missing'>;
}

/** What is told first of all that is wrong (spec §5): that something is missing, else the first field at fault in that order. */
export function toldFirst<Field extends string>(
  faults: Faults<Field>,
  inOrder: readonly Field[],
): Field | 'missing' | null {
  if (Object.values(faults).includes('missing')) return 'missing';
  return inOrder.find((field) => faults[field] !== undefined) ?? null;
}

/** Whole minutes, at least one, until another try can succeed; `seconds` as a refusal names them. */
export const minutesToWait = (seconds = 60): number => Math.max(1, Math.ceil(seconds / 60));

/** Whether nothing stands in a field; invisible signs are nothing. */
export function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && !isVisible(value));
}

const normalForms: Readonly<Record<string, (typed: string) => string>> = {
  ...{ firstName: normalLine, lastName: normalLine, name: normalLine },
  ...{ email: normalEmail, phone: normalPhone },
};

/** A form as it is kept: each text in its normal form, by the name of its field. */
export function normalDraft<Draft extends object>(draft: Draft): Draft {
  const values = Object.entries(draft).map(([field, value]: [string, unknown]) => [
    field,
    typeof value === 'string' ? (normalForms[field] ?? normalText)(value) : value,
  ]);
  return Object.fromEntries(values) as Draft;
}
