import type { DatedRoomDto } from '@strapec/contracts';
import { type DiningTable, type RoomLayout, type Language, type ZoneName, groupByZone } from '@strapec/domain';
import { type FormError, describeSettingsError } from '../form-errors';
import type { SettingsText } from '../texts';

export function listAllTables(rooms: readonly DatedRoomDto[]): DiningTable[] {
  const allTables = rooms.flatMap(({ value }) => value.tables);
  return allTables.filter(({ id }, index) => allTables.findIndex((other) => other.id === id) === index);
}

export function listZones(rooms: readonly DatedRoomDto[]): { name: ZoneName; tables: string[] }[] {
  const zones = groupByZone({ tables: rooms.flatMap(({ value }) => value.tables) });
  return zones.map(({ name, tables }) => ({ name, tables: [...new Set(tables)] }));
}

/** `T6, T7`; a zone by its name. */
export function describeTables(
  ids: readonly string[],
  { rooms, language }: { rooms: readonly DatedRoomDto[]; language: Language },
): string {
  const hasSameTables = (others: readonly string[]): boolean => [...others].sort().join() === [...ids].sort().join();
  const zone = listZones(rooms).find((one) => hasSameTables(one.tables));
  return zone ? `${zone.name[language]} (${ids.join(', ')})` : ids.join(', ');
}

export function toRoomFormError(error: FormError, room: RoomLayout, text: SettingsText): FormError {
  if (error.field === 'from' || error.field === 'replaces') return { field: 'from', code: error.code };
  const errorMessage = describeSettingsError(error, text);
  const subject = describeErrorSubject(error.field, room, text);
  return { field: 'value', code: '', message: subject ? `${subject}: ${errorMessage}` : errorMessage };
}

function describeErrorSubject(
  field: string,
  { tables, combinations }: RoomLayout,
  text: SettingsText,
): string | undefined {
  const [, listName, index] = /(tables|combinations)\.(\d+)\./.exec(field) ?? [];
  if (listName === 'tables') return tables[Number(index)]?.id;
  const combination = listName && combinations[Number(index)];
  if (!combination) return undefined;
  return combination.isWholeRoom ? text('room.whole') : combination.tables.join(' + ');
}
