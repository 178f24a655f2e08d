import { type Stay, endsByClosing, isBookableAt, minutesAhead, startTimesOn } from '../../venue/start-times.js';
import type { GuestDay } from '../../venue/house.js';
import { type TablePlan, isListed, withoutPlacesAt } from '../../venue/table-plan.js';
import { addDays } from '../../venue/schedule/service-date.js';
import type { LocalMoment, Minute } from '../../venue/schedule/time-of-day.js';
import { type Evening, planFor, withSeatingFrozen } from '../evening/evening.js';
import { isWithinPace } from '../evening/pacing.js';
import { seat, seatEach } from '../search/seating.js';
import { seatAt } from '../settle/settle-evening.js';
import { heldFor } from '../evening/reset-time.js';
import type { Seating, Wish } from '../search/seating-request.js';

/** What a guest asks for before choosing a time. */
export interface PartyAndStay {
  partySize: number;
  minutes: number;
}

/** The same, where only some starts come into question: on a fuller evening those that were offered before. */
export interface StartTimesQuestion extends PartyAndStay {
  among?: readonly Minute[] | undefined;
}

/** Starts that can be reserved, and whether it is known of every other that it cannot. */
export interface AvailableStartTimes {
  startTimes: Minute[];
  isCertain: boolean;
}

/** A visit that is asked for. */
export interface VisitRequest extends PartyAndStay, Stay {
  /** The tables it has, and keeps where nobody has to move for that. */
  keeps?: readonly string[];
}

/**
 * The starts at which a party can be seated for a stay: these are offered, and each of them can be reserved (rules §3).
 */
export function availableStartTimes(
  { among, partySize, minutes }: StartTimesQuestion,
  evening: Evening,
  now: LocalMoment,
): AvailableStartTimes {
  const current = withSeatingFrozen(evening, now);
  const offered = offeredStartTimes(minutes, evening, now);
  const starts = (among ? offered.filter((start) => among.includes(start)) : offered).filter((start) =>
    isWithinPace({ start, partySize }, evening),
  );
  const wishes = starts.map((start) => wishFor({ start, partySize, minutes }, current, now));
  const seatings = seatEach(wishes, current);
  return {
    startTimes: starts.filter((_, index) => typeof seatings[index] === 'object'),
    isCertain: !seatings.includes('budget_exceeded'),
  };
}

/** The starts that opening hours, lead time and horizon allow, whoever sits there already. */
export function offeredStartTimes(minutes: number, day: GuestDay, now: LocalMoment): Minute[] {
  return startTimesOn(day).filter((start) => endsByClosing({ start, minutes }, day) && isBookableAt(start, day, now));
}

/** Whether a stay is one of those, whoever sits there already. */
export function isOffered({ start, minutes }: Stay, day: GuestDay, now: LocalMoment): boolean {
  return offeredStartTimes(minutes, day, now).includes(start);
}

/** Tables for a visit on an evening that a guest reserves online. */
export function seatVisit(visit: VisitRequest, evening: Evening, now: LocalMoment): Seating {
  const wish = wishFor(visit, evening, now);
  return keptPlace(wish, visit.keeps ?? [], evening) ?? seat(wish, { ...evening, plan: wish.plan });
}

function keptPlace({ plan, start, end, partySize }: Wish, tables: readonly string[], evening: Evening): Seating | null {
  if (!isListed(tables, partySize, plan)) return null;
  const stays = seatAt(tables, { start, end, partySize }, { ...evening, plan });
  return typeof stays === 'object' && stays.moves.length === 0 ? stays : null;
}

function wishFor(visit: VisitRequest, evening: Evening, now: LocalMoment): Wish {
  const { start, end } = heldFor(visit, evening);
  return { start, end, partySize: visit.partySize, plan: onlinePlanFor(start, evening, now) };
}

/**
 * A stamp of the clock for one evening: while it, the house and the occupancy stay the same, so does every answer about
 * that evening. Only tonight and tomorrow depend on the minute.
 */
export function clockStamp(date: string, now: LocalMoment): string {
  const isNear = date <= addDays(now.date, 1);
  return isNear ? `${now.date} ${now.minute}` : now.date;
}

/** Minutes before a start at which a table that is kept for the street is everybody's. */
export const releasedBefore = 60;

/** The room as guests online may have it for a visit that begins so soon: without the tables that are kept for the street. */
export function onlinePlanFor(start: Minute, evening: Evening, now: LocalMoment): TablePlan {
  const plan = planFor(start, evening, now);
  const { walkInTables } = evening.rules;
  const isReleased = walkInTables.length === 0 || minutesAhead(evening.date, start, now) <= releasedBefore;
  return isReleased ? plan : withoutPlacesAt(walkInTables, plan);
}

/** The evening for staff, who see tables kept for the street free, and are asked about the pace but not held to it. */
export function withoutOnlineRules<Night extends Evening>(evening: Night): Night {
  return { ...evening, rules: { ...evening.rules, pacingCovers: null, walkInTables: [] } };
}
