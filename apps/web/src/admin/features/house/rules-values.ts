import {
  type BookingRules,
  type Dated,
  type NumberRule,
  type ServiceDate,
  ruleBounds,
  ruleNames,
} from '@strapec/domain';

/** Booking rules as the form holds them: numbers as they are typed, nothing for never. */
export type RulesValues = { from: ServiceDate; walkInTables: string[] } & Record<NumberRule, string>;

export function rulesValues({ from, value }: Dated<BookingRules>): RulesValues {
  const typed = ruleNames.map((name) => [name, String(value[name] ?? '')]);
  const numbers = Object.fromEntries(typed) as Record<NumberRule, string>;
  return { from, walkInTables: [...value.walkInTables], ...numbers };
}

export function rulesOf({ from, walkInTables, ...typed }: RulesValues): Dated<BookingRules> {
  const numbers = ruleNames.map((name): [string, number | null] => [
    name,
    numberOf(typed[name], ruleBounds[name].mayBeNever),
  ]);
  return { from, value: { ...(Object.fromEntries(numbers) as unknown as BookingRules), walkInTables } };
}

/** What is no number is none that fits. */
function numberOf(typed: string, mayBeNever = false): number | null {
  const trimmed = typed.trim();
  if (trimmed === '' && mayBeNever) return null;
  return /^\d{1,5}$/.test(trimmed) ? Number(trimmed) : Number.NaN;
}
