import type { Dated, DrawnRoom, RoomTable } from '@strapec/domain';
import type { EntityManager } from 'typeorm';
import { CombinationTableRow } from './entities/venue/combination-table.entity.js';
import { DiningTableRow } from './entities/venue/dining-table.entity.js';
import { RoomTableRow } from './entities/venue/room-table.entity.js';
import { RoomRow } from './entities/venue/room.entity.js';
import { TableCombinationRow } from './entities/venue/table-combination.entity.js';

export async function insertRoom(tx: EntityManager, { from: validFrom, value }: Dated<DrawnRoom>): Promise<void> {
  const { tables, combinations } = value;
  const tableIds = tables.map(({ id }) => ({ id }));
  await tx.createQueryBuilder().insert().into(DiningTableRow).values(tableIds).orIgnore().execute();
  await tx.insert(RoomRow, { validFrom });
  await tx.insert(RoomTableRow, tables.map((table, position) => ({ validFrom, position, ...tableRow(table) }))); // prettier-ignore
  const rows = combinations.map(({ minParty, maxParty, isWholeRoom }) => ({ validFrom, minParty, maxParty, isWholeRoom })); // prettier-ignore
  if (rows.length === 0) return;
  const { identifiers } = await tx.insert(TableCombinationRow, rows); // in the order of the rows
  const joinedTables = combinations.flatMap((one, index) =>
    one.tables.map((tableId) => ({ combinationId: (identifiers[index] as { id: number }).id, tableId })),
  );
  if (joinedTables.length > 0) await tx.insert(CombinationTableRow, joinedTables);
}

function tableRow({ id, zone, ...table }: RoomTable): Omit<RoomTableRow, 'validFrom' | 'position' | 'room' | 'table'> {
  const { minParty, maxParty, x, y } = table;
  return { tableId: id, minParty, maxParty, x, y, zoneSk: zone?.sk ?? null, zoneEn: zone?.en ?? null };
}
