import type { ServiceDate } from '../schedule/service-date.js';
import type { VenueRows } from '../build-venue.js';
import type { VenueError } from './venue-errors.js';
import type { Dated } from '../schedule/opening-hours.js';

/** For the audit log: names and values of the changed thing only. */
export type VenueFacts = Readonly<Record<string, unknown>>;

export interface VenueAction<Change> {
  errors: (change: Change, rows: VenueRows, today: ServiceDate) => VenueError[];
  applied: (change: Change, rows: VenueRows) => VenueRows;
  /** The first evening of a value that has no end, or the first and the last evening. */
  dates?: (change: Change, before: VenueRows) => readonly ServiceDate[];
  /** Called with the rows before and after the change; `null` where the thing does not exist. */
  facts?: (change: Change, rows: VenueRows) => VenueFacts | null;
}

/** Dates from today on: past evenings keep their values. */
export function changeableDates(dated: readonly Dated<unknown>[], today: ServiceDate): ServiceDate[] {
  return dated.map(({ from }) => from).filter((from) => from >= today);
}

export const except = <Value>(dated: readonly Dated<Value>[], date: ServiceDate | null): Dated<Value>[] =>
  dated.filter(({ from }) => from !== date);

export const inOrder = <Value>(dated: readonly Dated<Value>[]): Dated<Value>[] =>
  [...dated].sort((a, b) => (a.from < b.from ? -1 : 1));
