import { type RoomLayout, type RoomTable, type ZoneName, roomLimits, toTableGridSize } from '@strapec/domain';

export const countSeats = (tables: readonly RoomTable[]): number =>
  tables.reduce((sum, { maxParty }) => sum + maxParty, 0);

/** Indexes, because a name may be edited meanwhile. */
export type TableIndexes = readonly number[];

export type PartySizes = Pick<RoomTable, 'minParty' | 'maxParty'>;

export interface RoomEditingProps {
  room: RoomLayout;
  onChange: (room: RoomLayout) => void;
  selection: TableIndexes;
  onSelect: (selection: TableIndexes) => void;
}

export function changeTables(room: RoomLayout, selection: TableIndexes, change: Partial<RoomTable>): RoomLayout {
  return {
    ...room,
    tables: room.tables.map((table, index) => (selection.includes(index) ? { ...table, ...change } : table)),
  };
}

export function moveTable(room: RoomLayout, index: number, { x, y }: { x: number; y: number }): RoomLayout {
  const table = room.tables[index];
  if (!table) return room;
  const { columns, rows } = toTableGridSize(table);
  const clampedCorner = { x: clamp(x, roomLimits.columns - columns), y: clamp(y, roomLimits.rows - rows) };
  return changeTables(room, [index], clampedCorner);
}

const clamp = (value: number, max: number): number => Math.min(Math.max(0, value), max);

export function renameTable(room: RoomLayout, index: number, name: string): RoomLayout {
  const oldName = room.tables[index]?.id;
  return {
    ...changeTables(room, [index], { id: name }),
    combinations: room.combinations.map((combination) => ({
      ...combination,
      tables: combination.tables.map((id) => (id === oldName ? name : id)),
    })),
  };
}

export function isNameTaken(room: RoomLayout, index: number, name: string): boolean {
  return room.tables.some(({ id }, otherIndex) => otherIndex !== index && id.toLowerCase() === name.toLowerCase());
}

export function removeTables(room: RoomLayout, selection: TableIndexes): RoomLayout {
  const removedIds = room.tables.flatMap(({ id }, index) => (selection.includes(index) ? [id] : []));
  return {
    tables: room.tables.filter((_, index) => !selection.includes(index)),
    combinations: room.combinations.filter((one) => !one.tables.some((id) => removedIds.includes(id))),
  };
}

export function addTable(room: RoomLayout): RoomLayout {
  const existingNames = new Set(room.tables.map(({ id }) => id.toLowerCase()));
  let tableNumber = 1;
  while (existingNames.has(`t${tableNumber}`)) tableNumber += 1;
  const table = { id: `T${tableNumber}`, minParty: 1, maxParty: 2, ...findFreeCorner(room) };
  return { ...room, tables: [...room.tables, table] };
}

function findFreeCorner({ tables }: RoomLayout): { x: number; y: number } {
  for (let y = 1; y < roomLimits.rows - 2; y += 1) {
    for (let x = 1; x < roomLimits.columns - 4; x += 1)
      if (tables.every((table) => isCornerClearOf(table, x, y))) return { x, y };
  }
  return { x: 0, y: 0 };
}

function isCornerClearOf(table: RoomTable, x: number, y: number): boolean {
  const { columns, rows } = toTableGridSize(table);
  return x + 3 < table.x || table.x + columns < x || y + 2 < table.y || table.y + rows < y;
}

export function addCombination(room: RoomLayout, selection: TableIndexes): RoomLayout {
  const joinedTables = room.tables.filter((_, index) => selection.includes(index));
  const seatCount = countSeats(joinedTables);
  const largestSeatCount = Math.max(...joinedTables.map(({ maxParty }) => maxParty));
  const combination = {
    tables: joinedTables.map(({ id }) => id),
    minParty: Math.min(largestSeatCount + 1, seatCount),
    maxParty: seatCount,
    isWholeRoom: false,
  };
  return { ...room, combinations: [...room.combinations, combination] };
}

export function areJoined({ tables, combinations }: RoomLayout, selection: TableIndexes): boolean {
  const tableIds = tables.flatMap(({ id }, index) => (selection.includes(index) ? [id] : []));
  return combinations.some((one) => [...one.tables].sort().join() === tableIds.sort().join());
}

export function setWholeRoomOffered(room: RoomLayout, isOffered: boolean): RoomLayout {
  const otherCombinations = room.combinations.filter(({ isWholeRoom }) => !isWholeRoom);
  const seatCount = countSeats(room.tables);
  const wholeRoom = { tables: [], minParty: Math.min(13, seatCount), maxParty: seatCount, isWholeRoom: true };
  return { ...room, combinations: isOffered ? [...otherCombinations, wholeRoom] : otherCombinations };
}

export const changeCombination = (room: RoomLayout, index: number, sizes: Partial<PartySizes>): RoomLayout => ({
  ...room,
  combinations: room.combinations.map((combination, otherIndex) =>
    otherIndex === index ? { ...combination, ...sizes } : combination,
  ),
});

export const removeCombination = (room: RoomLayout, index: number): RoomLayout => ({
  ...room,
  combinations: room.combinations.filter((_, otherIndex) => otherIndex !== index),
});

/** An empty name removes them from their zone. */
export function setZone(room: RoomLayout, selection: TableIndexes, zone: ZoneName): RoomLayout {
  const isUnnamed = zone.sk.trim() === '' && zone.en.trim() === '';
  return {
    ...room,
    tables: room.tables.map(({ zone: currentZone, ...table }, index) => {
      if (!selection.includes(index)) return currentZone ? { ...table, zone: currentZone } : table;
      return isUnnamed ? table : { ...table, zone };
    }),
  };
}
