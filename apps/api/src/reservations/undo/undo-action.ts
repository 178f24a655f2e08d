import {
  type Move,
  type UndoableActionName,
  holdsTables,
  isUndoableAction,
  minutesToUndo,
  needsApproval,
  undoableActions,
  staffVisibleStatuses,
  toStay,
} from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { addMinutes } from '../../platform/clock/local-time.js';
import { toVisitTimes } from '../../platform/clock/visit-times.js';
import { AuditEntry } from '../../platform/database/entities/staff/audit-entry.entity.js';
import { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import { Evenings } from '../../evenings/evenings.js';
import type { MovedVisit, EveningChange } from '../../evenings/evening-change.js';
import type { LockedEvening } from '../../evenings/locked-evening.js';
import { Problem } from '../../platform/http/problems/problem.js';
import type { StaffMember } from '../../platform/http/access/staff-member.js';
import { Outbox, type ReservationMail } from '../../mail/outbox/outbox.js';
import { toReservationAuditFields, toPartyToSeat } from '../core/reservation-mappers.js';
import { createChangedMeanwhileProblem } from '../core/reservation-problems.js';
import type { UndoneActionDto } from './staff-action.dto.js';
import { guestAuditActions } from '../../audit/audit-actions.js';
import { cancellationColumns, arrivalColumns } from '../core/reservation-columns.js';
import { toE164 } from '../../platform/http/fields/phone-number.js';
import { RecordStaffAction, loadMovedParties } from './record-staff-action.js';
import { mailsAfterChanging, mailsAfterStatusChange, toGuestMails } from '../core/reservation-mails.js';
import { seatForStaff } from '../core/seat-for-staff.js';
import { loadReservationDto } from '../core/load-reservation-dtos.js';
import { type AuditedChangeRequest, restoreChangeRequest } from '../core/change-requests.js';

/** Only the fields that the action changed. */
type EarlierFields = Partial<Omit<Reservation, 'createdAt' | 'updatedAt'>> & {
  time?: string;
  duration?: number;
  tables?: string[];
  /** The action ended it. */
  changeRequest?: AuditedChangeRequest;
};

interface UndoableAction {
  id: string;
  kind: UndoableActionName;
  subjectId: string;
  earlierFields: EarlierFields;
  moves: readonly MovedVisit[];
}

/** `after`: `null` once removed. */
interface UndoneChange {
  before: Reservation;
  after: Reservation | null;
  tablesBefore: string[];
  oldEvening: LockedEvening;
  newEvening: LockedEvening;
  isGuestNotified: boolean;
}

interface UndoRecord extends UndoneChange {
  evenings: readonly EveningChange[];
  by: StaffMember;
}

/** Rules §5. */
@Injectable()
export class UndoAction {
  constructor(
    private readonly source: DataSource,
    private readonly evenings: Evenings,
    private readonly recorder: RecordStaffAction,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
  ) {}

  /** A mail that was not sent yet is dropped. */
  async undoAction(id: string, by: StaffMember): Promise<UndoneActionDto> {
    return this.source.transaction(async (tx) => {
      const restoreAndRecord = async (action: UndoableAction) =>
        this.recordUndo(tx, action, { ...(await this.restoreReservation(tx, action)), by });
      const closeEveningEntry = await tx.findOneBy(AuditEntry, { id, action: 'evening.close' });
      if (!closeEveningEntry) return restoreAndRecord(await this.requireActionToUndo(tx, id));
      const { actions: actionIds = [] } = (closeEveningEntry.after ?? {}) as { actions?: string[] };
      let reopenedCount = 0;
      for (const actionId of actionIds.reverse()) {
        const action = await this.requireActionToUndo(tx, actionId);
        if (!(await isLatestAction(tx, action))) continue; // a reservation that changed since stays as it is
        await restoreAndRecord(action);
        reopenedCount += 1;
      }
      if (reopenedCount === 0) throw new Problem('no_way_back');
      return { reservation: null, moved: [], reopened: reopenedCount };
    });
  }

  private async requireActionToUndo(tx: EntityManager, id: string): Promise<UndoableAction> {
    const entry = await tx.findOneBy(AuditEntry, { id });
    if (!entry || !isUndoableAction(entry.action)) throw new Problem('not_found');
    if (addMinutes(entry.at, minutesToUndo) < this.clock.now()) throw new Problem('no_way_back');
    const { moved = [] } = (entry.after ?? {}) as { moved?: MovedVisit[] };
    return { id, kind: entry.action, subjectId: entry.subjectId, earlierFields: entry.before ?? {}, moves: moved };
  }

  private async restoreReservation(tx: EntityManager, action: UndoableAction): Promise<Omit<UndoRecord, 'by'>> {
    const { subjectId: id, earlierFields } = action;
    const reservation = await tx.findOneBy(Reservation, { id, status: In(staffVisibleStatuses) });
    if (!reservation) throw new Problem('no_way_back');
    const { date = reservation.date, changeRequest } = earlierFields;
    const dates = [reservation.date, date, changeRequest?.date ?? date];
    const { result, evenings } = await this.evenings.runLocked(tx, dates, async (eveningAt) => {
      const before = await tx.findOneBy(Reservation, { id, date: reservation.date });
      if (!before || !(await isLatestAction(tx, action))) throw await createChangedMeanwhileProblem(tx, id);
      const isGuestNotified = await this.outbox.withdrawMails(tx, action.id, id); // behind the lock, like every access to both
      if (isGuestNotified && action.kind === 'reservation.offer') throw new Problem('no_way_back'); // the mail was the whole action
      const [oldEvening, newEvening] = [eveningAt(reservation.date), eveningAt(date)];
      const tablesBefore = oldEvening.tablesOf(id);
      const after = toRestoredReservation(before, { ...action, isGuestNotified }, newEvening);
      const change = { before, after, tablesBefore, oldEvening, newEvening, isGuestNotified };
      await seatAsBefore(tx, change, action);
      if (after) await tx.update(Reservation, { id }, after);
      if (changeRequest) await restoreChangeRequest(tx, changeRequest, eveningAt(changeRequest.date));
      return change;
    });
    if (!result.after) await tx.delete(Reservation, { id });
    return { ...result, evenings };
  }

  private async recordUndo(
    tx: EntityManager,
    action: UndoableAction,
    { before, after, tablesBefore, newEvening, evenings, isGuestNotified, by }: UndoRecord,
  ): Promise<UndoneActionDto> {
    const tables = after ? newEvening.tablesOf(after.id) : [];
    if (after) after.tableType = newEvening.tableTypeOf(tables) ?? before.tableType;
    const mails = after && isGuestNotified ? mailsAfterUndoing({ before, after, tables }, action) : [];
    const { moves } = await this.recorder.recordAction(tx, {
      by,
      action: 'reservation.undo',
      subjectId: action.subjectId,
      before: toReservationAuditFields(before, tablesBefore),
      after: after ? toReservationAuditFields(after, tables) : { action: action.kind },
      mails,
      evenings,
    });
    const reservation = after && (await loadReservationDto(tx, after, tables));
    return { reservation, moved: await loadMovedParties(tx, moves) };
  }
}

async function isLatestAction(tx: EntityManager, { id, subjectId }: UndoableAction): Promise<boolean> {
  const [latestEntry] = await tx.find(AuditEntry, {
    where: { subjectId, action: In([...undoableActions, 'reservation.undo', ...guestAuditActions]) },
    order: { at: 'DESC' },
    take: 1,
  });
  return latestEntry?.id === id;
}

/** An entered one is removed, or cancelled if the guest was notified. */
function toRestoredReservation(
  row: Reservation,
  { kind, earlierFields, isGuestNotified }: UndoableAction & { isGuestNotified: boolean },
  { lockedAt: now, rules }: LockedEvening,
): Reservation | null {
  const revision = { version: row.version + 1, updatedAt: now };
  if (kind === 'reservation.enter')
    return isGuestNotified
      ? { ...row, ...revision, ...staffCancellationColumns('cancelled', row, now), status: 'cancelled' }
      : null;
  const { time: _time, duration: _duration, tables: _tables, changeRequest: _changeRequest, ...fields } = earlierFields;
  const { start: startMinute, minutes } = toStay({ ...toVisitTimes(row), ...earlierFields });
  const restored = { ...row, ...fields, startMinute, minutes, ...revision };
  const phoneE164 = restored.phone === null ? null : toE164(restored.phone);
  const stateColumns = { ...staffCancellationColumns(restored.status, row, now), ...arrivalColumns(restored, row) };
  return { ...restored, ...stateColumns, phoneE164, requiresApproval: needsApproval(restored.partySize, rules) };
}

const staffCancellationColumns = (status: Reservation['status'], row: Reservation, now: Date) =>
  cancellationColumns(row, status, { by: 'staff', now });

/** At its old tables, if possible with the moved parties back at theirs; else anywhere. */
async function seatAsBefore(
  tx: EntityManager,
  { before, after, oldEvening, newEvening, tablesBefore }: UndoneChange,
  { earlierFields, moves }: UndoableAction,
): Promise<void> {
  const findReverseMoves = (evening: LockedEvening): Move[] => evening.findReversibleMoves(moves);
  if (!after || !holdsTables(after.status)) {
    oldEvening.releaseTables(before.id);
    return void oldEvening.tryRestorePlaces(findReverseMoves(oldEvening));
  }
  if (oldEvening !== newEvening) {
    oldEvening.releaseTables(before.id);
    oldEvening.tryRestorePlaces(findReverseMoves(oldEvening));
  }
  const party = toPartyToSeat(after);
  const tables = earlierFields.tables ?? tablesBefore;
  const reverseMove = { visitId: after.id, tables };
  if (
    newEvening.tryRestorePlaces([reverseMove, ...findReverseMoves(newEvening)], party) ||
    newEvening.tryRestorePlaces([reverseMove], party)
  )
    return;
  await seatForStaff(party, newEvening, { tx, preferredTables: tables });
}

function mailsAfterUndoing(
  { before, after, tables }: { before: Reservation; after: Reservation; tables: readonly string[] },
  { kind }: UndoableAction,
): ReservationMail[] {
  if (kind === 'reservation.decline-change') return toGuestMails(after, 'reservation_change_received');
  return before.status === after.status
    ? mailsAfterChanging(before, after, tables)
    : mailsAfterStatusChange(before.status, after);
}
