import { randomUUID } from 'node:crypto';
import { type BookingRules, mapNotes, staffEnteredNotes, needsApproval } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { type EntityManager, DataSource } from 'typeorm';
import { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import { txQuerier } from '../../platform/database/named-statements.js';
import { Evenings } from '../../evenings/evenings.js';
import type { LockedEvening } from '../../evenings/locked-evening.js';
import { requireFound } from '../../platform/http/problems/require-found.js';
import type { StaffMember } from '../../platform/http/access/staff-member.js';
import type { Attempt } from '../../platform/idempotency/idempotency-key.js';
import { toIdempotencyClaim, runOnce } from '../../platform/idempotency/idempotency.js';
import { toReservationAuditFields, findServiceMinute, toPartyToSeat } from '../core/reservation-mappers.js';
import type { ReservationActionDto } from '../undo/staff-action.dto.js';
import type { CreateStaffReservationDto } from './staff-reservation.dto.js';
import { toReservationColumns, reservationDefaults } from '../core/reservation-columns.js';
import { RecordStaffAction, type RecordedAction, loadActionDto } from '../undo/record-staff-action.js';
import { toGuestMails } from '../core/reservation-mails.js';
import { loadReservationDto } from '../core/load-reservation-dtos.js';
import { enforceStaffRules, seatForStaff } from '../core/seat-for-staff.js';

@Injectable()
export class EnterReservation {
  constructor(
    private readonly dataSource: DataSource,
    private readonly evenings: Evenings,
    private readonly recorder: RecordStaffAction,
  ) {}

  /** A walk-in is seated at once. A repeat with the same key returns the first reservation. */
  async createStaffReservation(
    request: CreateStaffReservationDto,
    { key, now }: Attempt,
    by: StaffMember,
  ): Promise<ReservationActionDto> {
    const claim = toIdempotencyClaim({ ...request, call: 'createStaffReservation' }, key);
    return this.dataSource.transaction(async (tx) => {
      const { reservation, action } = await runOnce(txQuerier(tx), { claim, now }, () =>
        this.enterInTransaction(tx, request, by),
      );
      const enteredReservation = requireFound(await tx.findOneBy(Reservation, { id: reservation.id }));
      return loadActionDto(tx, await loadReservationDto(tx, enteredReservation), action);
    });
  }

  /** Its result is stored, so it contains no data of the guest. */
  private async enterInTransaction(
    tx: EntityManager,
    request: CreateStaffReservationDto,
    by: StaffMember,
  ): Promise<{ reservation: { id: string }; action: RecordedAction }> {
    const { result, evenings } = await this.evenings.runLocked(tx, [request.date], (eveningAt) =>
      seatEnteredReservation(tx, request, eveningAt(request.date)),
    );
    const { reservation, tables } = result;
    const action = await this.recorder.recordAction(tx, {
      by,
      action: 'reservation.enter',
      subjectId: reservation.id,
      after: toReservationAuditFields(reservation, tables),
      reason: request.overrideReason ?? null,
      mails: reservation.status === 'confirmed' ? toGuestMails(reservation, 'reservation_confirmed') : [], // none to guests who are seated
      evenings,
    });
    return { reservation: { id: reservation.id }, action };
  }
}

async function seatEnteredReservation(
  tx: EntityManager,
  request: CreateStaffReservationDto,
  evening: LockedEvening,
): Promise<{ reservation: Reservation; tables: string[] }> {
  enforceStaffRules({ ...request, isExemptFromPace: request.source === 'walk_in' }, evening);
  const reservation = toReservation(request, evening);
  await seatForStaff(toPartyToSeat(reservation), evening, { tx, tables: request.tables });
  const tables = evening.tablesOf(reservation.id);
  reservation.tableType = evening.tableTypeOf(tables);
  evening.addReservation(reservation);
  return { reservation, tables };
}

function toReservation(request: CreateStaffReservationDto, { lockedAt: now, rules }: LockedEvening): Reservation {
  const { date, source } = request;
  const isWalkIn = source === 'walk_in';
  return {
    ...reservationDefaults,
    ...toEnteredFields(request, rules),
    id: randomUUID(),
    source,
    status: isWalkIn ? 'seated' : 'confirmed',
    seatedMinute: isWalkIn ? findServiceMinute(date, now) : null,
    tableType: null,
    createdAt: now,
    updatedAt: now,
  };
}

/** Only a last name is needed. */
export function toEnteredFields(request: Omit<CreateStaffReservationDto, 'source'>, rules: BookingRules) {
  return {
    ...toReservationColumns(request),
    ...mapNotes(staffEnteredNotes, (note) => request[note] ?? null),
    requiresApproval: needsApproval(request.partySize, rules),
    isPinned: Boolean(request.tables),
  } satisfies Partial<Reservation>;
}
