import { type EventDemand, tablesForEvent } from '../event/event-tables.js';
import type { HouseDay } from '../house/house.js';
import { minutesAhead } from '../house/start-times.js';
import type { TablePlan } from '../house/table-plan.js';
import { type LocalMoment, type Minute, dayEnds } from '../schedule/time-of-day.js';
import { type Evening, type Visit, planFor, takenDuring, withBegunFixed } from './evening.js';
import { settleEvening } from './settle-evening.js';

/** What an event has of one evening, and how much of the room it asks for. */
export interface EventVisit extends Visit, EventDemand {}

/** Everybody who has a claim to tables of one evening: guests and events, each the oldest first; some may have none. */
export interface Night extends HouseDay {
  plan: TablePlan;
  visits: readonly Visit[];
  events: readonly EventVisit[];
}

/** The evening as the rules ask for it: whoever holds tables. */
export function eveningOf({ visits, events, ...day }: Night): Evening {
  return { ...day, occupancy: [...visits, ...events].filter(({ tables }) => tables.length > 0) };
}

/** The visits for which the house has no tables, the oldest first. */
export function waitingIn({ visits }: Night): Visit[] {
  return visits.filter(({ tables }) => tables.length === 0);
}

/**
 * The evening put in order: events have the tables they ask for, and whoever has none is seated if that can be, the oldest
 * first; others move for them, nobody loses a table but to an event (rules §4). An evening that is over stays as it was.
 */
export function settledNight(night: Night, now: LocalMoment): Night {
  if (minutesAhead(night.date, dayEnds, now) <= 0) return night;
  const { plan, visits } = night;
  const events = withTheirTables(night.events, plan);
  const evening = withBegunFixed({ ...night, occupancy: visits }, now);
  const planAt = (start: Minute): TablePlan => planFor(start, evening, now);
  const { moves, unseated } = settleEvening(evening.occupancy, events, planAt);
  if (moves.length === 0 && unseated.length === 0) return { ...night, events };
  const tablesOf = ({ id, tables }: Visit): readonly string[] =>
    unseated.includes(id) ? [] : (moves.find(({ visitId }) => visitId === id)?.tables ?? tables);
  return { ...night, events, visits: visits.map((visit) => ({ ...visit, tables: tablesOf(visit) })) };
}

/** Every event with the tables it has, or more where they are too few; the oldest event chooses first. */
function withTheirTables(events: readonly EventVisit[], plan: TablePlan): EventVisit[] {
  return events.reduce<EventVisit[]>((decided, event, index) => {
    const taken = takenDuring(event, [...decided, ...events.slice(index + 1)], plan);
    return [...decided, { ...event, tables: tablesForEvent(event, plan, { held: event.tables, taken }) }];
  }, []);
}
