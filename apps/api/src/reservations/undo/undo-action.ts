import {
  type BookingRules,
  type Move,
  type ReservationAction,
  holdsTables,
  isReservationAction,
  minutesToUndo,
  needsApproval,
  reservationActions,
  shownStatuses,
  stayOf,
} from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { visitTimes } from '../../platform/clock/visit-times.js';
import { AuditEntry } from '../../platform/database/entities/staff/audit-entry.entity.js';
import { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import { Evenings } from '../../evenings/evenings.js';
import type { MovedVisit, EveningChange } from '../../evenings/evening-change.js';
import type { LockedEvening } from '../../evenings/locked-evening.js';
import { Problem } from '../../platform/http/problems/problem.js';
import type { StaffMember } from '../../platform/http/access/staff-member.js';
import { Outbox, type ReservationMail } from '../../mail/outbox/outbox.js';
import { auditedReservation, partyOf } from '../core/reservation-views.js';
import { changedMeanwhile } from '../core/reservation-problems.js';
import type { UndoneActionDto } from './reservation-action.dto.js';
import { ReservationDto } from '../core/reservation.dto.js';
import { guestsOwnActions } from '../../audit/staff-actions.js';
import { cancellation, sameArrival } from '../core/reservation-state.js';
import { e164Of } from '../../platform/http/fields/phone-number.js';
import { RecordAction, movedParties } from './record-action.js';
import { mailsAfterChanging, mailsAfterStatus, mailsTo } from '../core/reservation-mails.js';
import { seatForStaff } from '../core/seat-for-staff.js';
import { withChangeRequest } from '../core/tables-held.js';
import { type RecordedChangeRequest, restoreChangeRequest } from '../core/change-requests.js';

const timeToUndo = minutesToUndo * 60_000; // milliseconds

/** Only the fields that the action changed. */
type Found = Partial<Omit<Reservation, 'createdAt' | 'updatedAt'>> & {
  time?: string;
  duration?: number;
  tables?: string[];
  /** The action ended it. */
  changeRequest?: RecordedChangeRequest;
};

interface Action {
  id: string;
  kind: ReservationAction;
  subjectId: string;
  found: Found;
  moves: readonly MovedVisit[];
}

/** `after`: `null` once removed. */
interface Undone {
  before: Reservation;
  after: Reservation | null;
  tablesBefore: string[];
  to: LockedEvening;
  evenings: readonly EveningChange[];
  isNotified: boolean;
}

/** Rules §5. */
@Injectable()
export class UndoAction {
  constructor(
    private readonly source: DataSource,
    private readonly evenings: Evenings,
    private readonly actions: RecordAction,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
  ) {}

  /** A mail that was not sent yet is dropped. */
  async undoAction(id: string, by: StaffMember): Promise<UndoneActionDto> {
    return this.source.transaction(async (tx) => {
      const takeBack = async (action: Action) => this.record(tx, action, { ...(await this.takeBack(tx, action)), by });
      const closing = await tx.findOneBy(AuditEntry, { id, action: 'evening.close' });
      if (!closing) return takeBack(await this.actionToUndo(tx, id));
      const { actions = [] } = (closing.after ?? {}) as { actions?: string[] };
      let reopened = 0;
      for (const one of actions.reverse()) {
        const action = await this.actionToUndo(tx, one);
        if (!(await isLatest(tx, action))) continue; // a reservation that changed since stays as it is
        await takeBack(action);
        reopened += 1;
      }
      if (reopened === 0) throw new Problem('no_way_back');
      return { reservation: null, moved: [], reopened };
    });
  }

  private async actionToUndo(tx: EntityManager, id: string): Promise<Action> {
    const entry = await tx.findOneBy(AuditEntry, { id });
    if (!entry || !isReservationAction(entry.action)) throw new Problem('not_found');
    if (this.clock.now().getTime() - entry.at.getTime() > timeToUndo) throw new Problem('no_way_back');
    const { moved = [] } = (entry.after ?? {}) as { moved?: MovedVisit[] };
    return { id, kind: entry.action, subjectId: entry.subjectId, found: entry.before ?? {}, moves: moved };
  }

  private async takeBack(tx: EntityManager, action: Action): Promise<Undone> {
    const { subjectId: id, found } = action;
    const seen = await tx.findOneBy(Reservation, { id, status: In(shownStatuses) });
    if (!seen) throw new Problem('no_way_back');
    const dates = [seen.date, found.date ?? seen.date, found.changeRequest?.date ?? seen.date];
    const { result, evenings } = await this.evenings.change(tx, dates, async (at) => {
      const before = await tx.findOneBy(Reservation, { id, date: seen.date });
      if (!before || !(await isLatest(tx, action))) throw await changedMeanwhile(tx, id);
      const isNotified = await this.outbox.withdraw(tx, action.id, id); // behind the lock, like every access to both
      if (isNotified && action.kind === 'reservation.offer') throw new Problem('no_way_back'); // the mail was the whole action
      const [from, to] = [at(seen.date), at(found.date ?? seen.date)];
      const tablesBefore = from.tablesOf(id);
      const after = stateBefore(before, action, { now: to.since, rules: to.evening.rules, isNotified });
      await seatAsBefore({ tx, before, after, from, to, tablesBefore }, action);
      if (after) await tx.update(Reservation, { id }, after);
      const ended = found.changeRequest;
      if (ended) await restoreChangeRequest(tx, ended, at(ended.date));
      return { before, after, tablesBefore, to, isNotified };
    });
    if (!result.after) await tx.delete(Reservation, { id });
    return { ...result, evenings };
  }

  private async record(
    tx: EntityManager,
    action: Action,
    { before, after, tablesBefore, to, evenings, isNotified, by }: Undone & { by: StaffMember },
  ): Promise<UndoneActionDto> {
    const tables = after ? to.tablesOf(after.id) : [];
    if (after) after.tableType = to.tableTypeOf(tables) ?? before.tableType;
    const mails = after && isNotified ? mailsAfterUndoing({ before, after, tables }, action) : [];
    const { moves } = await this.actions.record(tx, {
      by,
      action: 'reservation.undo',
      subjectId: action.subjectId,
      before: auditedReservation(before, tablesBefore),
      after: after ? auditedReservation(after, tables) : { action: action.kind },
      mails,
      evenings,
    });
    const reservation = after && (await withChangeRequest(tx, ReservationDto.from(after, tables)));
    return { reservation, moved: await movedParties(tx, moves) };
  }
}

async function isLatest(tx: EntityManager, { id, subjectId }: Action): Promise<boolean> {
  const [latest] = await tx.find(AuditEntry, {
    where: { subjectId, action: In([...reservationActions, 'reservation.undo', ...guestsOwnActions]) },
    order: { at: 'DESC' },
    take: 1,
  });
  return latest?.id === id;
}

/** An entered one is removed, or cancelled if the guest was notified. */
function stateBefore(
  row: Reservation,
  { kind, found }: Action,
  { now, rules, isNotified }: { now: Date; rules: BookingRules; isNotified: boolean },
): Reservation | null {
  const anew = { version: row.version + 1, updatedAt: now };
  if (kind === 'reservation.enter')
    return isNotified ? { ...row, ...anew, ...cancelledAs('cancelled', row, now), status: 'cancelled' } : null;
  const { time: _time, duration: _duration, tables: _tables, changeRequest: _changeRequest, ...fields } = found;
  const { start: startMinute, minutes } = stayOf({ ...visitTimes(row), ...found });
  const restored = { ...row, ...fields, startMinute, minutes, ...anew };
  const phoneE164 = restored.phone === null ? null : e164Of(restored.phone);
  const marks = { ...cancelledAs(restored.status, row, now), ...sameArrival(restored, row) };
  return { ...restored, ...marks, phoneE164, requiresApproval: needsApproval(restored.partySize, rules) };
}

const cancelledAs = (status: Reservation['status'], row: Reservation, now: Date) =>
  cancellation(row, status, { by: 'staff', now });

interface Seats {
  tx: EntityManager;
  before: Reservation;
  after: Reservation | null;
  from: LockedEvening;
  to: LockedEvening;
  tablesBefore: string[];
}

/** At its old tables, if possible with the moved parties back at theirs; else anywhere. */
async function seatAsBefore(
  { tx, before, after, from, to, tablesBefore }: Seats,
  { found, moves }: Action,
): Promise<void> {
  const othersIn = (evening: LockedEvening): Move[] => evening.stillMoved(moves);
  if (!after || !holdsTables(after.status)) {
    from.release(before.id);
    return void from.seatBack(othersIn(from));
  }
  if (from !== to) {
    from.release(before.id);
    from.seatBack(othersIn(from));
  }
  const party = partyOf(after);
  const tables = found.tables ?? tablesBefore;
  const own = { visitId: after.id, tables };
  if (to.seatBack([own, ...othersIn(to)], party) || to.seatBack([own], party)) return;
  await seatForStaff(party, to, { tx, preferred: tables });
}

function mailsAfterUndoing(
  { before, after, tables }: { before: Reservation; after: Reservation; tables: readonly string[] },
  { kind }: Action,
): ReservationMail[] {
  if (kind === 'reservation.decline-change') return mailsTo(after, 'reservation_change_received');
  return before.status === after.status
    ? mailsAfterChanging(before, after, tables)
    : mailsAfterStatus(before.status, after);
}
