import type { CalendarDayDto } from '@strapec/contracts';
import { type Evening, type Minute, breakPeriods } from '@strapec/domain';
import type { CSSProperties } from 'react';
import type { Party } from './tonight';

/** Whole half hours, in minutes of the service date. */
export interface Axis {
  from: Minute;
  to: Minute;
}

export const slotMinutes = 30;

/** The timeline does not fit on these screens. */
export const phoneQuery = '(max-width: 719px)';

/** From opening until closing, and to parties before or after. */
export function timelineAxis({ hours, events }: CalendarDayDto, parties: readonly Party[]): Axis | null {
  const openParties = parties.filter(({ stage }) => stage !== 'finished');
  const from = [
    ...(hours ? [hours.opens] : []),
    ...events.map(({ start }) => start),
    ...openParties.map(({ shownStart }) => shownStart),
  ];
  const to = [...(hours ? [hours.closes] : []), ...events.map(({ end }) => end), ...openParties.map(({ end }) => end)];
  if (from.length === 0) return null;
  return {
    from: Math.floor(Math.min(...from) / slotMinutes) * slotMinutes,
    to: Math.ceil(Math.max(...to) / slotMinutes) * slotMinutes,
  };
}

/** In opening hours, in quarters of an hour, and no shorter than the shortest stay. */
export function findFreePeriods(
  table: string,
  { hours, occupancy }: Evening,
  earliest: Minute,
): { start: Minute; end: Minute }[] {
  const occupiedPeriods = [...occupancy.filter(({ tables }) => tables.includes(table)), ...breakPeriods(hours)].sort(
    (a, b) => a.start - b.start,
  );
  const freePeriods: { start: Minute; end: Minute }[] = [];
  let start = Math.max(earliest, hours?.opens ?? earliest);
  for (const next of [...occupiedPeriods, { start: hours?.closes ?? start, end: 0 }]) {
    if (next.start - start >= slotMinutes) freePeriods.push({ start, end: next.start });
    start = Math.max(start, Math.ceil(next.end / 15) * 15);
  }
  return freePeriods;
}

/** From 0 to 1. */
export function fractionOnAxis(minute: Minute, { from, to }: Axis): number {
  return Math.min(1, Math.max(0, (minute - from) / (to - from)));
}

export interface RowRun {
  first: number;
  count: number;
}

/** Adjacent rows are one run: a combination is drawn over its rows. */
export function toRowRuns(tables: readonly string[], rows: readonly string[]): RowRun[] {
  const indexes = tables
    .map((table) => rows.indexOf(table))
    .filter((index) => index >= 0)
    .sort((a, b) => a - b);
  return indexes.reduce<RowRun[]>((runs, index) => {
    const last = runs.at(-1);
    if (last && last.first + last.count === index) return [...runs.slice(0, -1), { ...last, count: last.count + 1 }];
    return [...runs, { first: index, count: 1 }];
  }, []);
}

export function toPartyLines(parties: readonly Party[]): Party[][] {
  return parties.reduce<Party[][]>((lines, party) => {
    const free = lines.find((line) => (line.at(-1)?.end ?? 0) <= party.start);
    if (!free) return [...lines, [party]];
    free.push(party);
    return lines;
  }, []);
}

export const axisStyle = (
  axis: Axis,
  { start, end }: { start: number; end: number },
  count = 1,
): CSSProperties & Record<`--${string}`, string | number> => ({
  insetInlineStart: `${fractionOnAxis(start, axis) * 100}%`,
  inlineSize: `${(fractionOnAxis(end, axis) - fractionOnAxis(start, axis)) * 100}%`,
  '--rows': count,
});

export function toStrips(starts: readonly Minute[], length = slotMinutes / 2): { start: Minute; end: Minute }[] {
  return starts.reduce<{ start: Minute; end: Minute }[]>((strips, start) => {
    const last = strips.at(-1);
    const end = start + length;
    return last?.end === start ? [...strips.slice(0, -1), { ...last, end }] : [...strips, { start, end }];
  }, []);
}
