import { type Evening, holdsTables, needsApproval, tableTypeOf, withoutVisit } from '@strapec/domain';
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
import { auditedReservation } from './audited-reservation.js';
import { changedMeanwhile } from './changed-meanwhile.js';
import { ReservationDto } from './dto/reservation.dto.js';
import type { UpdateReservationDto } from './dto/staff-reservation.dto.js';
import { enteredGuest } from './entered-guest.js';
import { isSameVisit, mailsAfterChanging } from './reservation-mails.js';
import { checkRules, seatForStaff } from './seat-for-staff.js';
import { releaseTables, seatReservation } from '../availability/table-holding.js';
import { tablesOf } from './tables-held.js';

/** A reservation behind the locks of its evening and of the one it moves to, with all that the change needs. */
interface Locked {
  before: Reservation;
  tables: string[];
  evening: Evening;
  now: Date;
}

/** Staff change a reservation: date, time, length, party, tables, and what is known of the guest. */
@Injectable()
export class ChangeReservation {
  constructor(
    private readonly source: DataSource,
    private readonly evenings: Evenings,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  /** Throws `not_found`, `changed_meanwhile` (with `current`), `reason_required` and `capacity_full`. */
  async updateReservation(id: string, request: UpdateReservationDto, by: StaffMember): Promise<ReservationDto> {
    const changed = await this.source.transaction((tx) => this.changeWithin(tx, { id, request, by }));
    this.outbox.nudge();
    return changed;
  }

  private async changeWithin(
    tx: EntityManager,
    { id, request, by }: { id: string; request: UpdateReservationDto; by: StaffMember },
  ): Promise<ReservationDto> {
    const locked = await this.lock(tx, id, request);
    const { before } = locked;
    const after = changed(before, request, locked.now);
    const tables = await this.seatAgain(tx, after, { request, locked });
    after.tableType = tables.length > 0 ? tableTypeOf(tables, locked.evening.plan) : after.tableType;
    const { id: _id, ...columns } = after;
    await tx.update(Reservation, { id }, columns);
    await this.outbox.add(tx, mailsAfterChanging(before, after));
    await this.audit.add(tx, {
      by,
      deed: 'reservation.change',
      subjectId: id,
      before: auditedReservation(before, locked.tables),
      after: auditedReservation(after, tables),
      reason: request.overrideReason ?? null,
    });
    return ReservationDto.from(after, tables);
  }

  private async lock(tx: EntityManager, id: string, { date, version }: UpdateReservationDto): Promise<Locked> {
    const seen = await tx.findOneBy(Reservation, { id });
    if (!seen) throw new Problem('not_found');
    await this.evenings.lockAll(tx, [seen.date, date]);
    const { evening, now } = await this.evenings.lockAsOfNow(tx, date);
    const before = await tx.findOneBy(Reservation, { id, version, date: seen.date });
    if (!before) throw await changedMeanwhile(tx, id);
    return { before, tables: await tablesOf(tx, id), evening: withoutVisit(evening, id), now };
  }

  /** Answers with the tables it holds then; a visit that is not changed and has its tables is left alone. */
  private async seatAgain(
    tx: EntityManager,
    after: Reservation,
    { request, locked }: { request: UpdateReservationDto; locked: Locked },
  ): Promise<readonly string[]> {
    const { before, tables, evening } = locked;
    const now = localMoment(locked.now);
    const staysAsItIs = isSameVisit(before, after) && (request.tables ?? tables).join() === tables.join();
    if (!staysAsItIs) checkRules(request, evening, now);
    if (!holdsTables(after.status) || (staysAsItIs && tables.length > 0)) return tables;
    const current = before.partySize === after.partySize ? tables : []; // a smaller party leaves the large table
    const seating = seatForStaff(request, evening, { current, now });
    const run = within(tx);
    await releaseTables(run, [after.id]);
    await seatReservation(run, after, { seating, evening });
    return seating.tables;
  }
}

function changed(before: Reservation, request: UpdateReservationDto, now: Date): Reservation {
  const { date, time, duration, partySize, tables, version } = request;
  const isApproved = before.status === 'pending_approval' && !needsApproval(partySize);
  return {
    ...before,
    ...enteredGuest(request),
    ...{ date, time, duration, partySize },
    status: isApproved ? 'confirmed' : before.status,
    requiresApproval: needsApproval(partySize),
    isPinned: Boolean(tables),
    version: version + 1,
    updatedAt: now,
  };
}
