import { type DrawnRoom, type RoomTable, type ZoneName, roomLimits, sizeOfTable } from '@strapec/domain';

/** Indexes, because a name may be edited meanwhile. */
export type Chosen = readonly number[];

export function withTables(room: DrawnRoom, chosen: Chosen, change: Partial<RoomTable>): DrawnRoom {
  return {
    ...room,
    tables: room.tables.map((table, index) => (chosen.includes(index) ? { ...table, ...change } : table)),
  };
}

export function movedTable(room: DrawnRoom, index: number, { x, y }: { x: number; y: number }): DrawnRoom {
  const table = room.tables[index];
  if (!table) return room;
  const { columns, rows } = sizeOfTable(table);
  const corner = { x: within(x, roomLimits.columns - columns), y: within(y, roomLimits.rows - rows) };
  return withTables(room, [index], corner);
}

const within = (value: number, most: number): number => Math.min(Math.max(0, value), most);

export function renamedTable(room: DrawnRoom, index: number, name: string): DrawnRoom {
  const before = room.tables[index]?.id;
  return {
    ...withTables(room, [index], { id: name }),
    combinations: room.combinations.map((one) => ({
      ...one,
      tables: one.tables.map((id) => (id === before ? name : id)),
    })),
  };
}

export function isTaken(room: DrawnRoom, index: number, name: string): boolean {
  return room.tables.some(({ id }, other) => other !== index && id.toLowerCase() === name.toLowerCase());
}

export function withoutTables(room: DrawnRoom, chosen: Chosen): DrawnRoom {
  const gone = room.tables.flatMap(({ id }, index) => (chosen.includes(index) ? [id] : []));
  return {
    tables: room.tables.filter((_, index) => !chosen.includes(index)),
    combinations: room.combinations.filter((one) => !one.tables.some((id) => gone.includes(id))),
  };
}

export function withNewTable(room: DrawnRoom): DrawnRoom {
  const taken = new Set(room.tables.map(({ id }) => id.toLowerCase()));
  let number = 1;
  while (taken.has(`t${number}`)) number += 1;
  const table = { id: `T${number}`, minParty: 1, maxParty: 2, ...freeCorner(room) };
  return { ...room, tables: [...room.tables, table] };
}

function freeCorner({ tables }: DrawnRoom): { x: number; y: number } {
  for (let y = 1; y < roomLimits.rows - 2; y += 1) {
    for (let x = 1; x < roomLimits.columns - 4; x += 1)
      if (tables.every((table) => isClear(table, x, y))) return { x, y };
  }
  return { x: 0, y: 0 };
}

function isClear(table: RoomTable, x: number, y: number): boolean {
  const { columns, rows } = sizeOfTable(table);
  return x + 3 < table.x || table.x + columns < x || y + 2 < table.y || table.y + rows < y;
}

export function withJoin(room: DrawnRoom, chosen: Chosen): DrawnRoom {
  const joined = room.tables.filter((_, index) => chosen.includes(index));
  const seats = joined.reduce((sum, { maxParty }) => sum + maxParty, 0);
  const largest = Math.max(...joined.map(({ maxParty }) => maxParty));
  const tables = joined.map(({ id }) => id);
  const join = { tables, minParty: Math.min(largest + 1, seats), maxParty: seats, isWholeRoom: false };
  return { ...room, combinations: [...room.combinations, join] };
}

export function areJoined({ tables, combinations }: DrawnRoom, chosen: Chosen): boolean {
  const names = tables.flatMap(({ id }, index) => (chosen.includes(index) ? [id] : []));
  return combinations.some((one) => [...one.tables].sort().join() === names.sort().join());
}

export function withWholeRoom(room: DrawnRoom, isOffered: boolean): DrawnRoom {
  const others = room.combinations.filter(({ isWholeRoom }) => !isWholeRoom);
  const seats = room.tables.reduce((sum, { maxParty }) => sum + maxParty, 0);
  const whole = { tables: [], minParty: Math.min(13, seats), maxParty: seats, isWholeRoom: true };
  return { ...room, combinations: isOffered ? [...others, whole] : others };
}

export function withSizesOfJoin(
  room: DrawnRoom,
  index: number,
  sizes: { minParty?: number; maxParty?: number },
): DrawnRoom {
  return {
    ...room,
    combinations: room.combinations.map((one, at) => (at === index ? { ...one, ...sizes } : one)),
  };
}

export const withoutJoin = (room: DrawnRoom, index: number): DrawnRoom => ({
  ...room,
  combinations: room.combinations.filter((_, at) => at !== index),
});

/** An empty name removes them from their zone. */
export function withZone(room: DrawnRoom, chosen: Chosen, zone: ZoneName): DrawnRoom {
  const isNone = zone.sk.trim() === '' && zone.en.trim() === '';
  return {
    ...room,
    tables: room.tables.map(({ zone: before, ...table }, index) => {
      if (!chosen.includes(index)) return before ? { ...table, zone: before } : table;
      return isNone ? table : { ...table, zone };
    }),
  };
}
