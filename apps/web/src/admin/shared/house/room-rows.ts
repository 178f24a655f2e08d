import type { TableOutDto, TablePlanDto } from '@strapec/contracts';

/** A table as a line of the evening: with what keeps it out of use, where something does. */
export interface RoomRow {
  id: string;
  seats: number;
  out: TableOutDto | null;
}

/** All tables of the room in their order: who still sits at one that is out of use is seen there. */
export function roomRows({ tables, outOfUse = [] }: TablePlanDto): RoomRow[] {
  const inUse: RoomRow[] = tables.map(({ id, maxParty }) => ({ id, seats: maxParty, out: null }));
  const out = outOfUse.toSorted((a, b) => a.order - b.order);
  return out.reduce((rows, one) => rows.toSpliced(one.order, 0, { id: one.id, seats: one.maxParty, out: one }), inUse);
}
