import {
  type DateRange,
  type Dated,
  type VenueChange,
  type VenueChangeKind,
  type SpecialDay,
  type TableClosure,
  type Week,
  weekdays,
} from '@strapec/domain';
import type { EntityManager } from 'typeorm';
import { BookingRulesRow } from '../../platform/database/entities/venue/booking-rules.entity.js';
import { ClosedTableRow } from '../../platform/database/entities/venue/closed-table.entity.js';
import { OnlinePauseRow } from '../../platform/database/entities/venue/online-pause.entity.js';
import { OpeningHoursRow } from '../../platform/database/entities/venue/opening-hours.entity.js';
import { RoomRow } from '../../platform/database/entities/venue/room.entity.js';
import { SpecialDayRow } from '../../platform/database/entities/venue/special-day.entity.js';
import { TableClosureRow } from '../../platform/database/entities/venue/table-closure.entity.js';
import { insertRoom } from '../../platform/database/insert-room.js';

export async function writeVenueChange(tx: EntityManager, change: VenueChange): Promise<void> {
  await (changeWriters[change.kind] as ChangeWriter)(tx, change);
}

type ChangeWriter = (tx: EntityManager, change: VenueChange) => Promise<unknown>;

type ChangeOfKind<Kind extends VenueChangeKind> = Extract<VenueChange, { kind: Kind }>;

const changeWriters: {
  readonly [Kind in VenueChangeKind]: (tx: EntityManager, change: ChangeOfKind<Kind>) => Promise<unknown>;
} = {
  putSpecialDay: async (tx, { day, replaces }) => {
    for (const range of [replaces ?? day, day]) await deleteSpecialDay(tx, range);
    await tx.insert(SpecialDayRow, toSpecialDayRow(day));
  },
  removeSpecialDay: (tx, { range }) => deleteSpecialDay(tx, range),
  putWeek: async (tx, { week, replaces }) => {
    if (replaces) await tx.delete(OpeningHoursRow, { validFrom: replaces });
    await tx.insert(OpeningHoursRow, toWeekRows(week));
  },
  removeWeek: (tx, { from }) => tx.delete(OpeningHoursRow, { validFrom: from }),
  putPause: (tx, { pause }) => tx.upsert(OnlinePauseRow, { date: pause.date, fromMinute: pause.from }, ['date']),
  removePause: (tx, { date }) => tx.delete(OnlinePauseRow, { date }),
  putRules: async (tx, { rules, replaces }) => {
    if (replaces) await tx.delete(BookingRulesRow, { validFrom: replaces });
    await tx.insert(BookingRulesRow, { validFrom: rules.from, ...rules.value });
  },
  removeRules: (tx, { from }) => tx.delete(BookingRulesRow, { validFrom: from }),
  putClosure: async (tx, { closure, replaces }) => {
    if (replaces !== null) await tx.delete(TableClosureRow, { id: replaces });
    await insertClosure(tx, closure);
  },
  removeClosure: (tx, { id }) => tx.delete(TableClosureRow, { id }),
  putRoom: async (tx, { room, replaces }) => {
    if (replaces !== null) await tx.delete(RoomRow, { validFrom: replaces });
    await insertRoom(tx, room);
  },
  removeRoom: (tx, { from }) => tx.delete(RoomRow, { validFrom: from }),
};

async function deleteSpecialDay(tx: EntityManager, { from, to }: DateRange): Promise<void> {
  await tx.delete(SpecialDayRow, { fromDate: from, toDate: to });
}

async function insertClosure(tx: EntityManager, { from, to, reason, tables }: TableClosure): Promise<void> {
  const { identifiers } = await tx.insert(TableClosureRow, { fromDate: from, toDate: to, reason: reason ?? null });
  const closureId = (identifiers[0] as { id: number }).id;
  await tx.insert(ClosedTableRow, tables.map((tableId) => ({ closureId, tableId }))); // prettier-ignore
}

const toSpecialDayRow = ({ from, to, hours, label }: SpecialDay): Partial<SpecialDayRow> => ({
  fromDate: from,
  toDate: to,
  ...hours,
  labelSk: label?.sk ?? null,
  labelEn: label?.en ?? null,
});

function toWeekRows({ from, value }: Dated<Week>): OpeningHoursRow[] {
  return weekdays.flatMap((weekday) => {
    const hours = value[weekday];
    return hours ? [{ validFrom: from, weekday, ...hours }] : [];
  });
}
