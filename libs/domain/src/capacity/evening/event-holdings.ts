import { type EventDemand, tablesForEvent } from '../../event/event-tables.js';
import type { TablePlan } from '../../venue/table-plan.js';
import type { ServiceDate } from '../../venue/schedule/service-date.js';
import { type Occupancy, type Stretch, type Visit, freeTablesDuring, overlaps } from './evening.js';

export interface Holding extends Stretch {
  tables: readonly string[];
}

/** Another event may hold some of the tables for part of the time. */
export interface EventVisit extends Stretch, EventDemand {
  id: string;
  held: readonly Holding[];
}

/** Cut to the event's present time: it may have been moved. */
export const atTheirTables = (events: readonly EventVisit[]): Visit[] =>
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
export function withTheirTables(events: readonly EventVisit[], plan: TablePlan): readonly EventVisit[] {
  return events.reduce((reseated) => nextRound(reseated, plan), events);
}

const nextRound = (events: readonly EventVisit[], plan: TablePlan): EventVisit[] =>
  events.reduce<EventVisit[]>((decided, event, index) => {
    const others = atTheirTables([...decided, ...events.slice(index + 1)]);
    return [...decided, { ...event, held: holdingsOf(event, others, plan) }];
  }, []);

function holdingsOf(event: EventVisit, occupancy: Occupancy, plan: TablePlan): Holding[] {
  const allTheTime = freeTablesDuring(event, { plan, occupancy });
  const chosen = spansOf(event, [...occupancy, ...event.held]).map((span) => {
    const free = freeTablesDuring(span, { plan, occupancy });
    const tables = tablesForEvent(event, plan, { first: [tablesIn(span, event), allTheTime], free });
    // a second choice among these gives back small tables that are no longer necessary
    return { ...span, tables: tablesForEvent(event, plan, { first: [tables], free }) };
  });
  return gathered(chosen, plan);
}

export interface MissingTables extends Holding {
  date: ServiceDate;
  eventId: string;
}

export function missingFor(
  id: string,
  { date, events, plan }: { date: ServiceDate; events: readonly EventVisit[]; plan: TablePlan },
): MissingTables[] {
  const event = events.find((one) => one.id === id);
  if (!event) return [];
  const wantedIn = (span: Stretch): string[] =>
    tablesForEvent(event, plan, { first: [tablesIn(span, event)], free: plan.tables });
  const wanted = spansOf(event, atTheirTables(events)).map((span) => ({ span, tables: wantedIn(span) }));
  return events.flatMap((other) => {
    if (other === event) return [];
    const theirs = wanted.map(({ span, tables }) => {
      const held = tablesIn(span, other);
      return { ...span, tables: tables.filter((table) => held.includes(table)) };
    });
    return gathered(theirs, plan).map((holding) => ({ date, eventId: other.id, ...holding }));
  });
}

const tablesIn = (span: Stretch, { held }: EventVisit): string[] =>
  held.filter((holding) => overlaps(holding, span)).flatMap(({ tables }) => tables);

function spansOf({ start, end }: Stretch, others: readonly Stretch[]): Stretch[] {
  const cuts = others.flatMap((other) => [other.start, other.end]).filter((cut) => cut > start && cut < end);
  const edges = [...new Set([start, ...cuts, end])].sort((a, b) => a - b);
  return edges.slice(1).map((edge, index) => ({ start: edges[index] ?? start, end: edge }));
}

/** Joins the adjacent periods of each table. */
function gathered(spans: readonly Holding[], plan: TablePlan): Holding[] {
  const holdings = new Map<string, Holding>();
  for (const table of plan.tables) {
    const theirs = spans.filter((span) => span.tables.includes(table));
    const first = theirs.filter(({ start }) => !theirs.some(({ end }) => end === start));
    const last = theirs.filter(({ end }) => !theirs.some(({ start }) => start === end));
    for (const [index, { start }] of first.entries()) {
      const end = last[index]?.end ?? start;
      const { tables } = holdings.get(`${start}-${end}`) ?? { tables: [] };
      holdings.set(`${start}-${end}`, { start, end, tables: [...tables, table] });
    }
  }
  return [...holdings.values()];
}
