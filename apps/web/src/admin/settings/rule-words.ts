import { type BookingRules, type NumberRule, reservationLimits, ruleNames } from '@strapec/domain';
import type { VenueText } from './texts';

type RuleName = keyof BookingRules;

export interface RuleSentence {
  name: RuleName;
  now: string;
  was?: string;
}

/** One more than the largest party: the rule applies to no party. */
export const noParty = reservationLimits.maxPartySize + 1;

const isFalsy = (value: number | null): boolean => !value;
const isNull = (value: number | null): boolean => value === null;
const isNoParty = (value: number | null): boolean => value === noParty;

const never = {
  leadMinutes: isFalsy,
  approvalFrom: isNoParty,
  depositFrom: isNoParty,
  pacingCovers: isNull,
  holdMinutes: isFalsy,
  graceMinutes: isFalsy,
  resetMinutes: isFalsy,
  smallPartiesFrom: isNull,
  freezeMinutes: isNull,
  reminderHours: isNull,
  lateCancelHours: isFalsy,
} as const satisfies Partial<Record<NumberRule, (value: number | null) => boolean>>;

const mayBeNever = (name: NumberRule): name is keyof typeof never => name in never;

function sentenceOf(name: NumberRule, value: number | null, text: VenueText): string {
  if (mayBeNever(name) && never[name](value)) return text(`settings.rules.${name}.none`);
  return text(`settings.rules.${name}`, { count: value ?? 0, span: spanInWords(value ?? 0, text) });
}

export function rulesInWords(rules: BookingRules, text: VenueText): RuleSentence[] {
  return [
    ...ruleNames.map((name): RuleSentence => ({ name, now: sentenceOf(name, rules[name], text) })),
    { name: 'walkInTables', now: streetInWords(rules, text) },
  ];
}

export function changesInWords(before: BookingRules, after: BookingRules, text: VenueText): RuleSentence[] {
  const was = new Map(rulesInWords(before, text).map(({ name, now }) => [name, now]));
  return rulesInWords(after, text).flatMap((rule) => {
    const other = was.get(rule.name);
    return other === undefined || other === rule.now ? [] : [{ ...rule, was: other }];
  });
}

const streetInWords = ({ walkInTables }: BookingRules, text: VenueText): string =>
  walkInTables.length === 0
    ? text('settings.rules.walkInTables.none')
    : text('settings.rules.walkInTables', { tables: walkInTables.join(', ') });

function spanInWords(minutes: number, text: VenueText): string {
  const hours = minutes / 60;
  return hours >= 1 && Number.isInteger(hours)
    ? text('settings.span.hours', { count: hours })
    : text('settings.span.minutes', { count: minutes });
}
