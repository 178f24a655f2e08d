import type { Language } from '../language/language.js';
import type { Dated } from './schedule/opening-hours.js';
import type { DiningTable, TableCombination } from './dining-tables.js';

/** What a part of the room is called, such as the terrace. */
export type ZoneName = Readonly<Record<Language, string>>;

/** A table where it stands in the drawing: the corner at its top left, in steps of the grid. */
export interface RoomTable extends DiningTable {
  x: number;
  y: number;
  zone?: ZoneName;
}

/** The room from a date on: its tables in the order of every list, and those that may be pushed together. */
export interface DrawnRoom {
  tables: readonly RoomTable[];
  combinations: readonly TableCombination[];
}

/** The room without a table. */
export const emptyRoom: DrawnRoom = { tables: [], combinations: [] };

/** The most a room may have, and how large its drawing is: tables have one bit each, the grid is in steps. */
export const roomLimits = { tables: 31, combinations: 100, nameLength: 20, guests: 99, columns: 28, rows: 40 } as const;

/** How large a table is drawn, in steps of the grid, by the guests that it seats. */
export function sizeOfTable({ maxParty }: Pick<DiningTable, 'maxParty'>): { columns: number; rows: number } {
  return { columns: Math.min(6, 1 + Math.ceil(Math.max(1, maxParty) / 2)), rows: 2 };
}

/** Every table that the house has, had or will have, by its name. */
export function tablesOfAll(rooms: readonly Dated<DrawnRoom>[]): string[] {
  return [...new Set(rooms.flatMap(({ value }) => value.tables.map(({ id }) => id)))];
}

/** The zones of a room with the tables of each, in the order of the tables. */
export function zonesOf({ tables }: Pick<DrawnRoom, 'tables'>): { name: ZoneName; tables: string[] }[] {
  const zones: { name: ZoneName; tables: string[] }[] = [];
  for (const { id, zone } of tables) {
    if (!zone) continue;
    const known = zones.find(({ name }) => name.sk === zone.sk && name.en === zone.en);
    if (known) known.tables.push(id);
    else zones.push({ name: zone, tables: [id] });
  }
  return zones;
}
