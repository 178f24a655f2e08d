import type { ClosedTableDto, TablePlanDto } from '@strapec/contracts';

export interface TimelineRow {
  id: string;
  /** `null` for a table that the room no longer has. */
  seats: number | null;
  outOfUse: Pick<ClosedTableDto, 'reason'> | null;
}

/** A removed table that still has a party comes last. */
export function toTimelineRows({ tables, outOfUse = [] }: TablePlanDto, occupiedIds: readonly string[]): TimelineRow[] {
  const usableRows: TimelineRow[] = tables.map(({ id, maxParty }) => ({ id, seats: maxParty, outOfUse: null }));
  const outOfUseTables = outOfUse.toSorted((a, b) => a.order - b.order);
  const plannedRows = outOfUseTables.reduce(
    (rows, table) => rows.toSpliced(table.order, 0, { id: table.id, seats: table.maxParty, outOfUse: table }),
    usableRows,
  );
  const removedIds = [...new Set(occupiedIds)].filter((id) => plannedRows.every((row) => row.id !== id)).sort();
  return [...plannedRows, ...removedIds.map((id) => ({ id, seats: null, outOfUse: {} }))];
}
