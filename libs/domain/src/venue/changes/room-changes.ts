import { type Dated, valueOn } from '../schedule/opening-hours.js';
import type { ServiceDate } from '../schedule/service-date.js';
import type { HouseRows } from '../build-house.js';
import { changeableDates, except, inOrder, type HouseDeed, type HouseFacts } from './house-deed.js';
import { type AmongDated, type HouseFault, beginFaults, houseLimits, notThere } from './house-faults.js';
import {
  type DrawnRoom,
  type RoomTable,
  type ZoneName,
  roomLimits,
  type DiningTable,
  type TableCombination,
} from '../drawn-room.js';
import { isBlank } from '../../form/faults.js';
import { lineFault } from '../../form/field-faults.js';
import { languages } from '../../language/language.js';

/** All faults of a room; the field is a path, such as `tables.5.maxParty`. */
export function roomFaults({ from, value }: Dated<DrawnRoom>, among: AmongDated): HouseFault[] {
  return [
    ...beginFaults(from, among),
    ...countFaults(value),
    ...value.tables.flatMap((table, index) => prefixed(`tables.${index}`, tableFaults(table, index, value.tables))),
    ...value.combinations.flatMap((one, index) => prefixed(`combinations.${index}`, joinFaults(one, index, value))),
  ];
}

function countFaults({ tables, combinations }: DrawnRoom): HouseFault[] {
  if (tables.length === 0) return [{ field: 'tables', code: 'room_without_table' }];
  return [
    ...(tables.length > roomLimits.tables ? [{ field: 'tables', code: 'too_many_tables' } as const] : []),
    ...(combinations.length > roomLimits.combinations
      ? [{ field: 'combinations', code: 'too_many_joins' } as const]
      : []),
  ];
}

function tableFaults(table: RoomTable, index: number, tables: readonly RoomTable[]): HouseFault[] {
  const isTwice = tables.findIndex(({ id }) => sameName(id, table.id)) < index;
  const name = nameFault(table.id) ?? (isTwice ? 'table_twice' : null);
  return [
    ...(name ? [{ field: 'id', code: name }] : []),
    ...sizeFaults(table),
    ...(isOnGrid(table) ? [] : [{ field: 'x', code: 'outside_grid' } as const]),
    ...zoneFaults(table.zone),
  ];
}

/** Lists join names with plus and comma, so a name cannot contain them. */
function nameFault(name: string): HouseFault['code'] | null {
  if (isBlank(name)) return 'name_missing';
  if (name !== name.trim() || /[+,]/.test(name)) return 'invalid_characters';
  return lineFault(name, roomLimits.nameLength);
}

function sizeFaults({ minParty, maxParty }: Pick<DiningTable, 'minParty' | 'maxParty'>): HouseFault[] {
  if (minParty < 1 || maxParty > roomLimits.guests) return [{ field: 'maxParty', code: 'party_sizes' }];
  return minParty > maxParty ? [{ field: 'minParty', code: 'min_above_max' }] : [];
}

/** A zone has a name in both languages or in none. */
function zoneFaults(zone: ZoneName | undefined): HouseFault[] {
  if (!zone) return [];
  return languages.flatMap((language): HouseFault[] => {
    const code = isBlank(zone[language])
      ? 'label_in_both_languages'
      : lineFault(zone[language], houseLimits.labelLength);
    return code ? [{ field: `zone.${language}`, code }] : [];
  });
}

function joinFaults(one: TableCombination, index: number, { tables, combinations }: DrawnRoom): HouseFault[] {
  const isUnknown = one.tables.some((id) => !tables.some((table) => table.id === id));
  const isOfOne = !one.isWholeRoom && new Set(one.tables).size < 2;
  const isTwice = combinations.findIndex((other) => joins(other) === joins(one)) < index;
  return [
    ...(isUnknown ? [{ field: 'tables', code: 'unknown_table' } as const] : []),
    ...(isOfOne ? [{ field: 'tables', code: 'join_of_one' } as const] : []),
    ...(isTwice ? [{ field: 'tables', code: 'join_twice' } as const] : []),
    ...sizeFaults(one),
  ];
}

const joins = ({ tables, isWholeRoom }: TableCombination): string =>
  isWholeRoom ? '*' : [...new Set(tables)].sort().join();

const isOnGrid = ({ x, y }: RoomTable): boolean => 0 <= x && x < roomLimits.columns && 0 <= y && y < roomLimits.rows;

const sameName = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

const prefixed = (path: string, faults: readonly HouseFault[]): HouseFault[] =>
  faults.map(({ field, code }) => ({ field: `${path}.${field}`, code }));

/** The room from a date on; earlier dates keep theirs. `replaces` is the date of the edited room. */
export interface PutRoom {
  room: Dated<DrawnRoom>;
  replaces: ServiceDate | null;
}

export interface RemoveRoom {
  from: ServiceDate;
}

interface Deeds {
  putRoom: HouseDeed<PutRoom>;
  removeRoom: HouseDeed<RemoveRoom>;
}

export const roomDeeds: Deeds = {
  putRoom: {
    faults: ({ room, replaces }, { rooms }, today) =>
      replaces === null || changeableDates(rooms, today).includes(replaces)
        ? roomFaults(room, { others: except(rooms, replaces), today })
        : [notThere('replaces')],
    applied: ({ room, replaces }, rows) => withRooms(rows, [...except(rows.rooms, replaces), room]),
    dates: ({ room }) => [room.from],
    facts: ({ room }, rows) => roomOn(room.from, rows),
  },
  removeRoom: {
    faults: ({ from }, { rooms }, today) =>
      changeableDates(rooms, today).includes(from) && rooms.length > 1 ? [] : [notThere('from')],
    applied: ({ from }, rows) => withRooms(rows, except(rows.rooms, from)),
    dates: ({ from }) => [from],
    facts: ({ from }, rows) => roomOn(from, rows),
  },
};

const withRooms = (rows: HouseRows, rooms: readonly Dated<DrawnRoom>[]): HouseRows => ({
  ...rows,
  rooms: inOrder(rooms),
});

/** Tables and combinations with their party sizes. */
function roomOn(date: ServiceDate, { rooms }: HouseRows): HouseFacts | null {
  const room = valueOn(date, rooms);
  if (!room) return null;
  const { tables, combinations } = room;
  return {
    seats: tables.map((table) => `${table.id} ${sizes(table)}`).join(', '),
    joins: combinations.map((one) => `${one.isWholeRoom ? '*' : one.tables.join('+')} ${sizes(one)}`).join(', '),
  };
}

const sizes = ({ minParty, maxParty }: { minParty: number; maxParty: number }): string => `${minParty}–${maxParty}`;
