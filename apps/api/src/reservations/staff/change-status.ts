import { type ReservationStatus, type ShownStatus, mayBecome, shownStatuses } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { localMoment } from '../../platform/clock/local-time.js';
import { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import { Evenings } from '../../evenings/evenings.js';
import type { EveningChange } from '../../evenings/evening-change.js';
import type { LockedEvening } from '../../evenings/locked-evening.js';
import { Problem } from '../../platform/http/problems/problem.js';
import type { StaffMember } from '../../platform/http/access/staff-member.js';
import { changedMeanwhile } from '../core/changed-meanwhile.js';
import type { ReservationActionDto } from '../undo/reservation-action.dto.js';
import { ReservationDto } from '../core/reservation.dto.js';
import { cancellation } from '../core/guest-marks.js';
import { minuteOfEvening } from '../core/minute-of-evening.js';
import { mailsAfterStatus } from '../core/reservation-mails.js';
import { RecordAction, actionDto } from '../undo/record-action.js';
import { SeatByStatus } from './seat-by-status.js';
import type { ChangeRequest } from '../../mail/rendering/last-change-request.js';
import {
  datesOf,
  endChangeRequest,
  changeRequestAfter,
  changeRequestBefore,
  seenChangeRequestOf,
  changeRequestBehindLock,
} from '../core/change-requests.js';

/** `from` limits the statuses that the change may start from. */
export interface StatusChange {
  to: ReservationStatus;
  from?: readonly ReservationStatus[];
  /** The message to the guest with a cancellation. */
  messageToGuest?: string | null;
  /** Sends no mail to the guest. */
  isQuiet?: boolean;
  by: StaffMember;
}

interface Followed {
  before: Reservation;
  after: Reservation;
  tablesBefore: string[];
  evening: LockedEvening;
  /** The guest's change request, which this change ended. */
  changeRequest: ChangeRequest | null;
}

interface Changed {
  evenings: readonly EveningChange[];
}

const inWords: Readonly<Record<ShownStatus, string>> = {
  pending_approval: 'waiting for approval',
  confirmed: 'confirmed',
  seated: 'seated',
  completed: 'completed',
  cancelled: 'cancelled',
  no_show: 'marked as a no-show',
};

/** Staff change the status of a reservation (rules §5). */
@Injectable()
export class ChangeStatus {
  constructor(
    private readonly source: DataSource,
    private readonly evenings: Evenings,
    private readonly actions: RecordAction,
    private readonly seating: SeatByStatus,
  ) {}

  /** Throws the errors of `changeStatus`, and `transition_not_allowed` when another staff member was faster. */
  async approveReservation(id: string, by: StaffMember): Promise<ReservationActionDto> {
    return this.changeStatus(id, { to: 'confirmed', from: ['pending_approval'], by });
  }

  /**
   * A visit that needs its tables again is reseated or refused with `capacity_full`; one that has no table although it
   * should is neither approved nor seated: `no_table`. Seating a party at a taken table throws `table_occupied`.
   */
  async changeStatus(id: string, change: StatusChange): Promise<ReservationActionDto> {
    return this.source.transaction(async (tx) => this.changeWithin(tx, id, change));
  }

  /** Runs in the caller's transaction. */
  async changeWithin(tx: EntityManager, id: string, change: StatusChange): Promise<ReservationActionDto> {
    return this.tell(tx, await this.follow(tx, id, change), change);
  }

  /** Reads the reservation again behind its evening's lock, so that the first of two changes wins. */
  private async follow(tx: EntityManager, id: string, change: StatusChange): Promise<Followed & Changed> {
    const seen = await tx.findOneBy(Reservation, { id, status: In(shownStatuses) });
    if (!seen) throw new Problem('not_found');
    const wished = await seenChangeRequestOf(tx, id);
    const { result, evenings } = await this.evenings.change(tx, [seen.date, ...datesOf(wished)], async (at) => {
      const before = await tx.findOneBy(Reservation, { id, date: seen.date });
      if (!before) throw await changedMeanwhile(tx, id);
      const evening = at(seen.date);
      checkTransition(before, change, evening.since);
      const tablesBefore = evening.tablesOf(id);
      const changeRequest = await changeRequestBehindLock(tx, id, { seen: wished, now: evening.since });
      await endChangeRequest(tx, changeRequest, { at, by: 'system' }); // the change request was for a visit that has not begun
      const after = changed(before, change, evening.since);
      await this.seating.follow(tx, { before, after, evening });
      await tx.update(Reservation, { id }, written(after));
      return { before, after, tablesBefore, evening, changeRequest };
    });
    return { ...result, evenings };
  }

  private async tell(
    tx: EntityManager,
    { before, after, tablesBefore, evening, evenings, changeRequest }: Followed & Changed,
    { by, isQuiet = false }: StatusChange,
  ): Promise<ReservationActionDto> {
    const tables = evening.tablesOf(after.id);
    after.tableType = evening.tableTypeOf(tables) ?? before.tableType;
    const isAhead = evening.date >= localMoment(evening.since).date; // guests get no mail about past evenings
    const recorded = await this.actions.record(tx, {
      by,
      action: 'reservation.status',
      subjectId: after.id,
      before: { ...followed(before), tables: tablesBefore, ...changeRequestBefore(changeRequest) },
      after: { ...followed(after), tables, ...changeRequestAfter(changeRequest) },
      mails: isAhead && !isQuiet ? mailsAfterStatus(before.status, after) : [],
      evenings,
    });
    return actionDto(tx, ReservationDto.from(after, tables), recorded);
  }
}

/** Leaves out `emailSent`, which the mail dispatcher writes. */
function written(after: Reservation): Partial<Reservation> {
  const { status, seatedMinute, messageToGuest, cancelledAt, cancelledBy, isLateCancellation, version, updatedAt } =
    after;
  return { status, seatedMinute, messageToGuest, cancelledAt, cancelledBy, isLateCancellation, version, updatedAt };
}

const followed = ({ status, seatedMinute, messageToGuest }: Reservation) => ({ status, seatedMinute, messageToGuest });

/** Seating sets the current minute, or the old one when `completed` is undone. Leaving keeps it; other changes clear it. */
function changed(
  before: Reservation,
  { to: status, messageToGuest: word = null }: StatusChange,
  now: Date,
): Reservation {
  const sat = before.status === 'completed' ? before.seatedMinute : null;
  const isLeaving = status === 'completed' && before.status === 'seated';
  const minute = status === 'seated' ? (sat ?? minuteOfEvening(before.date, now)) : null;
  const seatedMinute = isLeaving ? before.seatedMinute : minute;
  const messageToGuest = status === 'cancelled' ? word : null;
  const cancelled = cancellation(before, status, { by: 'staff', now });
  return { ...before, ...cancelled, status, seatedMinute, messageToGuest, version: before.version + 1, updatedAt: now };
}

function checkTransition(visit: Reservation, { to, from = shownStatuses }: StatusChange, now: Date): void {
  const { status: current, date, startMinute: start } = visit;
  if (current === 'held') throw new Problem('not_found');
  if (from.includes(current) && mayBecome({ status: current, date, start }, to, localMoment(now))) return;
  const message = `This is no longer possible: the reservation is ${inWords[current]}.`;
  throw new Problem('transition_not_allowed', { message, members: { current } });
}
