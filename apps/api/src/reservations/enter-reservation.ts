import { randomUUID } from 'node:crypto';
import { type BookingRules, needsApproval, stayOf } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditLog } from '../audit/audit-log.js';
import { Reservation } from '../database/entities/reservation.entity.js';
import { Evenings } from '../evenings/evenings.js';
import type { LockedEvening } from '../evenings/locked-evening.js';
import type { StaffMember } from '../http/staff-member.js';
import { Outbox } from '../mail/outbox.js';
import { auditedReservation } from './audited-reservation.js';
import { ReservationDto } from './dto/reservation.dto.js';
import type { CreateStaffReservationDto } from './dto/staff-reservation.dto.js';
import { enteredGuest } from './entered-guest.js';
import { partyOf } from './party-of.js';
import { mailsAfterEntering } from './reservation-mails.js';
import { checkRules, seatForStaff } from './seat-for-staff.js';

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
    const { result } = await this.evenings.change(tx, [request.date], (at) => seated(request, at(request.date)));
    const { saved, tables } = result;
    await this.outbox.add(tx, mailsAfterEntering(saved));
    await this.audit.add(tx, {
      by,
      deed: 'reservation.enter',
      subjectId: saved.id,
      after: auditedReservation(saved, tables),
      reason: request.overrideReason ?? null,
    });
    return ReservationDto.from(saved, tables);
  }
}

/** The new reservation at its tables. */
async function seated(
  request: CreateStaffReservationDto,
  evening: LockedEvening,
): Promise<{ saved: Reservation; tables: string[] }> {
  checkRules(request, evening);
  const saved = reservationFrom(request, { now: evening.since, rules: evening.evening.rules });
  await seatForStaff(partyOf(saved), evening, request);
  const tables = evening.tablesOf(saved.id);
  saved.tableType = evening.tableTypeOf(tables);
  evening.admit(saved);
  return { saved, tables };
}

function reservationFrom(
  request: CreateStaffReservationDto,
  { now, rules }: { now: Date; rules: BookingRules },
): Reservation {
  const { date, partySize, source, tables } = request;
  const { start: startMinute, minutes } = stayOf(request);
  return {
    ...enteredGuest(request),
    ...{ id: randomUUID(), date, startMinute, minutes, partySize, source },
    status: source === 'walk_in' ? 'seated' : 'confirmed',
    tableType: null,
    requiresApproval: needsApproval(partySize, rules),
    isPinned: Boolean(tables),
    emailSent: false,
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
}
