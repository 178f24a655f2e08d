import type { TablePlan } from '../venue/table-plan.js';
import { type ServiceDate, addDays } from '../venue/schedule/service-date.js';
import {
  clockMinute,
  serviceDayEnd,
  serviceDayStart,
  minutesPerDay,
  minutesPerHour,
} from '../venue/schedule/time-of-day.js';

export const eventTypes = ['wine_tasting', 'private_dinner', 'corporate', 'celebration', 'custom'] as const;
export type EventType = (typeof eventTypes)[number];
export const eventStatuses = ['active', 'cancelled', 'draft', 'completed'] as const;
export type EventStatus = (typeof eventStatuses)[number];
/** The whole room, the largest tables until its guests have seats, or none (rules §4). */
export const capacityModes = ['full_room', 'seats', 'none'] as const;
export type CapacityMode = (typeof capacityModes)[number];

export interface EventDemand {
  capacityMode: CapacityMode;
  maxCapacity: number;
}

/** It may start at any time of its calendar day and continue into the next. */
export interface EventTime {
  date: ServiceDate;
  time: string;
  /** Hours. */
  duration: number;
}

const wholeRoomCapacity = 20;
const closedEventTypes: readonly EventType[] = ['private_dinner', 'corporate', 'celebration'];

/** Such an event takes the whole room, and the site shows it only if staff choose so. */
export const isClosedEvent = (eventType: EventType): boolean => closedEventTypes.includes(eventType);

export function defaultCapacityMode(eventType: EventType, maxCapacity: number): CapacityMode {
  return isClosedEvent(eventType) || maxCapacity >= wholeRoomCapacity ? 'full_room' : 'seats';
}

/** In order, in minutes of each service date; the day changes at 05:00 (rules §2). */
export function eventPeriods({ date, time, duration }: EventTime) {
  const start = clockMinute(time);
  const end = start + duration * minutesPerHour;
  return [-1, 0, 1].flatMap((days) => {
    const midnight = days * minutesPerDay;
    const period = {
      date: addDays(date, days),
      start: Math.max(start - midnight, serviceDayStart),
      end: Math.min(end - midnight, serviceDayEnd),
    };
    return period.start < period.end ? [period] : [];
  });
}

/**
 * The whole room, or the largest tables until its guests have seats (rules §4). Those of each list in `preferred` come
 * before all others.
 */
export function tablesForEvent(
  { capacityMode, maxCapacity }: EventDemand,
  plan: TablePlan,
  { preferred, free }: { preferred: readonly (readonly string[])[]; free: readonly string[] },
): string[] {
  const freeTables = singleTables(plan).filter(({ id }) => free.includes(id));
  if (capacityMode === 'none') return [];
  if (capacityMode === 'full_room') return freeTables.map(({ id }) => id);
  const preferredTables = preferred.flatMap((ids) => freeTables.filter(({ id }) => ids.includes(id)));
  const tablesInOrder = [...new Set([...preferredTables, ...freeTables])];
  const isNeeded = (index: number): boolean => countSeats(tablesInOrder.slice(0, index)) < maxCapacity;
  return tablesInOrder.filter((_, index) => isNeeded(index)).map(({ id }) => id);
}

const singleTables = ({ places }: TablePlan) =>
  places
    .filter(({ tables }) => tables.length === 1)
    .map(({ tables: [id = ''], maxParty: seats }) => ({ id, seats }))
    .sort((a, b) => b.seats - a.seats)
    // a room of one table lists that table as a combination too
    .filter(({ id }, index, all) => all.findIndex((other) => other.id === id) === index);

const countSeats = (tables: readonly { seats: number }[]): number => tables.reduce((sum, { seats }) => sum + seats, 0);

/** Spec §9. */
export const eventLimits = {
  /** Hours. */
  maxDuration: 12,
  defaultDuration: 2,
  maxCapacity: 100,
  defaultCapacity: 12,
  defaultTime: '18:00',
  titleLength: 120,
  descriptionLength: 2000,
  /** Cents. More is a typing error. */
  maxPrice: 1_000_000,
} as const;

export const eventVisibilities = ['visible', 'hidden'] as const;
export type EventVisibility = (typeof eventVisibilities)[number];

export const defaultVisibility = (eventType: EventType): EventVisibility =>
  isClosedEvent(eventType) ? 'hidden' : 'visible';

/** From euros. A text that is not a number becomes 0 (spec §5), an empty field `null`. */
export function centsFromEuros(input: string): number | null {
  const text = input.trim().replace(',', '.');
  if (text === '') return null;
  const euros = Number(text);
  return Number.isFinite(euros) ? Math.round(euros * 100) : 0;
}
