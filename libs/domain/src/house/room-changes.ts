import type { Dated } from '../schedule/opening-hours.js';
import type { ServiceDate } from '../schedule/service-date.js';
import type { HouseRows } from './build-house.js';
import type { HouseDeed } from './house-deed.js';
import { notThere } from './house-faults.js';
import { roomFaults } from './room-faults.js';
import type { DrawnRoom } from './drawn-room.js';
import { changeableDates } from './week-changes.js';

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
  },
  removeRoom: {
    faults: ({ from }, { rooms }, today) =>
      changeableDates(rooms, today).includes(from) && rooms.length > 1 ? [] : [notThere('from')],
    applied: ({ from }, rows) => withRooms(rows, except(rows.rooms, from)),
  },
};

const except = (rooms: readonly Dated<DrawnRoom>[], date: ServiceDate | null): Dated<DrawnRoom>[] =>
  rooms.filter(({ from }) => from !== date);

const withRooms = (rows: HouseRows, rooms: readonly Dated<DrawnRoom>[]): HouseRows => ({
  ...rows,
  rooms: [...rooms].sort((a, b) => (a.from < b.from ? -1 : 1)),
});
