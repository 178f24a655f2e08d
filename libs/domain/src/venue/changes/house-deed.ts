import type { ServiceDate } from '../schedule/service-date.js';
import type { HouseRows } from '../build-house.js';
import type { HouseFault } from './house-faults.js';
import type { Dated } from '../schedule/opening-hours.js';

/** Facts of a change for the audit log: names and values of the changed thing only. */
export type HouseFacts = Readonly<Record<string, unknown>>;

export interface HouseDeed<Change> {
  faults: (change: Change, rows: HouseRows, today: ServiceDate) => HouseFault[];
  applied: (change: Change, rows: HouseRows) => HouseRows;
  /** The first evening of a value that has no end, or the first and the last evening. */
  dates?: (change: Change) => readonly ServiceDate[];
  /** Called with the rows before and after the change; `null` where the thing does not exist. */
  facts?: (change: Change, rows: HouseRows) => HouseFacts | null;
}

/** Dates from today on: past evenings keep their values. */
export function changeableDates(dated: readonly Dated<unknown>[], today: ServiceDate): ServiceDate[] {
  return dated.map(({ from }) => from).filter((from) => from >= today);
}

/** All values except the one that begins on the date. */
export const except = <Value>(dated: readonly Dated<Value>[], date: ServiceDate | null): Dated<Value>[] =>
  dated.filter(({ from }) => from !== date);

export const inOrder = <Value>(dated: readonly Dated<Value>[]): Dated<Value>[] =>
  [...dated].sort((a, b) => (a.from < b.from ? -1 : 1));
