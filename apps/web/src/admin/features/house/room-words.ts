import type { DatedRoomDto } from '@strapec/contracts';
import { type DiningTable, type Language, type ZoneName, zonesOf } from '@strapec/domain';

/** Every table of these rooms, of today's first. */
export function tablesAhead(rooms: readonly DatedRoomDto[]): DiningTable[] {
  const all = rooms.flatMap(({ value }) => value.tables);
  return all.filter(({ id }, index) => all.findIndex((other) => other.id === id) === index);
}

/** The zones of these rooms with their tables. */
export function zonesAhead(rooms: readonly DatedRoomDto[]): { name: ZoneName; tables: string[] }[] {
  const zones = zonesOf({ tables: rooms.flatMap(({ value }) => value.tables) });
  return zones.map(({ name, tables }) => ({ name, tables: [...new Set(tables)] }));
}

/** `T6, T7`; of a zone whose tables these are, its name as well. */
export function tablesInWords(
  tables: readonly string[],
  { rooms, language }: { rooms: readonly DatedRoomDto[]; language: Language },
): string {
  const same = (others: readonly string[]): boolean => [...others].sort().join() === [...tables].sort().join();
  const zone = zonesAhead(rooms).find((one) => same(one.tables));
  return zone ? `${zone.name[language]} (${tables.join(', ')})` : tables.join(', ');
}
