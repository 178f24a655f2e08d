import type { CalendarDayDto } from '@strapec/contracts';
import { type Evening, type Minute, breaksIn } from '@strapec/domain';
import type { CSSProperties } from 'react';
import type { Party } from './tonight';

/** Whole half hours, in minutes of the service date. */
export interface Axis {
  from: Minute;
  to: Minute;
}

export const slot = 30;

/** The timeline does not fit on these screens. */
export const phone = '(max-width: 719px)';

/** From opening until closing, and to parties before or after. */
export function axisOf({ hours, events }: CalendarDayDto, parties: readonly Party[]): Axis | null {
  const shown = parties.filter(({ stage }) => stage !== 'finished');
  const from = [...(hours ? [hours.opens] : []), ...events.map(({ start }) => start), ...shown.map(({ from }) => from)];
  const to = [...(hours ? [hours.closes] : []), ...events.map(({ end }) => end), ...shown.map(({ end }) => end)];
  if (from.length === 0) return null;
  return { from: Math.floor(Math.min(...from) / slot) * slot, to: Math.ceil(Math.max(...to) / slot) * slot };
}

/** In opening hours, in quarters of an hour, and no shorter than the shortest stay. */
export function gapsAt(
  table: string,
  { hours, occupancy }: Evening,
  earliest: Minute,
): { start: Minute; end: Minute }[] {
  const taken = [...occupancy.filter(({ tables }) => tables.includes(table)), ...breaksIn(hours)].sort(
    (a, b) => a.start - b.start,
  );
  const gaps: { start: Minute; end: Minute }[] = [];
  let start = Math.max(earliest, hours?.opens ?? earliest);
  for (const next of [...taken, { start: hours?.closes ?? start, end: 0 }]) {
    if (next.start - start >= slot) gaps.push({ start, end: next.start });
    start = Math.max(start, Math.ceil(next.end / 15) * 15);
  }
  return gaps;
}

/** From 0 to 1. */
export function shareOf(minute: Minute, { from, to }: Axis): number {
  return Math.min(1, Math.max(0, (minute - from) / (to - from)));
}

export interface Run {
  first: number;
  count: number;
}

/** Adjacent rows are one run: a combination is drawn over its rows. */
export function runsOf(tables: readonly string[], rows: readonly string[]): Run[] {
  const indexes = tables
    .map((table) => rows.indexOf(table))
    .filter((index) => index >= 0)
    .sort((a, b) => a - b);
  return indexes.reduce<Run[]>((runs, index) => {
    const last = runs.at(-1);
    if (last && last.first + last.count === index) return [...runs.slice(0, -1), { ...last, count: last.count + 1 }];
    return [...runs, { first: index, count: 1 }];
  }, []);
}

export function linesOf(parties: readonly Party[]): Party[][] {
  return parties.reduce<Party[][]>((lines, party) => {
    const free = lines.find((line) => (line.at(-1)?.end ?? 0) <= party.start);
    if (!free) return [...lines, [party]];
    free.push(party);
    return lines;
  }, []);
}

export const placeOn = (
  axis: Axis,
  { start, end }: { start: number; end: number },
  count = 1,
): CSSProperties & Record<`--${string}`, string | number> => ({
  insetInlineStart: `${shareOf(start, axis) * 100}%`,
  inlineSize: `${(shareOf(end, axis) - shareOf(start, axis)) * 100}%`,
  '--rows': count,
});

export function stripsOf(starts: readonly Minute[], length = slot / 2): { start: Minute; end: Minute }[] {
  return starts.reduce<{ start: Minute; end: Minute }[]>((strips, start) => {
    const last = strips.at(-1);
    const end = start + length;
    return last?.end === start ? [...strips.slice(0, -1), { ...last, end }] : [...strips, { start, end }];
  }, []);
}
