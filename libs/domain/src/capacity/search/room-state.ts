import type { ClassPlace } from './table-classes.js';

/** The room at one moment of a walk: for each table the start from which it is free, class by class, the soonest first. */
export type RoomState = readonly number[];

/** Where the tables of a class stand in a room's state. */
export interface Row {
  first: number;
  size: number;
}

/** The rows of classes with so many tables. */
export function rowsOf(sizes: readonly number[]): Row[] {
  let next = 0;
  return sizes.map((size) => ({ first: (next += size) - size, size }));
}

/** Whether the tables of a place are free at a start. */
export function isFreeIn(
  room: RoomState,
  { needs }: ClassPlace,
  { now, rows }: { now: number; rows: readonly Row[] },
): boolean {
  for (const { table, count } of needs) if ((room[(rows[table]?.first ?? 0) + count - 1] ?? 0) > now) return false;
  return true;
}

/** The room once somebody sits at a free place until some start. */
export function withGuest(
  room: RoomState,
  { needs }: ClassPlace,
  { until, rows }: { until: number; rows: readonly Row[] },
): RoomState {
  const next = room.slice();
  for (const { table, count } of needs) {
    const { first, size } = rows[table] ?? { first: 0, size: 0 };
    let soonest = first; // tables that are free before the guest leaves move up
    for (let other = first + count; other < first + size && (room[other] ?? 0) < until; other += 1, soonest += 1) {
      next[soonest] = room[other] ?? 0;
    }
    next.fill(until, soonest, soonest + count);
  }
  return next;
}

/** How many tables of each class are free at a start. */
export function freeAt(now: number, room: RoomState, rows: readonly Row[]): number[] {
  return rows.map(({ first, size }) => {
    let count = 0;
    while (count < size && (room[first + count] ?? 0) <= now) count += 1;
    return count;
  });
}
