import type { ClosedTableDto, TablePlanDto } from '@strapec/contracts';

export interface TimelineTable {
  id: string;
  /** `null` for a table that the room no longer has. */
  seats: number | null;
  outOfUse: Pick<ClosedTableDto, 'reason'> | null;
}

/** A removed table that still has a party comes last. */
export function toTimelineTables(
  { tables, outOfUse = [] }: TablePlanDto,
  occupiedIds: readonly string[],
): TimelineTable[] {
  const usableRows: TimelineTable[] = tables.map(({ id, maxParty }) => ({ id, seats: maxParty, outOfUse: null }));
  const outOfUseTables = outOfUse.toSorted((a, b) => a.order - b.order);
  const plannedRows = outOfUseTables.reduce(
    (rows, one) => rows.toSpliced(one.order, 0, { id: one.id, seats: one.maxParty, outOfUse: one }),
    usableRows,
  );
  const removedIds = [...new Set(occupiedIds)].filter((id) => plannedRows.every((row) => row.id !== id)).sort();
  return [...plannedRows, ...removedIds.map((id) => ({ id, seats: null, outOfUse: {} }))];
}
