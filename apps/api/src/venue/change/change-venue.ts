import {
  type DateRange,
  type Dated,
  type VenueChange,
  type VenueChangeKind,
  type SpecialDay,
  type TableClosure,
  type Week,
  venueDayOn,
  serviceDateAt,
  describeChange,
  weekdays,
} from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditLog } from '../../audit/audit-log.js';
import { Clock } from '../../platform/clock/clock.js';
import { toLocalDateTime } from '../../platform/clock/local-time.js';
import { transactionRunner } from '../../platform/database/named-statements.js';
import { EveningImpacts } from '../../evenings/evening-impacts.js';
import { markForReseating } from '../../evenings/evenings-to-reseat.js';
import { Problem } from '../../platform/http/problems/problem.js';
import type { StaffMember } from '../../platform/http/access/staff-member.js';
import { planVenueChange, previewHashes } from './plan-venue-change.js';
import { ReseatEvenings } from './reseat-evenings.js';
import { BookingRulesRow } from '../../platform/database/entities/venue/booking-rules.entity.js';
import { ClosedTableRow } from '../../platform/database/entities/venue/closed-table.entity.js';
import { OnlinePauseRow } from '../../platform/database/entities/venue/online-pause.entity.js';
import { OpeningHoursRow } from '../../platform/database/entities/venue/opening-hours.entity.js';
import { RoomRow } from '../../platform/database/entities/venue/room.entity.js';
import { SpecialDayRow } from '../../platform/database/entities/venue/special-day.entity.js';
import { TableClosureRow } from '../../platform/database/entities/venue/table-closure.entity.js';
import { insertRoom } from '../../platform/database/insert-room.js';

/** The row lock serialises venue changes. */
const lockStatement = { name: 'queue-for-the-venue', text: `SELECT version FROM venue_version FOR UPDATE` };

@Injectable()
export class ChangeVenue {
  constructor(
    private readonly source: DataSource,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly reseating: ReseatEvenings,
    private readonly impacts: EveningImpacts,
  ) {}

  /** Throws `validation_failed`, `venue_moved_on` when the preview would differ. */
  async changeVenue(change: VenueChange, hash: string, by: StaffMember): Promise<void> {
    const today = serviceDateAt(toLocalDateTime(this.clock.now()));
    await this.source.transaction(async (tx) => {
      const run = transactionRunner(tx);
      await run(lockStatement, []);
      const plan = await planVenueChange(run, change, today);
      const { rows, before, dates } = plan;
      const previewedHashes = new Set(hash.split('.'));
      const evenings = await this.impacts.computeImpacts(run, dates, plan);
      if (!previewHashes(plan, evenings).every((one) => previewedHashes.has(one))) throw new Problem('venue_moved_on');
      await (changeWriters[change.kind] as ChangeWriter)(tx, change);
      await markForReseating(run, dates.map((date) => ({ date, hours: venueDayOn(date, before).hours }))); // prettier-ignore
      const { dates: subjectDates, ...states } = describeChange(change, rows);
      await this.audit.addEntries(tx, {
        by,
        action: `venue.${change.kind}`,
        subjectId: [...new Set(subjectDates)].join('/'),
        ...states,
      });
    });
    this.reseating.startReseating();
  }
}

type ChangeWriter = (tx: EntityManager, change: VenueChange) => Promise<unknown>;

type Change<Kind extends VenueChangeKind> = Extract<VenueChange, { kind: Kind }>;

const changeWriters: {
  readonly [Kind in VenueChangeKind]: (tx: EntityManager, change: Change<Kind>) => Promise<unknown>;
} = {
  putSpecialDay: async (tx, { day, replaces }) => {
    for (const range of [replaces ?? day, day]) await deleteSpecialDay(tx, range);
    await tx.insert(SpecialDayRow, specialDayRow(day));
  },
  removeSpecialDay: (tx, { range }) => deleteSpecialDay(tx, range),
  putWeek: async (tx, { week, replaces }) => {
    if (replaces) await tx.delete(OpeningHoursRow, { validFrom: replaces });
    await tx.insert(OpeningHoursRow, weekRows(week));
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
