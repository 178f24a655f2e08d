import { checkLine } from '../../form/field-checks.js';
import { errorsAt } from '../../form/path-errors.js';
import type { ServiceDate } from '../schedule/service-date.js';
import type { VenueRows } from '../build-venue.js';
import type { ChangeHandlers, AuditFacts } from './change-handler.js';
import { venueLimits, toNotThereErrors, checkDateRange } from './schedule-checks.js';
import { listAllTableIds } from '../room-layout.js';
import type { SavedClosure, TableClosure } from '../table-closures.js';

export const closureHandlers: ChangeHandlers<'putClosure' | 'removeClosure'> = {
  putClosure: {
    checkChange: ({ closure, replaces }, rows, today) =>
      replaces !== null && !hasClosure(replaces, rows)
        ? toNotThereErrors('replaces')
        : checkClosure(closure, { knownTableIds: listAllTableIds(rows.rooms), today }),
    applyChange: ({ closure, replaces }, rows) =>
      withClosures(rows, [...withoutClosure(rows, replaces), { ...closure, id: replaces ?? 0 }]), // the database assigns another id
    listDates: ({ closure }) => [closure.from, closure.to],
    toAuditFacts: ({ replaces }, rows) => toClosureFacts(rows, replaces ?? 0),
  },
  removeClosure: {
    checkChange: ({ id }, rows) => (hasClosure(id, rows) ? [] : toNotThereErrors('id')),
    applyChange: ({ id }, rows) => withClosures(rows, withoutClosure(rows, id)),
    listDates: ({ id }, { closures }) => closures.flatMap((one) => (one.id === id ? [one.from, one.to] : [])),
    toAuditFacts: ({ id }, rows) => toClosureFacts(rows, id),
  },
};

/** `knownTableIds` are the tables of all rooms, past and future. */
export function checkClosure(
  { tables, reason, ...range }: TableClosure,
  { knownTableIds, today }: { knownTableIds: readonly string[]; today: ServiceDate },
) {
  return [
    ...errorsAt('tables', tables.length === 0 && 'no_table_chosen'),
    ...errorsAt('tables', tables.some((id) => !knownTableIds.includes(id)) && 'unknown_table'),
    ...checkDateRange(range, today),
    ...errorsAt('reason', reason !== undefined && checkLine(reason, venueLimits.labelLength)),
  ];
}

const hasClosure = (id: number, { closures }: VenueRows): boolean => closures.some((closure) => closure.id === id);

function toClosureFacts({ closures }: VenueRows, id: number): AuditFacts | null {
  const closure = closures.find((saved) => saved.id === id);
  return closure ? { tables: closure.tables, reason: closure.reason ?? null } : null;
}

const withoutClosure = ({ closures }: VenueRows, id: number | null): SavedClosure[] =>
  closures.filter((closure) => closure.id !== id);

const withClosures = (rows: VenueRows, closures: readonly SavedClosure[]): VenueRows => ({ ...rows, closures });
