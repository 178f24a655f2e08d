import type { ClassPlace } from './table-classes.js';

/** By table: the start from which it is free. Grouped by class, the earliest first. */
export type RoomState = readonly number[];

export type ClassRow = ReturnType<typeof toClassRows>[number];

export function toClassRows(sizes: readonly number[]) {
  let nextIndex = 0;
  return sizes.map((size) => ({ first: (nextIndex += size) - size, size }));
}

export function isPlaceFree(
  room: RoomState,
  { needs }: ClassPlace,
  { moment, rows }: { moment: number; rows: readonly ClassRow[] },
): boolean {
  for (const need of needs)
    if ((room[(rows[need.classIndex]?.first ?? 0) + need.count - 1] ?? 0) > moment) return false;
  return true;
}

export function occupyPlace(
  room: RoomState,
  { needs }: ClassPlace,
  { until, rows }: { until: number; rows: readonly ClassRow[] },
): RoomState {
  const nextState = room.slice();
  for (const { classIndex, count } of needs) {
    const { first, size } = rows[classIndex] ?? { first: 0, size: 0 };
    let insertAt = first; // tables that are free before the guest leaves move forward
    for (let other = first + count; other < first + size && (room[other] ?? 0) < until; other += 1, insertAt += 1) {
      nextState[insertAt] = room[other] ?? 0;
    }
    nextState.fill(until, insertAt, insertAt + count);
  }
  return nextState;
}

export function countFreeTables(moment: number, room: RoomState, rows: readonly ClassRow[]): number[] {
  return rows.map(({ first, size }) => {
    let count = 0;
    while (count < size && (room[first + count] ?? 0) <= moment) count += 1;
    return count;
  });
}
