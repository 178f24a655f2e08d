import { lineError } from '../../form/field-errors.js';
import { errorsAt } from '../../form/path-errors.js';
import type { ServiceDate } from '../schedule/service-date.js';
import type { VenueRows } from '../build-venue.js';
import type { ChangeHandlers, AuditFacts } from './change-handler.js';
import { venueLimits, notThereErrors, dateRangeErrors } from './venue-errors.js';
import { allTableIds } from '../room-layout.js';
import type { SavedClosure, TableClosure } from '../table-closures.js';

export const closureHandlers: ChangeHandlers<'putClosure' | 'removeClosure'> = {
  putClosure: {
    errors: ({ closure, replaces }, rows, today) =>
      replaces !== null && !hasClosure(replaces, rows)
        ? notThereErrors('replaces')
        : closureErrors(closure, { knownTables: allTableIds(rows.rooms), today }),
    applyChange: ({ closure, replaces }, rows) =>
      withClosures(rows, [...withoutClosure(rows, replaces), { ...closure, id: replaces ?? 0 }]), // the database assigns another id
    dates: ({ closure }) => [closure.from, closure.to],
    facts: ({ replaces }, rows) => closureFacts(rows, replaces ?? 0),
  },
  removeClosure: {
    errors: ({ id }, rows) => (hasClosure(id, rows) ? [] : notThereErrors('id')),
    applyChange: ({ id }, rows) => withClosures(rows, withoutClosure(rows, id)),
    dates: ({ id }, { closures }) => closures.flatMap((one) => (one.id === id ? [one.from, one.to] : [])),
    facts: ({ id }, rows) => closureFacts(rows, id),
  },
};

/** `knownTables` are the tables of all rooms, past and future. */
export function closureErrors(
  { tables, reason, ...range }: TableClosure,
  { knownTables, today }: { knownTables: readonly string[]; today: ServiceDate },
) {
  return [
    ...errorsAt('tables', tables.length === 0 && 'no_table_chosen'),
    ...errorsAt('tables', tables.some((id) => !knownTables.includes(id)) && 'unknown_table'),
    ...dateRangeErrors(range, today),
    ...errorsAt('reason', reason !== undefined && lineError(reason, venueLimits.labelLength)),
  ];
}

const hasClosure = (id: number, { closures }: VenueRows): boolean => closures.some((closure) => closure.id === id);

function closureFacts({ closures }: VenueRows, id: number): AuditFacts | null {
  const closure = closures.find((one) => one.id === id);
  return closure ? { tables: closure.tables, reason: closure.reason ?? null } : null;
}

const withoutClosure = ({ closures }: VenueRows, id: number | null): SavedClosure[] =>
  closures.filter((closure) => closure.id !== id);

const withClosures = (rows: VenueRows, closures: readonly SavedClosure[]): VenueRows => ({ ...rows, closures });
