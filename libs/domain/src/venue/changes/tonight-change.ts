import type { ServiceDate } from '../schedule/service-date.js';
import type { Minute } from '../schedule/time-of-day.js';
import type { VenueChange } from './venue-change.js';
import { type SavedClosure, findClosure } from '../table-closures.js';

/** A host may change exactly one of these, for tonight only (rules §9). */
export interface TonightChange {
  takeOut?: string;
  /** Opens a table again that is closed for tonight only. */
  bringBack?: string;
  pauseFrom?: Minute;
  resume?: boolean;
}

/** The change of the venue, or its error: a host cannot open a table that is also closed on other days. */
export function tonightToVenueChange(
  { takeOut, bringBack, pauseFrom, resume }: TonightChange,
  { closures, today }: { closures: readonly SavedClosure[]; today: ServiceDate },
): VenueChange | 'one_change' | 'not_there' {
  if ([takeOut, bringBack, pauseFrom, resume].filter((value) => value !== undefined).length !== 1) {
    return 'one_change';
  }
  const tonight = { from: today, to: today };
  if (takeOut !== undefined) return { kind: 'putClosure', closure: { tables: [takeOut], ...tonight }, replaces: null };
  if (pauseFrom !== undefined) return { kind: 'putPause', pause: { date: today, from: pauseFrom } };
  return bringBack === undefined ? { kind: 'removePause', date: today } : reopenTable(bringBack, closures, today);
}

function reopenTable(table: string, closures: readonly SavedClosure[], today: ServiceDate): VenueChange | 'not_there' {
  const closure = findClosure(table, today, closures);
  if (closure?.from !== today || closure.to !== today) return 'not_there';
  const tables = closure.tables.filter((id) => id !== table);
  if (tables.length === 0) return { kind: 'removeClosure', id: closure.id };
  return { kind: 'putClosure', closure: { ...closure, tables }, replaces: closure.id };
}
