import { randomUUID } from 'node:crypto';
import { type Evening, needsApproval, tableTypeOf } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditLog } from '../audit/audit-log.js';
import { Evenings } from '../availability/evenings.js';
import { localMoment } from '../clock/local-time.js';
import { Reservation } from '../database/entities/reservation.entity.js';
import { within } from '../database/named-query.js';
import type { StaffMember } from '../http/staff-member.js';
import { Outbox } from '../mail/outbox.js';
import { auditedReservation } from './audited-reservation.js';
import { ReservationDto } from './dto/reservation.dto.js';
import type { CreateStaffReservationDto } from './dto/staff-reservation.dto.js';
import { enteredGuest } from './entered-guest.js';
import { mailsAfterEntering } from './reservation-mails.js';
import { insertReservation } from './save-reservation.js';
import { checkRules, seatForStaff } from './seat-for-staff.js';
import { type SeatingFound, moveVisits } from '../availability/table-holding.js';

/** Staff enter a reservation: a call, or a party in the door. */
@Injectable()
export class EnterReservation {
  constructor(
    private readonly source: DataSource,
    private readonly evenings: Evenings,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  /** Throws `reason_required` and `capacity_full`. What staff enter is approved thereby; a walk-in sits down at once. */
  async createStaffReservation(request: CreateStaffReservationDto, by: StaffMember): Promise<ReservationDto> {
    const entered = await this.source.transaction((tx) => this.enterWithin(tx, request, by));
    this.outbox.nudge();
    return entered;
  }

  private async enterWithin(
    tx: EntityManager,
    request: CreateStaffReservationDto,
    by: StaffMember,
  ): Promise<ReservationDto> {
    const { evening, now } = await this.evenings.lockAsOfNow(tx, request.date);
    checkRules(request, evening, localMoment(now));
    const seating = seatForStaff(request, evening, { current: [], now: localMoment(now) });
    const saved = reservationFrom(request, { seating, evening }, now);
    const run = within(tx);
    await moveVisits(run, seating.moves, evening);
    await insertReservation(run, saved, seating.tables);
    await this.outbox.add(tx, mailsAfterEntering(saved));
    const { id: subjectId } = saved;
    const after = auditedReservation(saved, seating.tables);
    await this.audit.add(tx, {
      by,
      deed: 'reservation.enter',
      subjectId,
      after,
      reason: request.overrideReason ?? null,
    });
    return ReservationDto.from(saved, seating.tables);
  }
}

function reservationFrom(
  request: CreateStaffReservationDto,
  { seating, evening }: { seating: SeatingFound; evening: Evening },
  now: Date,
): Reservation {
  const { date, time, duration, partySize, source, tables } = request;
  return {
    ...enteredGuest(request),
    ...{ id: randomUUID(), date, time, duration, partySize, source },
    status: source === 'walk_in' ? 'seated' : 'confirmed',
    tableType: tableTypeOf(seating.tables, evening.plan),
    requiresApproval: needsApproval(partySize),
    isPinned: Boolean(tables),
    emailSent: false,
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
}
