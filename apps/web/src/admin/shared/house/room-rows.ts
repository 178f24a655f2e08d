import type { TableOutDto, TablePlanDto } from '@strapec/contracts';

/** A table as a line of the evening: with what keeps it out of use, where something does. */
export interface RoomRow {
  id: string;
  /** Nothing is known of a table that the room does not have any more. */
  seats: number | null;
  out: Pick<TableOutDto, 'reason'> | null;
}

/**
 * All tables of the room in their order, and after them those that somebody still has although the room has them no more: who
 * sits there is seen there.
 */
export function roomRows({ tables, outOfUse = [] }: TablePlanDto, held: readonly string[]): RoomRow[] {
  const inUse: RoomRow[] = tables.map(({ id, maxParty }) => ({ id, seats: maxParty, out: null }));
  const out = outOfUse.toSorted((a, b) => a.order - b.order);
  const standing = out.reduce(
    (rows, one) => rows.toSpliced(one.order, 0, { id: one.id, seats: one.maxParty, out: one }),
    inUse,
  );
  const gone = [...new Set(held)].filter((id) => standing.every((row) => row.id !== id)).sort();
  return [...standing, ...gone.map((id) => ({ id, seats: null, out: {} }))];
}
