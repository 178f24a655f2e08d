import { type Dated, type OpeningHours, type Schedule, openingHoursOn, valueOn } from './schedule/opening-hours.js';
import type { ServiceDate } from './schedule/service-date.js';
import type { Minute } from './schedule/time-of-day.js';
import type { BookingRules, GuestRules } from './booking-rules.js';
import type { RoomLayout } from './room-layout.js';
import type { SavedClosure } from './table-closures.js';
import { type TablePlan, emptyPlan } from './table-plan.js';

export interface PublicVenue<Rules extends GuestRules = GuestRules> {
  zone: string;
  schedule: Schedule;
  /** Never empty, sorted by date. */
  rules: readonly Dated<Rules>[];
}

/** All data for the rules. Each change by the owner makes a new value with a higher version. */
export interface Venue extends PublicVenue<BookingRules> {
  version: number;
  plans: readonly Dated<TablePlan>[];
  /** Never empty, sorted by date. */
  rooms: readonly Dated<RoomLayout>[];
  closures: readonly SavedClosure[];
}

export interface VenueDay<Rules extends GuestRules = BookingRules> {
  date: ServiceDate;
  hours: OpeningHours | null;
  rules: Rules;
  /** The first start that guests can no longer reserve online. */
  pausedFrom?: Minute;
}

export type GuestVenueDay = VenueDay<GuestRules>;

/** Throws a RangeError without booking rules. */
export function venueDayOn<Rules extends GuestRules>(
  date: ServiceDate,
  { schedule, rules }: PublicVenue<Rules>,
): VenueDay<Rules> {
  const dayRules = valueOn(date, rules);
  if (!dayRules) throw new RangeError('A venue has booking rules');
  const pause = schedule.pauses?.find((one) => one.date === date);
  const day = { date, hours: openingHoursOn(date, schedule), rules: dayRules };
  return pause ? { ...day, pausedFrom: pause.from } : day;
}

export function tablePlanOn(date: ServiceDate, { plans }: Pick<Venue, 'plans'>): TablePlan {
  return valueOn(date, plans) ?? emptyPlan;
}

export const setupSteps = ['businessDetails', 'languages', 'hours', 'tables', 'sender'] as const;
export type SetupStep = (typeof setupSteps)[number];
