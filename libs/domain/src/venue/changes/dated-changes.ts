import type { Dated } from '../schedule/opening-hours.js';
import type { ServiceDate } from '../schedule/service-date.js';

/** Dates from today on: past evenings keep their values. */
export function changeableDates(dated: readonly Dated<unknown>[], today: ServiceDate): ServiceDate[] {
  return dated.map(({ from }) => from).filter((from) => from >= today);
}

/** All values except the one that begins on the date. */
export const except = <Value>(dated: readonly Dated<Value>[], date: ServiceDate | null): Dated<Value>[] =>
  dated.filter(({ from }) => from !== date);

export const inOrder = <Value>(dated: readonly Dated<Value>[]): Dated<Value>[] =>
  [...dated].sort((a, b) => (a.from < b.from ? -1 : 1));
