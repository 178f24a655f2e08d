import type { DatedRoomDto } from '@strapec/contracts';
import { type DiningTable, type DrawnRoom, type Language, type ZoneName, zonesOf } from '@strapec/domain';
import { type FormError, errorInWords } from '../form-values';
import type { VenueText } from '../texts';

export function tablesAhead(rooms: readonly DatedRoomDto[]): DiningTable[] {
  const all = rooms.flatMap(({ value }) => value.tables);
  return all.filter(({ id }, index) => all.findIndex((other) => other.id === id) === index);
}

export function zonesAhead(rooms: readonly DatedRoomDto[]): { name: ZoneName; tables: string[] }[] {
  const zones = zonesOf({ tables: rooms.flatMap(({ value }) => value.tables) });
  return zones.map(({ name, tables }) => ({ name, tables: [...new Set(tables)] }));
}

/** `T6, T7`; a zone by its name. */
export function tablesInWords(
  tables: readonly string[],
  { rooms, language }: { rooms: readonly DatedRoomDto[]; language: Language },
): string {
  const same = (others: readonly string[]): boolean => [...others].sort().join() === [...tables].sort().join();
  const zone = zonesAhead(rooms).find((one) => same(one.tables));
  return zone ? `${zone.name[language]} (${tables.join(', ')})` : tables.join(', ');
}

export function locateRoomError(error: FormError, room: DrawnRoom, text: VenueText): FormError {
  if (error.field === 'from' || error.field === 'replaces') return { field: 'from', code: error.code };
  const words = errorInWords(error, text);
  const what = whatIsMeant(error.field, room, text);
  return { field: 'room', code: '', message: what ? `${what}: ${words}` : words };
}

function whatIsMeant(field: string, { tables, combinations }: DrawnRoom, text: VenueText): string | undefined {
  const [, list, index] = /(tables|combinations)\.(\d+)\./.exec(field) ?? [];
  if (list === 'tables') return tables[Number(index)]?.id;
  const join = list && combinations[Number(index)];
  if (!join) return undefined;
  return join.isWholeRoom ? text('room.whole') : join.tables.join(' + ');
}
