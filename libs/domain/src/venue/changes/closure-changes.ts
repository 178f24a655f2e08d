import { lineError } from '../../form/field-errors.js';
import { at } from '../../form/path-errors.js';
import type { ServiceDate } from '../schedule/service-date.js';
import type { VenueRows } from '../build-venue.js';
import type { VenueActions, VenueFacts } from './venue-action.js';
import { type VenueError, venueLimits, notThere, rangeErrors } from './venue-errors.js';
import { tablesOfAll } from '../drawn-room.js';
import type { StandingClosure, TableClosure } from '../table-closures.js';

export const closureActions: VenueActions<'putClosure' | 'removeClosure'> = {
  putClosure: {
    errors: ({ closure, replaces }, rows, today) =>
      replaces !== null && !isKnown(replaces, rows)
        ? [notThere('replaces')]
        : closureErrors(closure, { known: tablesOfAll(rows.rooms), today }),
    applied: ({ closure, replaces }, rows) =>
      withClosures(rows, [...except(rows, replaces), { ...closure, id: replaces ?? 0 }]), // the database assigns another id
    dates: ({ closure }) => [closure.from, closure.to],
    facts: ({ replaces }, rows) => closureIn(rows, replaces ?? 0),
  },
  removeClosure: {
    errors: ({ id }, rows) => (isKnown(id, rows) ? [] : [notThere('id')]),
    applied: ({ id }, rows) => withClosures(rows, except(rows, id)),
    dates: ({ id }, { closures }) => closures.flatMap((one) => (one.id === id ? [one.from, one.to] : [])),
    facts: ({ id }, rows) => closureIn(rows, id),
  },
};

/** `known` are the tables of all rooms, past and future. */
export function closureErrors(
  { tables, reason, ...range }: TableClosure,
  { known, today }: { known: readonly string[]; today: ServiceDate },
): VenueError[] {
  return [
    ...at('tables', tables.length === 0 && 'no_table_chosen'),
    ...at('tables', tables.some((id) => !known.includes(id)) && 'unknown_table'),
    ...rangeErrors(range, today),
    ...at('reason', reason !== undefined && lineError(reason, venueLimits.labelLength)),
  ];
}

const isKnown = (id: number, { closures }: VenueRows): boolean => closures.some((closure) => closure.id === id);

function closureIn({ closures }: VenueRows, id: number): VenueFacts | null {
  const closure = closures.find((one) => one.id === id);
  return closure ? { tables: closure.tables, reason: closure.reason ?? null } : null;
}

const except = ({ closures }: VenueRows, id: number | null): StandingClosure[] =>
  closures.filter((closure) => closure.id !== id);

const withClosures = (rows: VenueRows, closures: readonly StandingClosure[]): VenueRows => ({ ...rows, closures });
