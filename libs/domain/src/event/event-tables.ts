import { type EventType, isPrivateEvent } from './event.js';
import type { TablePlan } from '../venue/table-plan.js';
import { type ServiceDate, addDays } from '../venue/schedule/service-date.js';
import {
  toCalendarMinute,
  serviceDayEnd,
  serviceDayStart,
  minutesPerDay,
  minutesPerHour,
} from '../venue/schedule/time-of-day.js';

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

const minGuestsForWholeRoom = 20;
export function suggestCapacityMode(eventType: EventType, maxCapacity: number): CapacityMode {
  return isPrivateEvent(eventType) || maxCapacity >= minGuestsForWholeRoom ? 'full_room' : 'seats';
}

/** In order, in minutes of each service date; the day changes at 05:00 (rules §2). */
export function listEventPeriods({ date, time, duration }: EventTime) {
  const start = toCalendarMinute(time);
  const end = start + duration * minutesPerHour;
  return [-1, 0, 1].flatMap((dayOffset) => {
    const midnight = dayOffset * minutesPerDay;
    const period = {
      date: addDays(date, dayOffset),
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
  const freeTables = listSingleTables(plan).filter(({ id }) => free.includes(id));
  if (capacityMode === 'none') return [];
  if (capacityMode === 'full_room') return freeTables.map(({ id }) => id);
  const preferredTables = preferred.flatMap((ids) => freeTables.filter(({ id }) => ids.includes(id)));
  const tablesInOrder = [...new Set([...preferredTables, ...freeTables])];
  const isNeeded = (index: number): boolean => countSeats(tablesInOrder.slice(0, index)) < maxCapacity;
  return tablesInOrder.filter((_, index) => isNeeded(index)).map(({ id }) => id);
}

const listSingleTables = ({ places }: TablePlan) =>
  places
    .filter(({ tables }) => tables.length === 1)
    .map(({ tables: [id = ''], maxParty: seats }) => ({ id, seats }))
    .sort((a, b) => b.seats - a.seats)
    // a room of one table lists that table as a combination too
    .filter(({ id }, index, all) => all.findIndex((other) => other.id === id) === index);

const countSeats = (tables: readonly { seats: number }[]): number => tables.reduce((sum, { seats }) => sum + seats, 0);
