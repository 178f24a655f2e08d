import { type Dated, valueOn } from '../schedule/opening-hours.js';
import type { BookingRules } from '../booking-rules.js';
import { type AmongDated, type VenueError, beginErrors, notThere } from './venue-errors.js';
import { reservationLimits } from '../reservation-limits.js';
import type { ServiceDate } from '../schedule/service-date.js';
import { type VenueRows, roomOn } from '../build-venue.js';
import { changeableDates, except, inOrder, type VenueAction, type VenueFacts } from './venue-action.js';

interface RuleBounds {
  least: number;
  most: number;
  step?: number;
  /** Allows `null`, which is never. */
  mayBeNever?: boolean;
}

const { staffStartStep: quarter, maxPartySize, longestStayHours } = reservationLimits;
/** The maximum is one more than any party: then the rule applies to none. */
const anyParty = { least: 1, most: maxPartySize + 1 };

export type NumberRule = Exclude<keyof BookingRules, 'walkInTables'>;

/** The database enforces them too. */
export const ruleBounds: Readonly<Record<NumberRule, RuleBounds>> = {
  slotMinutes: { least: quarter, most: 240, step: quarter },
  leadMinutes: { least: 0, most: 10_080 },
  horizonDays: { least: 1, most: 1_000 },
  largestPartyOnline: { least: 1, most: maxPartySize },
  approvalFrom: anyParty,
  depositFrom: anyParty,
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
  { known, ...among }: AmongDated & { known: readonly string[] },
): VenueError[] {
  const isKnown = value.walkInTables.every((id) => known.includes(id));
  const outside = ruleNames.filter((name) => !isWithinBounds(value[name], ruleBounds[name]));
  return [
    ...beginErrors(from, among),
    ...outside.map((field): VenueError => ({ field, code: 'outside_bounds' })),
    ...(outside.length === 0 && value.usualStayHours > value.longestStayHours
      ? [{ field: 'usualStayHours', code: 'usual_above_longest' } as const]
      : []),
    ...(isKnown ? [] : [{ field: 'walkInTables', code: 'unknown_table' } as const]),
  ];
}

function isWithinBounds(value: number | null, { least, most, step = 1, mayBeNever = false }: RuleBounds): boolean {
  if (value === null) return mayBeNever;
  return value >= least && value <= most && value % step === 0;
}

/** Earlier dates keep theirs. `replaces` is the date of the edited rules. */
export interface PutRules {
  rules: Dated<BookingRules>;
  replaces: ServiceDate | null;
}

export interface RemoveRules {
  from: ServiceDate;
}

interface Actions {
  putRules: VenueAction<PutRules>;
  removeRules: VenueAction<RemoveRules>;
}

export const rulesActions: Actions = {
  putRules: {
    errors: ({ rules, replaces }, venue, today) =>
      replaces === null || changeableDates(venue.rules, today).includes(replaces)
        ? rulesErrors(rules, { others: except(venue.rules, replaces), today, known: tablesOn(rules.from, venue) })
        : [notThere('replaces')],
    applied: ({ rules, replaces }, rows) => withRules(rows, [...except(rows.rules, replaces), rules]),
    dates: ({ rules }) => [rules.from],
    facts: ({ rules }, rows) => rulesOn(rules.from, rows),
  },
  removeRules: {
    errors: ({ from }, { rules }, today) =>
      changeableDates(rules, today).includes(from) && rules.length > 1 ? [] : [notThere('from')],
    applied: ({ from }, rows) => withRules(rows, except(rows.rules, from)),
    dates: ({ from }) => [from],
    facts: ({ from }, rows) => rulesOn(from, rows),
  },
};

const tablesOn = (date: ServiceDate, venue: VenueRows): string[] => roomOn(date, venue).tables.map(({ id }) => id);

const rulesOn = (date: ServiceDate, { rules }: VenueRows): VenueFacts | null => {
  const value = valueOn(date, rules);
  return value ? { ...value } : null;
};

const withRules = (rows: VenueRows, rules: readonly Dated<BookingRules>[]): VenueRows => ({
  ...rows,
  rules: inOrder(rules),
});
