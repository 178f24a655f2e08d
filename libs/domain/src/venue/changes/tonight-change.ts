import type { ServiceDate } from '../schedule/service-date.js';
import type { Minute } from '../schedule/time-of-day.js';
import type { HouseChange } from './house-change.js';
import { type StandingClosure, closureOf } from '../table-closures.js';

/** What hosts may change of the house: tonight alone (rules §9). Exactly one of these. */
export interface TonightChange {
  /** A table out of use until the night is over. */
  takeOut?: string;
  /** A table that is out of use tonight and on no other day is in use again. */
  bringBack?: string;
  /** No more online reservations from a minute on. */
  pauseFrom?: Minute;
  /** Online reservations again. */
  resume?: boolean;
}

/** The change of the house that it is; or what is wrong with it: a table that is out of use on other days too is no host's to bring back. */
export function houseChangeOfTonight(
  { takeOut, bringBack, pauseFrom, resume }: TonightChange,
  { closures, today }: { closures: readonly StandingClosure[]; today: ServiceDate },
): HouseChange | 'one_change' | 'not_there' {
  if ([takeOut, bringBack, pauseFrom, resume].filter((said) => said !== undefined).length !== 1) {
    return 'one_change';
  }
  const tonight = { from: today, to: today };
  if (takeOut !== undefined) return { kind: 'putClosure', closure: { tables: [takeOut], ...tonight }, replaces: null };
  if (pauseFrom !== undefined) return { kind: 'putPause', pause: { date: today, from: pauseFrom } };
  return bringBack === undefined ? { kind: 'removePause', date: today } : broughtBack(bringBack, closures, today);
}

function broughtBack(
  table: string,
  closures: readonly StandingClosure[],
  today: ServiceDate,
): HouseChange | 'not_there' {
  const closure = closureOf(table, today, closures);
  if (closure?.from !== today || closure.to !== today) return 'not_there';
  const tables = closure.tables.filter((one) => one !== table);
  if (tables.length === 0) return { kind: 'removeClosure', id: closure.id };
  return { kind: 'putClosure', closure: { ...closure, tables }, replaces: closure.id };
}
