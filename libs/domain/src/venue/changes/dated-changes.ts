import type { Dated } from '../schedule/opening-hours.js';
import type { ServiceDate } from '../schedule/service-date.js';

/** The dates of what has not been over a day yet: the rest is what past evenings went by. */
export function changeableDates(dated: readonly Dated<unknown>[], today: ServiceDate): ServiceDate[] {
  return dated.map(({ from }) => from).filter((from) => from >= today);
}

/** All but the one that begins on a date. */
export const except = <Value>(dated: readonly Dated<Value>[], date: ServiceDate | null): Dated<Value>[] =>
  dated.filter(({ from }) => from !== date);

/** In the order of their dates. */
export const inOrder = <Value>(dated: readonly Dated<Value>[]): Dated<Value>[] =>
  [...dated].sort((a, b) => (a.from < b.from ? -1 : 1));
