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
import { changedMeanwhile } from '../core/changed-meanwhile.js';
import type { ReservationDeedDto } from '../undo/reservation-deed.dto.js';
import { ReservationDto } from '../core/reservation.dto.js';
import { cancellation } from '../core/guest-marks.js';
import { minuteOfEvening } from '../core/minute-of-evening.js';
import { mailsAfterStatus } from '../core/reservation-mails.js';
import { RecordDeed, deedDto } from '../undo/record-deed.js';
import { SeatByStatus } from './seat-by-status.js';
import type { Wish } from '../../mail/rendering/last-wish.js';
import { datesOf, endWish, wishAfter, wishBefore, seenWishOf, wishBehindLock } from '../core/wishes.js';

/** What staff ask for; `from` narrows the statuses that it may start at. */
export interface StatusChange {
  to: ReservationStatus;
  from?: readonly ReservationStatus[];
  /** What the guest is told with a cancellation. */
  wordToGuest?: string | null;
  /** Guests are not written to. */
  isQuiet?: boolean;
  by: StaffMember;
}

/** What came of it, and the evening in which it did. */
interface Followed {
  before: Reservation;
  after: Reservation;
  tablesBefore: string[];
  evening: LockedEvening;
  /** What the guest has asked for, and is over with that. */
  wish: Wish | null;
}

interface Changed {
  evenings: readonly NightChange[];
}

/** How a status is said in a sentence. */
const inWords: Readonly<Record<ShownStatus, string>> = {
  pending_approval: 'waiting for approval',
  confirmed: 'confirmed',
  seated: 'seated',
  completed: 'completed',
  cancelled: 'cancelled',
  no_show: 'marked as a no-show',
};

/** Staff follow the lifecycle of a reservation (rules §5). */
@Injectable()
export class ChangeStatus {
  constructor(
    private readonly source: DataSource,
    private readonly evenings: Evenings,
    private readonly deeds: RecordDeed,
    private readonly seating: SeatByStatus,
  ) {}

  /** Approves a waiting party; throws what `changeStatus` throws, `transition_not_allowed` when somebody was faster. */
  async approveReservation(id: string, by: StaffMember): Promise<ReservationDeedDto> {
    return this.changeStatus(id, { to: 'confirmed', from: ['pending_approval'], by });
  }

  /**
   * A visit that needs its tables again is seated anew or refused with `capacity_full`; one that has none although it should
   * is neither approved nor seated: `no_table`. Nobody sits down where others are: `table_occupied`.
   */
  async changeStatus(id: string, change: StatusChange): Promise<ReservationDeedDto> {
    return this.source.transaction(async (tx) => this.changeWithin(tx, id, change));
  }

  /** The same among other changes. */
  async changeWithin(tx: EntityManager, id: string, change: StatusChange): Promise<ReservationDeedDto> {
    return this.tell(tx, await this.follow(tx, id, change), change);
  }

  /** The reservation is read again behind its evening's lock, so that the faster of two wins. */
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
      await endWish(tx, wish, { at, by: 'system' }); // it was asked for a visit that was to come
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
    const isAhead = evening.date >= localMoment(evening.since).date; // guests are not written to about evenings that are over
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

/** What a change of status writes: whether a mail was sent is not ours to say. */
function written(after: Reservation): Partial<Reservation> {
  const { status, seatedMinute, wordToGuest, cancelledAt, cancelledBy, isLateCancellation, version, updatedAt } = after;
  return { status, seatedMinute, wordToGuest, cancelledAt, cancelledBy, isLateCancellation, version, updatedAt };
}

/** What a change of status writes, as the record of changes keeps it. */
const followed = ({ status, seatedMinute, wordToGuest }: Reservation) => ({ status, seatedMinute, wordToGuest });

/** Who sits down does so now, unless a slip is taken back; who gets up again has not sat. */
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
