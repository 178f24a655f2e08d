import type { CalendarDayDto } from '@strapec/contracts';
import { type Evening, type Minute, type Period, listBreakPeriods } from '@strapec/domain';
import type { CSSProperties } from 'react';
import type { BoardParty } from './evening-overview';

export interface Axis {
  from: Minute;
  to: Minute;
}

export const slotMinutes = 30;

/** The timeline does not fit on these screens. */
export const phoneMediaQuery = '(max-width: 719px)';

/** Around all periods, in whole steps. */
export function toAxisAround(periods: readonly Period[], stepMinutes: number): Axis | null {
  if (periods.length === 0) return null;
  const from = Math.min(...periods.map(({ start }) => start));
  const to = Math.max(...periods.map(({ end }) => end));
  return { from: Math.floor(from / stepMinutes) * stepMinutes, to: Math.ceil(to / stepMinutes) * stepMinutes };
}

/** From opening until closing, and to parties before or after. */
export function toTimelineAxis({ hours, events }: CalendarDayDto, parties: readonly BoardParty[]): Axis | null {
  const openingPeriods = hours ? [{ start: hours.opens, end: hours.closes }] : [];
  const openParties = parties.filter(({ stage }) => stage !== 'finished');
  const visits = openParties.map(({ shownStart, end }) => ({ start: shownStart, end }));
  return toAxisAround([...openingPeriods, ...events, ...visits], slotMinutes);
}

/** In opening hours, in quarters of an hour, and no shorter than the shortest stay. */
export function listFreePeriods(table: string, { hours, occupancy }: Evening, earliestStart: Minute): Period[] {
  const visits = occupancy.filter(({ tables }) => tables.includes(table));
  const occupiedPeriods = [...visits, ...listBreakPeriods(hours)].sort((a, b) => a.start - b.start);
  const freePeriods: Period[] = [];
  let start = Math.max(earliestStart, hours?.opens ?? earliestStart);
  for (const occupiedPeriod of [...occupiedPeriods, { start: hours?.closes ?? start, end: 0 }]) {
    if (occupiedPeriod.start - start >= slotMinutes) freePeriods.push({ start, end: occupiedPeriod.start });
    start = Math.max(start, Math.ceil(occupiedPeriod.end / 15) * 15);
  }
  return freePeriods;
}

/** Both ends included. */
export const listTicks = ({ from, to }: Axis, stepMinutes: number): Minute[] =>
  Array.from({ length: (to - from) / stepMinutes + 1 }, (_, index) => from + index * stepMinutes);

/** From 0 to 1. */
export function fractionOnAxis(minute: Minute, { from, to }: Axis): number {
  return Math.min(1, Math.max(0, (minute - from) / (to - from)));
}

export const startStyle = (axis: Axis, minute: Minute): CSSProperties => ({
  insetInlineStart: `${fractionOnAxis(minute, axis) * 100}%`,
});

export const periodStyle = (axis: Axis, { start, end }: Period, rowCount = 1): CSSProperties =>
  ({
    ...startStyle(axis, start),
    inlineSize: `${(fractionOnAxis(end, axis) - fractionOnAxis(start, axis)) * 100}%`,
    '--rows': rowCount,
  }) as CSSProperties;

export interface RowRun {
  firstRow: number;
  rowCount: number;
  /** Screen readers read only the first of several runs of tables that are not adjacent. */
  isRepeated: boolean;
}

/** Adjacent rows are one run: a combination is drawn over its rows. */
export function toRowRuns(tables: readonly string[], rows: readonly string[]): RowRun[] {
  const indexes = tables
    .map((table) => rows.indexOf(table))
    .filter((index) => index >= 0)
    .sort((a, b) => a - b);
  const runs = joinAdjacent(indexes.map((index) => ({ start: index, end: index + 1 })));
  return runs.map(({ start, end }, index) => ({ firstRow: start, rowCount: end - start, isRepeated: index > 0 }));
}

export const joinStartsToPeriods = (starts: readonly Minute[], periodMinutes = slotMinutes / 2): Period[] =>
  joinAdjacent(starts.map((start) => ({ start, end: start + periodMinutes })));

function joinAdjacent(periods: readonly Period[]): Period[] {
  return periods.reduce<Period[]>((joined, { start, end }) => {
    const last = joined.at(-1);
    return last?.end === start ? [...joined.slice(0, -1), { ...last, end }] : [...joined, { start, end }];
  }, []);
}

export function packPartiesInRows(parties: readonly BoardParty[]): BoardParty[][] {
  return parties.reduce<BoardParty[][]>((rows, party) => {
    const freeRow = rows.find((row) => (row.at(-1)?.end ?? 0) <= party.start);
    if (!freeRow) return [...rows, [party]];
    freeRow.push(party);
    return rows;
  }, []);
}
