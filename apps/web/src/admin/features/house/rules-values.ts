import { type BookingRules, type Dated, type ServiceDate, ruleBounds, ruleNames } from '@strapec/domain';

/** Booking rules as the form holds them: numbers as they are typed, nothing for never. */
export type RulesValues = { from: ServiceDate } & Record<keyof BookingRules, string>;

export function rulesValues({ from, value }: Dated<BookingRules>): RulesValues {
  const typed = ruleNames.map((name) => [name, String(value[name] ?? '')]);
  return { from, ...(Object.fromEntries(typed) as Record<keyof BookingRules, string>) };
}

export function rulesOf({ from, ...typed }: RulesValues): Dated<BookingRules> {
  const value = ruleNames.map((name): [string, number | null] => [
    name,
    numberOf(typed[name], ruleBounds[name].mayBeNever),
  ]);
  return { from, value: Object.fromEntries(value) as unknown as BookingRules };
}

/** What is no number is none that fits. */
function numberOf(typed: string, mayBeNever = false): number | null {
  const trimmed = typed.trim();
  if (trimmed === '' && mayBeNever) return null;
  return /^\d{1,5}$/.test(trimmed) ? Number(trimmed) : Number.NaN;
}
