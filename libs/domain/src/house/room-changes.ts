import { type Dated, valueOn } from '../schedule/opening-hours.js';
import type { ServiceDate } from '../schedule/service-date.js';
import type { HouseRows } from './build-house.js';
import { changeableDates, except, inOrder } from './dated-changes.js';
import type { HouseDeed, HouseFacts } from './house-deed.js';
import { notThere } from './house-faults.js';
import { roomFaults } from './room-faults.js';
import type { DrawnRoom } from './drawn-room.js';

/** The room from a date on; what lies before keeps its tables. `replaces` is the date of the one that was edited. */
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

/** Tables and joins with the parties that they take. */
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
