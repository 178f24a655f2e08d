import {
  type Evening,
  type LocalMoment,
  type ReservationStatus,
  holdsTables,
  mayBecome,
  reservationStatuses,
  tableTypeOf,
} from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditLog } from '../audit/audit-log.js';
import { Evenings } from '../availability/evenings.js';
import { localMoment } from '../clock/local-time.js';
import { Reservation } from '../database/entities/reservation.entity.js';
import { within } from '../database/named-query.js';
import { Problem } from '../http/problem.js';
import type { StaffMember } from '../http/staff-member.js';
import { Outbox } from '../mail/outbox.js';
import { changedMeanwhile } from './changed-meanwhile.js';
import type { ListReservationsDto } from './dto/list-reservations.dto.js';
import { ReservationDto, type ReservationListDto } from './dto/reservation.dto.js';
import { mailsAfterStatus } from './reservation-mails.js';
import { reservationsMatching } from './reservations-matching.js';
import { seatForStaff } from './seat-for-staff.js';
import { releaseTables, seatReservation } from '../availability/table-holding.js';
import { tablesOf, withTables } from './tables-held.js';

/** What staff ask for; `from` narrows the statuses that it may start at. */
export interface StatusChange {
  to: ReservationStatus;
  from?: readonly ReservationStatus[];
  by: StaffMember;
}

interface Locked {
  before: Reservation;
  evening: Evening;
  now: Date;
}

/** How a status is said in a sentence. */
const inWords: Readonly<Record<ReservationStatus, string>> = {
  pending_approval: 'waiting for approval',
  confirmed: 'confirmed',
  seated: 'seated',
  completed: 'completed',
  cancelled: 'cancelled',
  no_show: 'marked as a no-show',
};

/** Staff look through reservations and follow their lifecycle. */
@Injectable()
export class StaffReservationsService {
  constructor(
    private readonly source: DataSource,
    private readonly evenings: Evenings,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  async listReservations(filters: ListReservationsDto): Promise<ReservationListDto> {
    const [items, total] = await reservationsMatching(this.source.manager, filters).getManyAndCount();
    return { items: await withTables(this.source.manager, items), total };
  }

  /** Approves a waiting party; throws `transition_not_allowed` when somebody was faster. */
  async approveReservation(id: string, by: StaffMember): Promise<ReservationDto> {
    return this.changeStatus(id, { to: 'confirmed', from: ['pending_approval'], by });
  }

  /** Follows the lifecycle of rules §5; a visit that needs its tables again is seated anew or refused. */
  async changeStatus(id: string, change: StatusChange): Promise<ReservationDto> {
    const changed = await this.source.transaction(async (tx) => {
      const locked = await this.lock(tx, id);
      checkTransition(locked.before.status, change);
      return this.applyStatus(tx, locked, change);
    });
    this.outbox.nudge();
    return changed;
  }

  /** The reservation under its evening's lock: it is read again behind it, so that the faster of two wins. */
  private async lock(tx: EntityManager, id: string): Promise<Locked> {
    const seen = await tx.findOneBy(Reservation, { id });
    if (!seen) throw new Problem('not_found');
    const { evening, now } = await this.evenings.lockAsOfNow(tx, seen.date);
    const before = await tx.findOneBy(Reservation, { id, date: seen.date });
    if (!before) throw await changedMeanwhile(tx, id);
    return { before, evening, now };
  }

  private async applyStatus(tx: EntityManager, locked: Locked, { to, by }: StatusChange): Promise<ReservationDto> {
    const { before, evening, now } = locked;
    const after = { ...before, status: to, version: before.version + 1, updatedAt: now };
    const tablesBefore = await tablesOf(tx, before.id);
    const tables = await this.followStatus(tx, after, { ...locked, tables: tablesBefore });
    if (tables.length > 0) after.tableType = tableTypeOf(tables, evening.plan);
    const { id, status, tableType, version, updatedAt } = after;
    await tx.update(Reservation, { id }, { status, tableType, version, updatedAt });
    if (isAhead(before, localMoment(now))) await this.outbox.add(tx, mailsAfterStatus(before.status, after));
    await this.audit.add(tx, {
      by,
      deed: 'reservation.status',
      subjectId: id,
      before: { status: before.status, tables: tablesBefore },
      after: { status, tables },
    });
    return ReservationDto.from(after, tables);
  }

  /** Gives tables back or takes them again, as the new status asks; answers with those it holds then. */
  private async followStatus(
    tx: EntityManager,
    after: Reservation,
    { before, evening, now, tables }: Locked & { tables: string[] },
  ): Promise<readonly string[]> {
    const run = within(tx);
    const [hadTables, hasTables] = [holdsTables(before.status), holdsTables(after.status)];
    if (hadTables === hasTables) return tables;
    if (!hasTables) {
      await releaseTables(run, [after.id]);
      return [];
    }
    const { date, time, duration, partySize } = after;
    const visit = { date, time, duration, partySize };
    const seating = seatForStaff(visit, evening, { current: [], now: localMoment(now) });
    await seatReservation(run, after, { seating, evening });
    return seating.tables;
  }
}

function checkTransition(current: ReservationStatus, { to, from = reservationStatuses }: StatusChange): void {
  if (from.includes(current) && mayBecome(current, to)) return;
  const message = `This is no longer possible: the reservation is ${inWords[current]}.`;
  throw new Problem('transition_not_allowed', { message, members: { current } });
}

/** Guests are not written to about evenings that are over. */
function isAhead({ date }: Reservation, now: LocalMoment): boolean {
  return date >= now.date;
}
