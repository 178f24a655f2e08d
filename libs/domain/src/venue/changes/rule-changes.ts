import type { Dated } from '../schedule/opening-hours.js';
import type { BookingRules } from '../booking-rules.js';
import { errorsAt } from '../../form/path-errors.js';
import { type DatedContext, checkStartDate } from './schedule-checks.js';
import { reservationLimits } from '../reservation-limits.js';
import { roomOn } from '../build-venue.js';
import { type ChangeHandlers, type VenueChangePayloads, datedHandlers } from './change-handler.js';

interface RuleBounds {
  min: number;
  max: number;
  step?: number;
  /** Allows `null`, which is never. */
  isNullable?: boolean;
}

const { quarterMinutes, maxPartySize, longestStayHours } = reservationLimits;
/** The maximum is one more than any party: then the rule applies to none. */
const partySizeBounds = { min: 1, max: maxPartySize + 1 };

export type NumericRuleName = Exclude<keyof BookingRules, 'walkInTables'>;

/** The database enforces them too. */
export const ruleBounds: Readonly<Record<NumericRuleName, RuleBounds>> = {
  slotMinutes: { min: quarterMinutes, max: 240, step: quarterMinutes },
  leadMinutes: { min: 0, max: 10_080 },
  horizonDays: { min: 1, max: 1_000 },
  largestPartyOnline: { min: 1, max: maxPartySize },
  approvalFrom: partySizeBounds,
  depositFrom: partySizeBounds,
  requestHours: { min: 1, max: 168 },
  pacingCovers: { min: 1, max: 200, isNullable: true },
  holdMinutes: { min: 0, max: 240 },
  graceMinutes: { min: 0, max: 30 },
  resetMinutes: { min: 0, max: 2 * quarterMinutes, step: quarterMinutes },
  smallPartiesFrom: { min: 0, max: 1_440, isNullable: true },
  freezeMinutes: { min: 0, max: 1_440, isNullable: true },
  reminderHours: { min: 3, max: 72, isNullable: true },
  lateCancelHours: { min: 0, max: 168 },
  usualStayHours: { min: 1, max: longestStayHours },
  longestStayHours: { min: 1, max: longestStayHours },
};

export const ruleNames = Object.keys(ruleBounds) as NumericRuleName[];

/** `knownTableIds` are the tables on that date. */
export function checkRules(
  { from, value }: Dated<BookingRules>,
  { knownTableIds, ...context }: DatedContext & { knownTableIds: readonly string[] },
) {
  const areTablesKnown = value.walkInTables.every((id) => knownTableIds.includes(id));
  const ruleNamesOutOfBounds = ruleNames.filter((name) => !isWithinBounds(value[name], ruleBounds[name]));
  return [
    ...checkStartDate(from, context),
    ...ruleNamesOutOfBounds.flatMap((field) => errorsAt(field, 'outside_bounds')),
    ...errorsAt(
      'usualStayHours',
      ruleNamesOutOfBounds.length === 0 && value.usualStayHours > value.longestStayHours && 'usual_above_longest',
    ),
    ...errorsAt('walkInTables', !areTablesKnown && 'unknown_table'),
  ];
}

function isWithinBounds(value: number | null, { min, max, step = 1, isNullable = false }: RuleBounds): boolean {
  if (value === null) return isNullable;
  return value >= min && value <= max && value % step === 0;
}

const { put: putRules, remove: removeRules } = datedHandlers({
  getNewValue: ({ rules }: VenueChangePayloads['putRules']) => rules,
  listValues: ({ rules }) => rules,
  withValues: (rows, rules) => ({ ...rows, rules }),
  checkValue: (rules, context, rows) =>
    checkRules(rules, { ...context, knownTableIds: roomOn(rules.from, rows).tables.map(({ id }) => id) }),
  toAuditFacts: (rules) => ({ ...rules }),
});

export const rulesHandlers: ChangeHandlers<'putRules' | 'removeRules'> = { putRules, removeRules };
