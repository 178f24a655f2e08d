import { type Dated, valueOn } from '../schedule/opening-hours.js';
import type { ServiceDate } from '../schedule/service-date.js';
import type { VenueRows } from '../build-venue.js';
import { changeableDates, except, inOrder, type VenueAction, type VenueFacts } from './venue-action.js';
import { type AmongDated, type VenueError, beginErrors, venueLimits, notThere } from './venue-errors.js';
import {
  type DrawnRoom,
  type RoomTable,
  type ZoneName,
  roomLimits,
  type DiningTable,
  type TableCombination,
} from '../drawn-room.js';
import { isBlank } from '../../form/errors.js';
import { lineError } from '../../form/field-errors.js';
import { languages } from '../../language/language.js';

/** The field is a path, such as `tables.5.maxParty`. */
export function roomErrors({ from, value }: Dated<DrawnRoom>, among: AmongDated): VenueError[] {
  return [
    ...beginErrors(from, among),
    ...countErrors(value),
    ...value.tables.flatMap((table, index) => prefixed(`tables.${index}`, tableErrors(table, index, value.tables))),
    ...value.combinations.flatMap((one, index) => prefixed(`combinations.${index}`, joinErrors(one, index, value))),
  ];
}

function countErrors({ tables, combinations }: DrawnRoom): VenueError[] {
  if (tables.length === 0) return [{ field: 'tables', code: 'room_without_table' }];
  return [
    ...(tables.length > roomLimits.tables ? [{ field: 'tables', code: 'too_many_tables' } as const] : []),
    ...(combinations.length > roomLimits.combinations
      ? [{ field: 'combinations', code: 'too_many_joins' } as const]
      : []),
  ];
}

function tableErrors(table: RoomTable, index: number, tables: readonly RoomTable[]): VenueError[] {
  const isTwice = tables.findIndex(({ id }) => sameName(id, table.id)) < index;
  const name = nameError(table.id) ?? (isTwice ? 'table_twice' : null);
  return [
    ...(name ? [{ field: 'id', code: name }] : []),
    ...sizeErrors(table),
    ...(isOnGrid(table) ? [] : [{ field: 'x', code: 'outside_grid' } as const]),
    ...zoneErrors(table.zone),
  ];
}

/** Lists join names with plus and comma. */
function nameError(name: string): VenueError['code'] | null {
  if (isBlank(name)) return 'name_missing';
  if (name !== name.trim() || /[+,]/.test(name)) return 'invalid_characters';
  return lineError(name, roomLimits.nameLength);
}

function sizeErrors({ minParty, maxParty }: Pick<DiningTable, 'minParty' | 'maxParty'>): VenueError[] {
  if (minParty < 1 || maxParty > roomLimits.guests) return [{ field: 'maxParty', code: 'party_sizes' }];
  return minParty > maxParty ? [{ field: 'minParty', code: 'min_above_max' }] : [];
}

/** In both languages or in none. */
function zoneErrors(zone: ZoneName | undefined): VenueError[] {
  if (!zone) return [];
  return languages.flatMap((language): VenueError[] => {
    const code = isBlank(zone[language])
      ? 'label_in_both_languages'
      : lineError(zone[language], venueLimits.labelLength);
    return code ? [{ field: `zone.${language}`, code }] : [];
  });
}

function joinErrors(one: TableCombination, index: number, { tables, combinations }: DrawnRoom): VenueError[] {
  const isUnknown = one.tables.some((id) => !tables.some((table) => table.id === id));
  const isOfOne = !one.isWholeRoom && new Set(one.tables).size < 2;
  const isTwice = combinations.findIndex((other) => joins(other) === joins(one)) < index;
  return [
    ...(isUnknown ? [{ field: 'tables', code: 'unknown_table' } as const] : []),
    ...(isOfOne ? [{ field: 'tables', code: 'join_of_one' } as const] : []),
    ...(isTwice ? [{ field: 'tables', code: 'join_twice' } as const] : []),
    ...sizeErrors(one),
  ];
}

const joins = ({ tables, isWholeRoom }: TableCombination): string =>
  isWholeRoom ? '*' : [...new Set(tables)].sort().join();

const isOnGrid = ({ x, y }: RoomTable): boolean => 0 <= x && x < roomLimits.columns && 0 <= y && y < roomLimits.rows;

const sameName = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

const prefixed = (path: string, errors: readonly VenueError[]): VenueError[] =>
  errors.map(({ field, code }) => ({ field: `${path}.${field}`, code }));

/** Earlier dates keep theirs. `replaces` is the date of the edited room. */
export interface PutRoom {
  room: Dated<DrawnRoom>;
  replaces: ServiceDate | null;
}

export interface RemoveRoom {
  from: ServiceDate;
}

interface Actions {
  putRoom: VenueAction<PutRoom>;
  removeRoom: VenueAction<RemoveRoom>;
}

export const roomActions: Actions = {
  putRoom: {
    errors: ({ room, replaces }, { rooms }, today) =>
      replaces === null || changeableDates(rooms, today).includes(replaces)
        ? roomErrors(room, { others: except(rooms, replaces), today })
        : [notThere('replaces')],
    applied: ({ room, replaces }, rows) => withRooms(rows, [...except(rows.rooms, replaces), room]),
    dates: ({ room }) => [room.from],
    facts: ({ room }, rows) => roomOn(room.from, rows),
  },
  removeRoom: {
    errors: ({ from }, { rooms }, today) =>
      changeableDates(rooms, today).includes(from) && rooms.length > 1 ? [] : [notThere('from')],
    applied: ({ from }, rows) => withRooms(rows, except(rows.rooms, from)),
    dates: ({ from }) => [from],
    facts: ({ from }, rows) => roomOn(from, rows),
  },
};

const withRooms = (rows: VenueRows, rooms: readonly Dated<DrawnRoom>[]): VenueRows => ({
  ...rows,
  rooms: inOrder(rooms),
});

function roomOn(date: ServiceDate, { rooms }: VenueRows): VenueFacts | null {
  const room = valueOn(date, rooms);
  if (!room) return null;
  const { tables, combinations } = room;
  return {
    seats: tables.map((table) => `${table.id} ${sizes(table)}`).join(', '),
    joins: combinations.map((one) => `${one.isWholeRoom ? '*' : one.tables.join('+')} ${sizes(one)}`).join(', '),
  };
}

const sizes = ({ minParty, maxParty }: { minParty: number; maxParty: number }): string => `${minParty}–${maxParty}`;
