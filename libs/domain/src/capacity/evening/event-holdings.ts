import { type EventDemand, tablesForEvent } from '../../event/event-tables.js';
import type { TablePlan } from '../../venue/table-plan.js';
import type { ServiceDate } from '../../venue/schedule/service-date.js';
import { type Occupancy, type Period, type Visit, listFreeTablesDuring, overlaps } from './evening.js';

export interface TableHolding extends Period {
  tables: readonly string[];
}

/** Another event may hold some of the tables for part of the time. */
export interface EventSeating extends Period, EventDemand {
  id: string;
  held: readonly TableHolding[];
}

/** Cut to the event's present time: it may have been moved. */
export const toEventVisits = (events: readonly EventSeating[]): Visit[] =>
  events.flatMap(({ id, maxCapacity, held, ...event }) =>
    held
      .filter((holding) => overlaps(holding, event))
      .map(({ tables, ...holding }) => ({
        id,
        tables,
        partySize: maxCapacity,
        isFixed: true,
        start: Math.max(holding.start, event.start),
        end: Math.min(holding.end, event.end),
      })),
  );

/** The oldest event chooses first. A table that a younger event gives back goes to an older one in the next round. */
export function assignEventTables(events: readonly EventSeating[], plan: TablePlan): readonly EventSeating[] {
  return events.reduce((reseated) => reassignEventTables(reseated, plan), events);
}

const reassignEventTables = (events: readonly EventSeating[], plan: TablePlan): EventSeating[] =>
  events.reduce<EventSeating[]>((decidedEvents, event, index) => {
    const others = toEventVisits([...decidedEvents, ...events.slice(index + 1)]);
    return [...decidedEvents, { ...event, held: chooseHoldings(event, others, plan) }];
  }, []);

function chooseHoldings(event: EventSeating, occupancy: Occupancy, plan: TablePlan): TableHolding[] {
  const alwaysFreeTables = listFreeTablesDuring(event, { plan, occupancy });
  const chosenHoldings = splitPeriod(event, [...occupancy, ...event.held]).map((span) => {
    const free = listFreeTablesDuring(span, { plan, occupancy });
    const tables = tablesForEvent(event, plan, { preferred: [tablesHeldDuring(span, event), alwaysFreeTables], free });
    // a second choice among these gives back small tables that are no longer necessary
    return { ...span, tables: tablesForEvent(event, plan, { preferred: [tables], free }) };
  });
  return mergeHoldings(chosenHoldings, plan);
}

export interface MissingTables extends TableHolding {
  date: ServiceDate;
  eventId: string;
}

export function findMissingTables(
  id: string,
  { date, events, plan }: { date: ServiceDate; events: readonly EventSeating[]; plan: TablePlan },
): MissingTables[] {
  const event = events.find((one) => one.id === id);
  if (!event) return [];
  const tablesNeededDuring = (span: Period): string[] =>
    tablesForEvent(event, plan, { preferred: [tablesHeldDuring(span, event)], free: plan.tables });
  const needs = splitPeriod(event, toEventVisits(events)).map((span) => ({ span, tables: tablesNeededDuring(span) }));
  return events.flatMap((other) => {
    if (other === event) return [];
    const contestedHoldings = needs.map(({ span, tables }) => {
      const heldTables = tablesHeldDuring(span, other);
      return { ...span, tables: tables.filter((table) => heldTables.includes(table)) };
    });
    return mergeHoldings(contestedHoldings, plan).map((holding) => ({ date, eventId: other.id, ...holding }));
  });
}

const tablesHeldDuring = (span: Period, { held }: EventSeating): string[] =>
  held.filter((holding) => overlaps(holding, span)).flatMap(({ tables }) => tables);

function splitPeriod({ start, end }: Period, others: readonly Period[]): Period[] {
  const splitMinutes = others.flatMap((other) => [other.start, other.end]).filter((cut) => cut > start && cut < end);
  const boundaries = [...new Set([start, ...splitMinutes, end])].sort((a, b) => a - b);
  return boundaries.slice(1).map((edge, index) => ({ start: boundaries[index] ?? start, end: edge }));
}

/** Joins the adjacent periods of each table. */
function mergeHoldings(spans: readonly TableHolding[], plan: TablePlan): TableHolding[] {
  const holdings = new Map<string, TableHolding>();
  for (const table of plan.tables) {
    const tableHoldings = spans.filter((span) => span.tables.includes(table));
    const runStarts = tableHoldings.filter(({ start }) => !tableHoldings.some(({ end }) => end === start));
    const runEnds = tableHoldings.filter(({ end }) => !tableHoldings.some(({ start }) => start === end));
    for (const [index, { start }] of runStarts.entries()) {
      const end = runEnds[index]?.end ?? start;
      const { tables } = holdings.get(`${start}-${end}`) ?? { tables: [] };
      holdings.set(`${start}-${end}`, { start, end, tables: [...tables, table] });
    }
  }
  return [...holdings.values()];
}
