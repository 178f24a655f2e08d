import { randomUUID } from 'node:crypto';
import {
  type ReservationStatus,
  type ServiceDate,
  type StaffVisibleStatus,
  holdsTables,
  isStayStillInHours,
  canStaffChangeStatusTo,
  staffVisibleStatuses,
} from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { type EntityManager, DataSource, In, IsNull } from 'typeorm';
import { AuditLog } from '../../audit/audit-log.js';
import { instantOf, toLocalDateTime } from '../../platform/clock/local-time.js';
import { ChangeRequest } from '../../platform/database/entities/reservations/change-request.entity.js';
import { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import { Evenings } from '../../evenings/evenings.js';
import type { StaffMember } from '../../platform/http/access/staff-member.js';
import type { ClosedEveningDto, ReservationActionDto } from '../undo/staff-action.dto.js';
import { queryInTransaction } from '../../platform/database/named-statements.js';
import type { LockedEvening } from '../../evenings/locked-evening.js';
import { requireFound } from '../../platform/http/problems/require-found.js';
import { Problem } from '../../platform/http/problems/problem.js';
import { findServiceMinute, toPartyToSeat } from '../core/reservation-mappers.js';
import { findTableConflicts, noTableProblem, seatForStaff } from '../core/seat-for-staff.js';
import { createChangedMeanwhileProblem } from '../core/reservation-problems.js';
import { cancellationColumns } from '../core/reservation-columns.js';
import { mailsAfterStatusChange } from '../core/reservation-mails.js';
import { type ReservationChange, RecordStaffAction } from '../undo/record-staff-action.js';
import { endChangeRequest, prepareChangeRequestLock } from '../core/change-requests.js';

interface StatusChange {
  status: ReservationStatus;
  fromStatuses?: readonly ReservationStatus[];
  messageToGuest?: string | null;
  skipsMail?: boolean;
  by: StaffMember;
}

const statusTexts: Readonly<Record<StaffVisibleStatus, string>> = {
  pending_approval: 'waiting for approval',
  confirmed: 'confirmed',
  seated: 'seated',
  completed: 'completed',
  cancelled: 'cancelled',
  no_show: 'marked as a no-show',
};

/** In this order no step frees a table for a party that is closed later. */
const statusesAfterClosing = { pending_approval: 'cancelled', confirmed: 'no_show', seated: 'completed' } as const;
type OpenStatus = keyof typeof statusesAfterClosing;
const openStatuses = Object.keys(statusesAfterClosing) as OpenStatus[];

/** Rules §5. */
@Injectable()
export class ChangeStatus {
  constructor(
    private readonly source: DataSource,
    private readonly evenings: Evenings,
    private readonly recorder: RecordStaffAction,
    private readonly audit: AuditLog,
  ) {}

  /** `no_table`: approved or seated without one. `table_occupied`: its table is taken. */
  async changeStatus(id: string, change: StatusChange): Promise<ReservationActionDto> {
    return this.source.transaction(async (tx) => this.changeInTransaction(tx, id, change));
  }

  /** No mail is sent (rules §5). */
  async closeEvening(date: ServiceDate, by: StaffMember): Promise<ClosedEveningDto> {
    return this.source.transaction(async (tx) => {
      const dates = [date, ...(await findChangeRequestDates(tx, date))];
      const { result: now } = await this.evenings.runLocked(tx, dates, (eveningAt) => eveningAt(date).lockedAt);
      const closedReservations: ReservationActionDto[] = [];
      for (const { id, status } of await findEndedOpenVisits(tx, date, now))
        closedReservations.push(
          await this.changeInTransaction(tx, id, { status: statusesAfterClosing[status], by, skipsMail: true }),
        );
      const count = (to: ReservationStatus): number => closedReservations.filter(({ status }) => status === to).length;
      const counts = { completed: count('completed'), noShows: count('no_show'), cancelled: count('cancelled') };
      const actionIds = closedReservations.map(({ action }) => action);
      const closingActionId = actionIds.length > 0 ? randomUUID() : null;
      const entry = { by, action: 'evening.close', subjectId: date, after: { ...counts, actions: actionIds } } as const;
      if (closingActionId) await this.audit.addEntries(tx, { id: closingActionId, ...entry });
      return { ...counts, action: closingActionId };
    });
  }

  private async changeInTransaction(
    tx: EntityManager,
    id: string,
    change: StatusChange,
  ): Promise<ReservationActionDto> {
    const reservationChange = await this.applyChange(tx, id, change);
    const { before, after, evening } = reservationChange;
    const isAhead = evening.date >= evening.now.date; // guests get no mail about past evenings
    return this.recorder.recordChange(tx, reservationChange, {
      by: change.by,
      action: 'reservation.status',
      createMails: () => (isAhead && !change.skipsMail ? mailsAfterStatusChange(before.status, after) : []),
      toAuditFields: toStatusAuditFields,
    });
  }

  /** Behind the lock: the first of two changes wins. */
  private async applyChange(tx: EntityManager, id: string, change: StatusChange): Promise<ReservationChange> {
    const reservation = requireFound(await tx.findOneBy(Reservation, { id, status: In(staffVisibleStatuses) }));
    const requestLock = await prepareChangeRequestLock(tx, id);
    const dates = [reservation.date, ...requestLock.dates];
    const { result, evenings } = await this.evenings.runLocked(tx, dates, async (eveningAt) => {
      const before = await tx.findOneBy(Reservation, { id, date: reservation.date });
      if (!before) throw await createChangedMeanwhileProblem(tx, id);
      const evening = eveningAt(reservation.date);
      requireAllowedTransition(before, change, evening.lockedAt);
      const tablesBefore = evening.tablesOf(id);
      const changeRequest = await requestLock.readUnderLock(evening.lockedAt);
      await endChangeRequest(tx, changeRequest, { eveningAt, by: 'system' }); // the change request was for a visit that has not begun
      const changes = toStatusColumns(before, change, evening.lockedAt); // not the whole row: the mail dispatcher writes `emailSent`
      const after = { ...before, ...changes };
      await seatForNewStatus({ tx, before, after, evening });
      await tx.update(Reservation, { id }, changes);
      return { before, after, tablesBefore, evening, changeRequest };
    });
    return { ...result, evenings };
  }
}

function toStatusAuditFields({ status, seatedMinute, messageToGuest }: Reservation, tables: readonly string[]) {
  return { status, seatedMinute, messageToGuest, tables };
}

/** Seating sets the current minute, or the old one when `completed` is undone; leaving keeps it. */
function toStatusColumns(before: Reservation, { status, messageToGuest: message = null }: StatusChange, now: Date) {
  const earlierSeatedMinute = before.status === 'completed' ? before.seatedMinute : null;
  const isLeaving = status === 'completed' && before.status === 'seated';
  const newSeatedMinute = status === 'seated' ? (earlierSeatedMinute ?? findServiceMinute(before.date, now)) : null;
  const seatedMinute = isLeaving ? before.seatedMinute : newSeatedMinute;
  const messageToGuest = status === 'cancelled' ? message : null;
  const cancellation = cancellationColumns(before, status, { by: 'staff', now });
  return { ...cancellation, status, seatedMinute, messageToGuest, version: before.version + 1, updatedAt: now };
}

function requireAllowedTransition(
  reservation: Reservation,
  { status, fromStatuses = staffVisibleStatuses }: StatusChange,
  now: Date,
): void {
  const { status: current, date, startMinute: start } = reservation;
  if (current === 'held') throw new Problem('not_found');
  if (
    fromStatuses.includes(current) &&
    canStaffChangeStatusTo({ status: current, date, start }, status, toLocalDateTime(now))
  )
    return;
  const message = `This is no longer possible: the reservation is ${statusTexts[current]}.`;
  throw new Problem('transition_not_allowed', { message, members: { current } });
}

interface StatusTransition {
  tx: EntityManager;
  before: Reservation;
  after: Reservation;
  evening: LockedEvening;
}

async function seatForNewStatus(transition: StatusTransition): Promise<void> {
  const { before, after, evening } = transition;
  if (!holdsTables(after.status)) return evening.releaseTables(after.id);
  if (!holdsTables(before.status)) return seatReturningGuests(transition);
  const tables = evening.tablesOf(after.id);
  if (tables.length === 0) return seatVisitWithoutTables(transition);
  if (isSeated(before) !== isSeated(after)) await seatAtSameTables(tables, transition);
}

/** For an expired request that is approved. */
async function seatVisitWithoutTables({ before, after, evening }: StatusTransition): Promise<void> {
  const party = toPartyToSeat(after);
  const mayHaveTable = before.status === 'pending_approval' && isStayStillInHours(party, evening.evening, evening.now);
  if (!mayHaveTable || typeof (await evening.seat(party)) === 'string') throw await noTableProblem(party, evening);
}

/** Guests who have not left keep their tables; others get theirs if these are free. */
async function seatReturningGuests(transition: StatusTransition): Promise<void> {
  const { tx, before, after, evening } = transition;
  const earlierTables = isSeated(after) ? await findLastTables(tx, after.id) : [];
  if (before.status === 'completed' && earlierTables.length > 0) return seatAtSameTables(earlierTables, transition);
  await seatForStaff(toPartyToSeat(after), evening, { tx, preferredTables: earlierTables });
}

async function seatAtSameTables(tables: readonly string[], { tx, after, evening }: StatusTransition): Promise<void> {
  const party = toPartyToSeat(after);
  const members = await findTableConflicts(tx, tables, { party, lockedEvening: evening });
  const seating = await evening.seatAtCurrentTables(party, tables);
  if (typeof seating === 'string') throw new Problem('table_occupied', { members });
}

const isSeated = ({ status }: Reservation): boolean => status === 'seated';

const lastTablesStatement = {
  name: 'last-tables',
  text: `
    SELECT before -> 'tables' AS tables FROM audit_log
    WHERE subject_id = $1 AND action IN ('reservation.status', 'reservation.guest-cancel') AND after -> 'tables' = '[]' ORDER BY at DESC LIMIT 1`,
};

/** Before they were last released. */
async function findLastTables(tx: EntityManager, id: string): Promise<string[]> {
  const [lastEntry] = await queryInTransaction<{ tables: string[] | null }>(tx, lastTablesStatement, [id]);
  return lastEntry?.tables ?? [];
}

type OpenVisit = Reservation & { status: OpenStatus };

async function findEndedOpenVisits(tx: EntityManager, date: ServiceDate, now: Date): Promise<OpenVisit[]> {
  const openVisits = (await tx.findBy(Reservation, { date, status: In(openStatuses) })) as OpenVisit[];
  const endedVisits = openVisits.filter(({ startMinute, minutes }) => instantOf(date, startMinute + minutes) <= now);
  return endedVisits.sort((a, b) => openStatuses.indexOf(a.status) - openStatuses.indexOf(b.status));
}

/** All locks are taken at once and in order. */
async function findChangeRequestDates(tx: EntityManager, date: ServiceDate): Promise<ServiceDate[]> {
  const openVisits = await tx.find(Reservation, { select: { id: true }, where: { date, status: In(openStatuses) } });
  const reservationId = In(openVisits.map(({ id }) => id));
  const requests = await tx.findBy(ChangeRequest, { reservationId, endedAt: IsNull() });
  return requests.map((request) => request.date);
}
