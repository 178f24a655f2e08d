import { randomUUID } from 'node:crypto';
import { type BookingRules, byNote, formNotes, needsApproval } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { type EntityManager, DataSource } from 'typeorm';
import { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import { within } from '../../platform/database/named-query.js';
import { Evenings } from '../../evenings/evenings.js';
import type { LockedEvening } from '../../evenings/locked-evening.js';
import { found } from '../../platform/http/problems/found.js';
import type { StaffMember } from '../../platform/http/access/staff-member.js';
import type { Attempt } from '../../platform/idempotency/idempotency-key.js';
import { claimOf, makeOnce } from '../../platform/idempotency/idempotency.js';
import { auditedReservation, minuteOfEvening, partyOf } from '../core/reservation-views.js';
import type { ReservationActionDto } from '../undo/reservation-action.dto.js';
import type { CreateStaffReservationDto } from './staff-reservation.dto.js';
import { columnsOf, newReservation } from '../core/reservation-state.js';
import { type RecordedAction, RecordAction, actionDto } from '../undo/record-action.js';
import { mailsTo } from '../core/reservation-mails.js';
import { checkRules, seatForStaff } from '../core/seat-for-staff.js';
import { withTables } from '../core/tables-held.js';

/** Stored without data of the guest. */
interface Made {
  reservation: { id: string };
  action: RecordedAction;
}

@Injectable()
export class EnterReservation {
  constructor(
    private readonly source: DataSource,
    private readonly evenings: Evenings,
    private readonly actions: RecordAction,
  ) {}

  /** A walk-in is seated at once. A repeat with the same key returns the first reservation. */
  async createStaffReservation(
    request: CreateStaffReservationDto,
    { key, now }: Attempt,
    by: StaffMember,
  ): Promise<ReservationActionDto> {
    const claim = claimOf({ ...request, call: 'createStaffReservation' }, key);
    return this.source.transaction(async (tx) => {
      const made = await makeOnce(within(tx), { claim, now }, () => this.enterWithin(tx, request, by));
      return enteredReservation(tx, made);
    });
  }

  private async enterWithin(tx: EntityManager, request: CreateStaffReservationDto, by: StaffMember): Promise<Made> {
    const { result, evenings } = await this.evenings.change(tx, [request.date], (at) =>
      seated(tx, request, at(request.date)),
    );
    const { saved, tables } = result;
    const action = await this.actions.record(tx, {
      by,
      action: 'reservation.enter',
      subjectId: saved.id,
      after: auditedReservation(saved, tables),
      reason: request.overrideReason ?? null,
      mails: saved.status === 'confirmed' ? mailsTo(saved, 'reservation_confirmed') : [], // none to guests who are seated
      evenings,
    });
    return { reservation: { id: saved.id }, action };
  }
}

async function enteredReservation(
  tx: EntityManager,
  { reservation: { id }, action }: Made,
): Promise<ReservationActionDto> {
  const [entered] = await withTables(tx, await tx.findBy(Reservation, { id }));
  return actionDto(tx, found(entered), action);
}

async function seated(
  tx: EntityManager,
  request: CreateStaffReservationDto,
  evening: LockedEvening,
): Promise<{ saved: Reservation; tables: string[] }> {
  checkRules({ ...request, isInPace: request.source === 'walk_in' }, evening);
  const saved = reservationFrom(request, { now: evening.since, rules: evening.evening.rules });
  await seatForStaff(partyOf(saved), evening, { tx, tables: request.tables });
  const tables = evening.tablesOf(saved.id);
  saved.tableType = evening.tableTypeOf(tables);
  evening.addNewcomer(saved);
  return { saved, tables };
}

function reservationFrom(
  request: CreateStaffReservationDto,
  { now, rules }: { now: Date; rules: BookingRules },
): Reservation {
  const { date, source } = request;
  const isWalkIn = source === 'walk_in';
  return {
    ...newReservation,
    ...enteredBy(request, rules),
    id: randomUUID(),
    source,
    status: isWalkIn ? 'seated' : 'confirmed',
    seatedMinute: isWalkIn ? minuteOfEvening(date, now) : null,
    tableType: null,
    createdAt: now,
    updatedAt: now,
  };
}

/** Only a last name is needed. */
export function enteredBy(request: Omit<CreateStaffReservationDto, 'source'>, rules: BookingRules) {
  return {
    ...columnsOf(request),
    ...byNote(formNotes, (note) => request[note] ?? null),
    requiresApproval: needsApproval(request.partySize, rules),
    isPinned: Boolean(request.tables),
  } satisfies Partial<Reservation>;
}
