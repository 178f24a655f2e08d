import {
  type DateRange,
  type Dated,
  type HouseChange,
  type HouseChangeKind,
  type SpecialDay,
  type TableClosure,
  type Week,
  houseOn,
  staffDay,
  toldChange,
  weekdays,
} from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditLog } from '../../audit/audit-log.js';
import { Clock } from '../../platform/clock/clock.js';
import { localMoment } from '../../platform/clock/local-time.js';
import { within } from '../../platform/database/named-query.js';
import { HouseOutlooks } from '../../evenings/house-outlooks.js';
import { oweEvenings } from '../../evenings/owed-evenings.js';
import { Problem } from '../../platform/http/problems/problem.js';
import type { StaffMember } from '../../platform/http/access/staff-member.js';
import { planHouseChange, seenOf } from './plan-house-change.js';
import { SettleEvenings } from './settle-evenings.js';
import { BookingRulesRow } from '../../platform/database/entities/venue/booking-rules.entity.js';
import { ClosedTableRow } from '../../platform/database/entities/venue/closed-table.entity.js';
import { OnlinePauseRow } from '../../platform/database/entities/venue/online-pause.entity.js';
import { OpeningHoursRow } from '../../platform/database/entities/venue/opening-hours.entity.js';
import { RoomRow } from '../../platform/database/entities/venue/room.entity.js';
import { SpecialDayRow } from '../../platform/database/entities/venue/special-day.entity.js';
import { TableClosureRow } from '../../platform/database/entities/venue/table-closure.entity.js';
import { insertRoom } from '../../platform/database/insert-room.js';

/** Locks the version row, so that venue changes run one at a time. */
const queueStatement = { name: 'queue-for-the-house', text: `SELECT version FROM house_version FOR UPDATE` };

@Injectable()
export class ChangeHouse {
  constructor(
    private readonly source: DataSource,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly settling: SettleEvenings,
    private readonly outlooks: HouseOutlooks,
  ) {}

  /**
   * Throws `validation_failed`, and `house_moved_on` when the venue differs from the preview or other visits would be
   * affected. The evenings are reseated afterwards, one by one.
   */
  async change(change: HouseChange, hash: string, by: StaffMember): Promise<void> {
    const today = staffDay(localMoment(this.clock.now()));
    await this.source.transaction(async (tx) => {
      const run = within(tx);
      await run(queueStatement, []);
      const plan = await planHouseChange(run, change, today);
      const { rows, before, dates } = plan;
      const seen = new Set(hash.split('.'));
      const evenings = await this.outlooks.of(run, dates, plan);
      if (!seenOf(plan, evenings).every((one) => seen.has(one))) throw new Problem('house_moved_on');
      await writeHouse(tx, change);
      await oweEvenings(run, dates.map((date) => ({ date, hours: houseOn(date, before).hours }))); // prettier-ignore
      const { dates: about, ...states } = toldChange(change, rows);
      await this.audit.add(tx, {
        by,
        deed: `house.${change.kind}`,
        subjectId: [...new Set(about)].join('/'),
        ...states,
      });
    });
    this.settling.begin();
  }
}

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

async function writeHouse(tx: EntityManager, change: HouseChange): Promise<void> {
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
