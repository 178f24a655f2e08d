import { type ReservationStatus, type ShownStatus, mayBecome, shownStatuses } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { localMoment } from '../../platform/clock/local-time.js';
import { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import { Evenings } from '../../evenings/evenings.js';
import type { NightChange } from '../../evenings/night-change.js';
import type { LockedEvening } from '../../evenings/locked-evening.js';
import { Problem } from '../../platform/http/problems/problem.js';
import type { StaffMember } from '../../platform/http/access/staff-member.js';
import { changedMeanwhile } from '../core/reservation-problems.js';
import type { ReservationDeedDto } from '../undo/reservation-deed.dto.js';
import { ReservationDto } from '../core/reservation.dto.js';
import { cancellation } from '../core/reservation-state.js';
import { minuteOfEvening } from '../core/reservation-views.js';
import { mailsAfterStatus } from '../core/reservation-mails.js';
import { RecordDeed, deedDto } from '../undo/record-deed.js';
import { SeatByStatus } from './seat-by-status.js';
import type { Wish } from '../../mail/rendering/last-wish.js';
import { datesOf, endWish, wishAfter, wishBefore, seenWishOf, wishBehindLock } from '../core/wishes.js';

/** `from` limits the statuses that the change may start from. */
export interface StatusChange {
  to: ReservationStatus;
  from?: readonly ReservationStatus[];
  /** The message to the guest with a cancellation. */
  wordToGuest?: string | null;
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
  wish: Wish | null;
}

interface Changed {
  evenings: readonly NightChange[];
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
    private readonly deeds: RecordDeed,
    private readonly seating: SeatByStatus,
  ) {}

  /** Throws the errors of `changeStatus`, and `transition_not_allowed` when another staff member was faster. */
  async approveReservation(id: string, by: StaffMember): Promise<ReservationDeedDto> {
    return this.changeStatus(id, { to: 'confirmed', from: ['pending_approval'], by });
  }

  /**
   * A visit that needs its tables again is reseated or refused with `capacity_full`; one that has no table although it
   * should is neither approved nor seated: `no_table`. Seating a party at a taken table throws `table_occupied`.
   */
  async changeStatus(id: string, change: StatusChange): Promise<ReservationDeedDto> {
    return this.source.transaction(async (tx) => this.changeWithin(tx, id, change));
  }

  /** Runs in the caller's transaction. */
  async changeWithin(tx: EntityManager, id: string, change: StatusChange): Promise<ReservationDeedDto> {
    return this.tell(tx, await this.follow(tx, id, change), change);
  }

  /** Reads the reservation again behind its evening's lock, so that the first of two changes wins. */
  private async follow(tx: EntityManager, id: string, change: StatusChange): Promise<Followed & Changed> {
    const seen = await tx.findOneBy(Reservation, { id, status: In(shownStatuses) });
    if (!seen) throw new Problem('not_found');
    const wished = await seenWishOf(tx, id);
    const { result, evenings } = await this.evenings.change(tx, [seen.date, ...datesOf(wished)], async (at) => {
      const before = await tx.findOneBy(Reservation, { id, date: seen.date });
      if (!before) throw await changedMeanwhile(tx, id);
      const evening = at(seen.date);
      checkTransition(before, change, evening.since);
      const tablesBefore = evening.tablesOf(id);
      const wish = await wishBehindLock(tx, id, { seen: wished, now: evening.since });
      await endWish(tx, wish, { at, by: 'system' }); // the change request was for a visit that has not begun
      const after = changed(before, change, evening.since);
      await this.seating.follow(tx, { before, after, evening });
      await tx.update(Reservation, { id }, written(after));
      return { before, after, tablesBefore, evening, wish };
    });
    return { ...result, evenings };
  }

  private async tell(
    tx: EntityManager,
    { before, after, tablesBefore, evening, evenings, wish }: Followed & Changed,
    { by, isQuiet = false }: StatusChange,
  ): Promise<ReservationDeedDto> {
    const tables = evening.tablesOf(after.id);
    after.tableType = evening.tableTypeOf(tables) ?? before.tableType;
    const isAhead = evening.date >= localMoment(evening.since).date; // guests get no mail about past evenings
    const recorded = await this.deeds.record(tx, {
      by,
      deed: 'reservation.status',
      subjectId: after.id,
      before: { ...followed(before), tables: tablesBefore, ...wishBefore(wish) },
      after: { ...followed(after), tables, ...wishAfter(wish) },
      mails: isAhead && !isQuiet ? mailsAfterStatus(before.status, after) : [],
      evenings,
    });
    return deedDto(tx, ReservationDto.from(after, tables), recorded);
  }
}

/** Leaves out `emailSent`, which the mail dispatcher writes. */
function written(after: Reservation): Partial<Reservation> {
  const { status, seatedMinute, wordToGuest, cancelledAt, cancelledBy, isLateCancellation, version, updatedAt } = after;
  return { status, seatedMinute, wordToGuest, cancelledAt, cancelledBy, isLateCancellation, version, updatedAt };
}

const followed = ({ status, seatedMinute, wordToGuest }: Reservation) => ({ status, seatedMinute, wordToGuest });

/** Seating sets the current minute, or the old one when `completed` is undone. Leaving keeps it; other changes clear it. */
function changed(before: Reservation, { to: status, wordToGuest: word = null }: StatusChange, now: Date): Reservation {
  const sat = before.status === 'completed' ? before.seatedMinute : null;
  const isLeaving = status === 'completed' && before.status === 'seated';
  const minute = status === 'seated' ? (sat ?? minuteOfEvening(before.date, now)) : null;
  const seatedMinute = isLeaving ? before.seatedMinute : minute;
  const wordToGuest = status === 'cancelled' ? word : null;
  const cancelled = cancellation(before, status, { by: 'staff', now });
  return { ...before, ...cancelled, status, seatedMinute, wordToGuest, version: before.version + 1, updatedAt: now };
}

function checkTransition(visit: Reservation, { to, from = shownStatuses }: StatusChange, now: Date): void {
  const { status: current, date, startMinute: start } = visit;
  if (current === 'held') throw new Problem('not_found');
  if (from.includes(current) && mayBecome({ status: current, date, start }, to, localMoment(now))) return;
  const message = `This is no longer possible: the reservation is ${inWords[current]}.`;
  throw new Problem('transition_not_allowed', { message, members: { current } });
}
