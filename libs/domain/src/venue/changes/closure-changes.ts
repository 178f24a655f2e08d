import { lineFault } from '../../form/field-faults.js';
import type { ServiceDate } from '../schedule/service-date.js';
import type { HouseRows } from '../build-house.js';
import type { HouseDeed, HouseFacts } from './house-deed.js';
import { type HouseFault, houseLimits, notThere, rangeFaults } from './house-faults.js';
import { tablesOfAll } from '../drawn-room.js';
import type { StandingClosure, TableClosure } from '../table-closures.js';

export interface PutClosure {
  closure: TableClosure;
  replaces: number | null;
}

export interface RemoveClosure {
  id: number;
}

interface Deeds {
  putClosure: HouseDeed<PutClosure>;
  removeClosure: HouseDeed<RemoveClosure>;
}

export const closureDeeds: Deeds = {
  putClosure: {
    faults: ({ closure, replaces }, rows, today) =>
      replaces !== null && !isKnown(replaces, rows)
        ? [notThere('replaces')]
        : closureFaults(closure, { known: tablesOfAll(rows.rooms), today }),
    applied: ({ closure, replaces }, rows) =>
      withClosures(rows, [...except(rows, replaces), { ...closure, id: replaces ?? 0 }]), // the database assigns another id
    dates: ({ closure }) => [closure.from, closure.to],
    facts: ({ replaces }, rows) => closureIn(rows, replaces ?? 0),
  },
  removeClosure: {
    faults: ({ id }, rows) => (isKnown(id, rows) ? [] : [notThere('id')]),
    applied: ({ id }, rows) => withClosures(rows, except(rows, id)),
    dates: ({ id }, { closures }) => closures.flatMap((one) => (one.id === id ? [one.from, one.to] : [])),
    facts: ({ id }, rows) => closureIn(rows, id),
  },
};

/** All faults of a closure; `known` are the tables of all rooms, past and future. */
export function closureFaults(
  { tables, reason, ...range }: TableClosure,
  { known, today }: { known: readonly string[]; today: ServiceDate },
): HouseFault[] {
  const tooLong = reason === undefined ? null : lineFault(reason, houseLimits.labelLength);
  return [
    ...(tables.length === 0 ? [{ field: 'tables', code: 'no_table_chosen' } as const] : []),
    ...(tables.some((id) => !known.includes(id)) ? [{ field: 'tables', code: 'unknown_table' } as const] : []),
    ...rangeFaults(range, today),
    ...(tooLong ? [{ field: 'reason', code: tooLong }] : []),
  ];
}

const isKnown = (id: number, { closures }: HouseRows): boolean => closures.some((closure) => closure.id === id);

function closureIn({ closures }: HouseRows, id: number): HouseFacts | null {
  const closure = closures.find((one) => one.id === id);
  return closure ? { tables: closure.tables, reason: closure.reason ?? null } : null;
}

const except = ({ closures }: HouseRows, id: number | null): StandingClosure[] =>
  closures.filter((closure) => closure.id !== id);

const withClosures = (rows: HouseRows, closures: readonly StandingClosure[]): HouseRows => ({ ...rows, closures });
