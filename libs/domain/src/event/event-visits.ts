import type { Visit } from '../capacity/occupancy.js';
import type { TablePlan } from '../capacity/table-plan.js';
import { type ServiceDate, daysBetween } from '../schedule/service-date.js';
import { type Minute, minutesPerDay, minutesPerHour } from '../schedule/time-of-day.js';

export const eventTypes = ['wine_tasting', 'private_dinner', 'corporate', 'celebration', 'custom'] as const;
export type EventType = (typeof eventTypes)[number];
export const eventStatuses = ['active', 'cancelled', 'draft', 'completed'] as const;
export type EventStatus = (typeof eventStatuses)[number];
/** What an event takes: the whole room, the largest tables until its guests sit, or nothing (rules §4). */
export const capacityModes = ['full_room', 'seats', 'none'] as const;
export type CapacityMode = (typeof capacityModes)[number];

/** What an evening needs to know of an active event. */
export interface EveningEvent {
  id: string;
  date: ServiceDate;
  start: Minute;
  durationHours: number;
  maxCapacity: number;
  capacityMode: CapacityMode;
}

const wholeRoomFrom = 20;
const wholeRoomTypes: readonly EventType[] = ['private_dinner', 'corporate', 'celebration'];

/** What an event takes unless staff say otherwise (rules §4). */
export function defaultCapacityMode(eventType: EventType, maxCapacity: number): CapacityMode {
  return wholeRoomTypes.includes(eventType) || maxCapacity >= wholeRoomFrom ? 'full_room' : 'seats';
}

/** The fixed visits that events make on a service date; an event of the day before or after may reach into it. */
export function eventVisits(events: readonly EveningEvent[], date: ServiceDate, plan: TablePlan): Visit[] {
  return events
    .map((event) => {
      const start = daysBetween(date, event.date) * minutesPerDay + event.start;
      const end = start + event.durationHours * minutesPerHour;
      const tables = tablesOf(event, plan);
      return { id: event.id, start, end, partySize: event.maxCapacity, tables, isFixed: true };
    })
    .filter((visit) => visit.tables.length > 0);
}

function tablesOf({ capacityMode, maxCapacity }: EveningEvent, plan: TablePlan): readonly string[] {
  if (capacityMode === 'none') return [];
  return capacityMode === 'full_room' ? plan.tables : largestTablesFor(maxCapacity, plan);
}

function largestTablesFor(guests: number, plan: TablePlan): string[] {
  const largestFirst = plan.places.filter((place) => place.tables.length === 1).sort((a, b) => b.maxParty - a.maxParty);
  const taken: string[] = [];
  let seats = 0;
  for (const { tables, maxParty } of largestFirst) {
    if (seats >= guests) break;
    taken.push(...tables);
    seats += maxParty;
  }
  return taken;
}
