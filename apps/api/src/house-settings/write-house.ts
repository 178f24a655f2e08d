import {
  type DateRange,
  type Dated,
  type HouseChange,
  type HouseChangeKind,
  type SpecialDay,
  type TableClosure,
  type Week,
  weekdays,
} from '@strapec/domain';
import type { EntityManager } from 'typeorm';
import { BookingRulesRow } from '../database/entities/booking-rules.entity.js';
import { ClosedTableRow } from '../database/entities/closed-table.entity.js';
import { OnlinePauseRow } from '../database/entities/online-pause.entity.js';
import { OpeningHoursRow } from '../database/entities/opening-hours.entity.js';
import { RoomRow } from '../database/entities/room.entity.js';
import { SpecialDayRow } from '../database/entities/special-day.entity.js';
import { TableClosureRow } from '../database/entities/table-closure.entity.js';
import { insertRoom } from '../database/insert-room.js';

type Change<Kind extends HouseChangeKind> = Extract<HouseChange, { kind: Kind }>;

const writers: { readonly [Kind in HouseChangeKind]: (tx: EntityManager, change: Change<Kind>) => Promise<void> } = {
  putSpecialDay: async (tx, { day, replaces }) => {
    for (const range of [replaces ?? day, day]) await forget(tx, range);
    await tx.insert(SpecialDayRow, specialDayRow(day));
  },
  removeSpecialDay: (tx, { range }) => forget(tx, range),
  putWeek: async (tx, { week, replaces }) => {
    if (replaces) await tx.delete(OpeningHoursRow, { validFrom: replaces });
    await tx.insert(OpeningHoursRow, weekRows(week));
  },
  removeWeek: async (tx, { from }) => {
    await tx.delete(OpeningHoursRow, { validFrom: from });
  },
  putPause: async (tx, { pause }) => {
    await tx.upsert(OnlinePauseRow, { date: pause.date, fromMinute: pause.from }, ['date']);
  },
  removePause: async (tx, { date }) => {
    await tx.delete(OnlinePauseRow, { date });
  },
  putRules: async (tx, { rules, replaces }) => {
    if (replaces) await tx.delete(BookingRulesRow, { validFrom: replaces });
    await tx.insert(BookingRulesRow, { validFrom: rules.from, ...rules.value });
  },
  removeRules: async (tx, { from }) => {
    await tx.delete(BookingRulesRow, { validFrom: from });
  },
  putClosure: async (tx, { closure, replaces }) => {
    if (replaces !== null) await tx.delete(TableClosureRow, { id: replaces });
    await insertClosure(tx, closure);
  },
  removeClosure: async (tx, { id }) => {
    await tx.delete(TableClosureRow, { id });
  },
  putRoom: async (tx, { room, replaces }) => {
    if (replaces !== null) await tx.delete(RoomRow, { validFrom: replaces });
    await insertRoom(tx, room);
  },
  removeRoom: async (tx, { from }) => {
    await tx.delete(RoomRow, { validFrom: from });
  },
};

/** Writes a change that has been checked into the rows of the house; triggers raise its version. */
export async function writeHouse(tx: EntityManager, change: HouseChange): Promise<void> {
  const write = writers[change.kind] as (tx: EntityManager, change: HouseChange) => Promise<void>;
  await write(tx, change);
}

async function forget(tx: EntityManager, { from, to }: DateRange): Promise<void> {
  await tx.delete(SpecialDayRow, { fromDate: from, toDate: to });
}

async function insertClosure(tx: EntityManager, { from, to, reason, tables }: TableClosure): Promise<void> {
  const { identifiers } = await tx.insert(TableClosureRow, { fromDate: from, toDate: to, reason: reason ?? null });
  const closureId = (identifiers[0] as { id: number }).id;
  await tx.insert(ClosedTableRow, tables.map((tableId) => ({ closureId, tableId }))); // prettier-ignore
}

const specialDayRow = ({ from, to, hours, label }: SpecialDay): Partial<SpecialDayRow> => ({
  fromDate: from,
  toDate: to,
  ...hours,
  labelSk: label?.sk ?? null,
  labelEn: label?.en ?? null,
});

function weekRows({ from, value }: Dated<Week>): OpeningHoursRow[] {
  return weekdays.flatMap((weekday) => {
    const hours = value[weekday];
    return hours ? [{ validFrom: from, weekday, ...hours }] : [];
  });
}
