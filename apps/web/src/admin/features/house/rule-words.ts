import { type BookingRules, type NumberRule, reservationLimits, ruleNames } from '@strapec/domain';
import type { HouseText } from './texts';

type RuleName = keyof BookingRules;

/** A rule as a sentence, and as it stood before where it did. */
export interface ToldRule {
  name: RuleName;
  now: string;
  was?: string;
}

/** One more than the largest party: the rule concerns no party. */
export const noParty = reservationLimits.maxPartySize + 1;

const sentences: Readonly<Record<NumberRule, (value: number | null, text: HouseText) => string>> = {
  slotMinutes: (value, text) => text('house.rules.slotMinutes', { count: value ?? 0 }),
  leadMinutes: (value, text) =>
    value ? text('house.rules.leadMinutes', { span: spanInWords(value, text) }) : text('house.rules.leadMinutes.none'),
  horizonDays: (value, text) => text('house.rules.horizonDays', { count: value ?? 0 }),
  largestPartyOnline: (value, text) => text('house.rules.largestPartyOnline', { count: value ?? 0 }),
  approvalFrom: (value, text) =>
    value === noParty
      ? text('house.rules.approvalFrom.none')
      : text('house.rules.approvalFrom', { count: value ?? noParty }),
  depositFrom: (value, text) =>
    value === noParty
      ? text('house.rules.depositFrom.none')
      : text('house.rules.depositFrom', { count: value ?? noParty }),
  pacingCovers: (value, text) =>
    value === null ? text('house.rules.pacingCovers.none') : text('house.rules.pacingCovers', { count: value }),
  holdMinutes: (value, text) =>
    value ? text('house.rules.holdMinutes', { span: spanInWords(value, text) }) : text('house.rules.holdMinutes.none'),
  graceMinutes: (value, text) =>
    value
      ? text('house.rules.graceMinutes', { span: spanInWords(value, text) })
      : text('house.rules.graceMinutes.none'),
  resetMinutes: (value, text) =>
    value
      ? text('house.rules.resetMinutes', { span: spanInWords(value, text) })
      : text('house.rules.resetMinutes.none'),
  smallPartiesFrom: (value, text) =>
    value === null
      ? text('house.rules.smallPartiesFrom.none')
      : text('house.rules.smallPartiesFrom', { span: spanInWords(value, text) }),
  freezeMinutes: (value, text) =>
    value === null
      ? text('house.rules.freezeMinutes.none')
      : text('house.rules.freezeMinutes', { span: spanInWords(value, text) }),
  reminderHours: (value, text) =>
    value === null ? text('house.rules.reminderHours.none') : text('house.rules.reminderHours', { count: value }),
  lateCancelHours: (value, text) =>
    value ? text('house.rules.lateCancelHours', { count: value }) : text('house.rules.lateCancelHours.none'),
};

/** All rules, each as a sentence. */
export function rulesInWords(rules: BookingRules, text: HouseText): ToldRule[] {
  return [
    ...ruleNames.map((name): ToldRule => ({ name, now: sentences[name](rules[name], text) })),
    { name: 'walkInTables', now: streetInWords(rules, text) },
  ];
}

/** Those that are not what they were. */
export function changesInWords(before: BookingRules, after: BookingRules, text: HouseText): ToldRule[] {
  const was = new Map(rulesInWords(before, text).map(({ name, now }) => [name, now]));
  return rulesInWords(after, text).flatMap((rule) => {
    const other = was.get(rule.name);
    return other === undefined || other === rule.now ? [] : [{ ...rule, was: other }];
  });
}

const streetInWords = ({ walkInTables }: BookingRules, text: HouseText): string =>
  walkInTables.length === 0
    ? text('house.rules.walkInTables.none')
    : text('house.rules.walkInTables', { tables: walkInTables.join(', ') });

/** `45 minutes`, `2 hours`. */
function spanInWords(minutes: number, text: HouseText): string {
  const hours = minutes / 60;
  return hours >= 1 && Number.isInteger(hours)
    ? text('house.span.hours', { count: hours })
    : text('house.span.minutes', { count: minutes });
}
