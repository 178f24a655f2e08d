import type { Language } from '../language/language.js';
import type { Dated } from './schedule/opening-hours.js';

export interface DiningTable {
  id: string;
  minParty: number;
  maxParty: number;
}

export interface TableCombination {
  /** Empty for the whole room, which is all tables in use. */
  tables: readonly string[];
  minParty: number;
  maxParty: number;
  isWholeRoom: boolean;
}

export type ZoneName = Readonly<Record<Language, string>>;

/** Its top left corner, in grid steps. */
export interface RoomTable extends DiningTable {
  x: number;
  y: number;
  zone?: ZoneName;
}

/** From a date on. The tables have the order of every list. */
export interface RoomLayout {
  tables: readonly RoomTable[];
  combinations: readonly TableCombination[];
}

export const emptyRoom: RoomLayout = { tables: [], combinations: [] };

/** Each table has one bit; columns and rows are grid steps. */
export const roomLimits = { tables: 31, combinations: 100, nameLength: 20, guests: 99, columns: 28, rows: 40 } as const;

/** In grid steps, by its seats. */
export function toTableGridSize({ maxParty }: Pick<DiningTable, 'maxParty'>): { columns: number; rows: number } {
  return { columns: Math.min(6, 1 + Math.ceil(Math.max(1, maxParty) / 2)), rows: 2 };
}

export function listAllTableIds(rooms: readonly Dated<RoomLayout>[]): string[] {
  return [...new Set(rooms.flatMap(({ value }) => value.tables.map(({ id }) => id)))];
}

export function groupByZone({ tables }: Pick<RoomLayout, 'tables'>): { name: ZoneName; tables: string[] }[] {
  const zones: { name: ZoneName; tables: string[] }[] = [];
  for (const { id, zone } of tables) {
    if (!zone) continue;
    const existing = zones.find(({ name }) => name.sk === zone.sk && name.en === zone.en);
    if (existing) existing.tables.push(id);
    else zones.push({ name: zone, tables: [id] });
  }
  return zones;
}
