import type { Dated } from '../schedule/opening-hours.js';
import type { BookingRules } from '../booking-rules.js';
import { errorAt } from '../../form/path-errors.js';
import { type DatedContext, type VenueError, beginErrors } from './venue-errors.js';
import { reservationLimits } from '../reservation-limits.js';
import { roomOn } from '../build-venue.js';
import { type VenueActions, type VenueChanges, datedActions } from './venue-action.js';

interface RuleBounds {
  least: number;
  most: number;
  step?: number;
  /** Allows `null`, which is never. */
  mayBeNever?: boolean;
}

const { staffStartStep: quarter, maxPartySize, longestStayHours } = reservationLimits;
/** The maximum is one more than any party: then the rule applies to none. */
const partySizeBounds = { least: 1, most: maxPartySize + 1 };

export type NumberRule = Exclude<keyof BookingRules, 'walkInTables'>;

/** The database enforces them too. */
export const ruleBounds: Readonly<Record<NumberRule, RuleBounds>> = {
  slotMinutes: { least: quarter, most: 240, step: quarter },
  leadMinutes: { least: 0, most: 10_080 },
  horizonDays: { least: 1, most: 1_000 },
  largestPartyOnline: { least: 1, most: maxPartySize },
  approvalFrom: partySizeBounds,
  depositFrom: partySizeBounds,
  requestHours: { least: 1, most: 168 },
  pacingCovers: { least: 1, most: 200, mayBeNever: true },
  holdMinutes: { least: 0, most: 240 },
  graceMinutes: { least: 0, most: 30 },
  resetMinutes: { least: 0, most: 2 * quarter, step: quarter },
  smallPartiesFrom: { least: 0, most: 1_440, mayBeNever: true },
  freezeMinutes: { least: 0, most: 1_440, mayBeNever: true },
  reminderHours: { least: 3, most: 72, mayBeNever: true },
  lateCancelHours: { least: 0, most: 168 },
  usualStayHours: { least: 1, most: longestStayHours },
  longestStayHours: { least: 1, most: longestStayHours },
};

export const ruleNames = Object.keys(ruleBounds) as NumberRule[];

/** `known` are the tables on that date. */
export function rulesErrors(
  { from, value }: Dated<BookingRules>,
  { known, ...context }: DatedContext & { known: readonly string[] },
): VenueError[] {
  const isKnown = value.walkInTables.every((id) => known.includes(id));
  const outside = ruleNames.filter((name) => !isWithinBounds(value[name], ruleBounds[name]));
  return [
    ...beginErrors(from, context),
    ...outside.flatMap((field) => errorAt(field, 'outside_bounds')),
    ...errorAt(
      'usualStayHours',
      outside.length === 0 && value.usualStayHours > value.longestStayHours && 'usual_above_longest',
    ),
    ...errorAt('walkInTables', !isKnown && 'unknown_table'),
  ];
}

function isWithinBounds(value: number | null, { least, most, step = 1, mayBeNever = false }: RuleBounds): boolean {
  if (value === null) return mayBeNever;
  return value >= least && value <= most && value % step === 0;
}

const { put: putRules, remove: removeRules } = datedActions({
  newValue: ({ rules }: VenueChanges['putRules']) => rules,
  valuesIn: ({ rules }) => rules,
  withValues: (rows, rules) => ({ ...rows, rules }),
  errors: (rules, among, rows) =>
    rulesErrors(rules, { ...among, known: roomOn(rules.from, rows).tables.map(({ id }) => id) }),
  facts: (rules) => ({ ...rules }),
});

export const rulesActions: VenueActions<'putRules' | 'removeRules'> = { putRules, removeRules };
