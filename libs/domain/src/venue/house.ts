import { type Dated, type OpeningHours, type Schedule, openingHoursOn, valueOn } from './schedule/opening-hours.js';
import type { ServiceDate } from './schedule/service-date.js';
import type { Minute } from './schedule/time-of-day.js';
import type { BookingRules, GuestRules } from './booking-rules.js';
import type { DrawnRoom } from './drawn-room.js';
import type { StandingClosure } from './table-closures.js';
import { type TablePlan, emptyPlan } from './table-plan.js';

/** What guests may know of the bar: when it is open, and by which rules it takes reservations. */
export interface HouseInPublic<Rules extends GuestRules = GuestRules> {
  zone: string;
  schedule: Schedule;
  /** Never empty, in the order of their dates. */
  rules: readonly Dated<Rules>[];
}

/** The bar as one value: all that a rule asks of it. Whatever its owner changes makes a new value with a higher version. */
export interface House extends HouseInPublic<BookingRules> {
  version: number;
  plans: readonly Dated<TablePlan>[];
  /** Never empty, in the order of their dates. */
  rooms: readonly Dated<DrawnRoom>[];
  closures: readonly StandingClosure[];
}

/** The bar on one service date. */
export interface HouseDay<Rules extends GuestRules = BookingRules> {
  date: ServiceDate;
  /** `null` when it is closed. */
  hours: OpeningHours | null;
  rules: Rules;
  /** The first start that cannot be reserved online any more. */
  pausedFrom?: Minute;
}

/** The bar on one service date, as far as guests go by it. */
export type GuestDay = HouseDay<GuestRules>;

/** The bar on a service date. */
export function houseOn<Rules extends GuestRules>(
  date: ServiceDate,
  { schedule, rules }: HouseInPublic<Rules>,
): HouseDay<Rules> {
  const rulesThen = valueOn(date, rules);
  if (!rulesThen) throw new RangeError('A house has booking rules');
  const pause = schedule.pauses?.find((one) => one.date === date);
  const day = { date, hours: openingHoursOn(date, schedule), rules: rulesThen };
  return pause ? { ...day, pausedFrom: pause.from } : day;
}

/** The tables that are in use on a service date. */
export function planOn(date: ServiceDate, { plans }: Pick<House, 'plans'>): TablePlan {
  return valueOn(date, plans) ?? emptyPlan;
}
