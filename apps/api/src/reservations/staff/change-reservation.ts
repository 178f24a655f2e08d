import { type BookingRules, holdsTables, needsApproval, shownStatuses, stayOf } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { instantOf } from '../../platform/clock/local-time.js';
import { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import { Evenings } from '../../evenings/evenings.js';
import type { NightChange } from '../../evenings/night-change.js';
import type { LockedEvening } from '../../evenings/locked-evening.js';
import { Problem } from '../../platform/http/problems/problem.js';
import type { StaffMember } from '../../platform/http/access/staff-member.js';
import { auditedReservation, partyOf } from '../core/reservation-views.js';
import { changedMeanwhile } from '../core/reservation-problems.js';
import type { ReservationDeedDto } from '../undo/reservation-deed.dto.js';
import { ReservationDto } from '../core/reservation.dto.js';
import type { UpdateReservationDto } from './staff-reservation.dto.js';
import { enteredGuest } from './entered-guest.js';
import { comingTo } from '../core/reservation-state.js';
import { isSameVisit, mailsAfterChanging } from '../core/reservation-mails.js';
import { RecordDeed, deedDto } from '../undo/record-deed.js';
import { checkRules, seatForStaff } from '../core/seat-for-staff.js';
import type { Wish } from '../../mail/rendering/last-wish.js';
import { datesOf, endWish, nameWishes, wishAfter, wishBefore, seenWishOf, wishBehindLock } from '../core/wishes.js';

interface Request {
  id: string;
  request: UpdateReservationDto;
  by: StaffMember;
}

/** A change, with the evening that the visit leaves and the evening that it moves to; they may be the same. */
interface Move {
  before: Reservation;
  after: Reservation;
  from: LockedEvening;
  to: LockedEvening;
}

interface Followed {
  tablesBefore: string[];
  evenings: readonly NightChange[];
  /** The guest's change request, which this change ended. */
  wish: Wish | null;
}

@Injectable()
export class ChangeReservation {
  constructor(
    private readonly source: DataSource,
    private readonly evenings: Evenings,
    private readonly deeds: RecordDeed,
  ) {}

  /** Throws `not_found`, `changed_meanwhile` (with `current`), `reason_required` and `capacity_full`. */
  async updateReservation(id: string, request: UpdateReservationDto, by: StaffMember): Promise<ReservationDeedDto> {
    return this.source.transaction((tx) => this.changeWithin(tx, { id, request, by }));
  }

  private async changeWithin(tx: EntityManager, { id, request, by }: Request): Promise<ReservationDeedDto> {
    const seen = await tx.findOneBy(Reservation, { id, status: In(shownStatuses) });
    if (!seen) throw new Problem('not_found');
    const wished = await seenWishOf(tx, id);
    const dates = [seen.date, request.date, ...datesOf(wished)];
    const { result, evenings } = await this.evenings.change(tx, dates, async (at) => {
      const before = await tx.findOneBy(Reservation, { id, version: request.version, date: seen.date });
      if (!before) throw await changedMeanwhile(tx, id);
      const [from, to] = [at(seen.date), at(request.date)];
      const after = changed(before, request, { now: to.since, rules: to.evening.rules });
      const tablesBefore = from.tablesOf(id);
      const wish = await wishBehindLock(tx, id, { seen: wished, now: to.since });
      const isOver = wish && !isSameVisit(before, after); // a new visit by staff replaces the guest's change request
      if (isOver) await endWish(tx, wish, { at, by: 'system' });
      await seatAgain(tx, { before, after, from, to }, request);
      await tx.update(Reservation, { id }, after);
      await nameWishes(tx, after);
      return { before, after, tablesBefore, to, wish: isOver ? wish : null };
    });
    return this.tell(tx, { ...result, evenings }, { request, by });
  }

  /** Reseating the evening may have moved the visit again, so its tables are read last. */
  private async tell(
    tx: EntityManager,
    changes: Pick<Move, 'before' | 'after' | 'to'> & Followed,
    { request, by }: Omit<Request, 'id'>,
  ): Promise<ReservationDeedDto> {
    const { before, after, tablesBefore, to, evenings, wish } = changes;
    const tables = to.tablesOf(after.id);
    after.tableType = to.tableTypeOf(tables) ?? before.tableType;
    const recorded = await this.deeds.record(tx, {
      by,
      deed: 'reservation.change',
      subjectId: after.id,
      before: { ...auditedReservation(before, tablesBefore), ...wishBefore(wish) },
      after: { ...auditedReservation(after, tables), ...wishAfter(wish) },
      reason: request.overrideReason ?? null,
      mails: request.isQuiet || isPast(after, to.since) ? [] : mailsAfterChanging(before, after, tables),
      evenings,
    });
    return deedDto(tx, ReservationDto.from(after, tables), recorded);
  }
}

/** An unchanged visit is not reseated, even without tables. */
async function seatAgain(
  tx: EntityManager,
  { before, after, from, to }: Move,
  request: UpdateReservationDto,
): Promise<void> {
  const tables = from.tablesOf(before.id);
  const isSamePlace = [...(request.tables ?? tables)].sort().join() === tables.join();
  if (isSameVisit(before, after) && isSamePlace) return;
  checkRules({ ...request, isInPace: comesAsBefore(before, after) }, to, before.id);
  if (!holdsTables(after.status)) return;
  const preferred = before.partySize === after.partySize ? tables : []; // a smaller party need not keep a large table
  if (from !== to) from.release(before.id);
  await seatForStaff(partyOf(after), to, { tx, tables: request.tables, preferred });
}

/** Guests get no mail about past visits. */
const isPast = ({ date, startMinute, minutes }: Reservation, now: Date): boolean =>
  instantOf(date, startMinute + minutes) <= now;

const comesAsBefore = (before: Reservation, after: Reservation): boolean =>
  before.date === after.date && before.startMinute === after.startMinute && after.partySize <= before.partySize;

function changed(
  before: Reservation,
  request: UpdateReservationDto,
  { now, rules }: { now: Date; rules: BookingRules },
): Reservation {
  const { date, partySize, tables, version } = request;
  const guest = enteredGuest(request);
  const { start: startMinute, minutes } = stayOf(request);
  const isApproved = before.status === 'pending_approval' && !needsApproval(partySize, rules);
  const isSame = isSameVisit(before, { ...before, date, startMinute, minutes, partySize });
  return {
    ...before,
    ...guest,
    email: guest.email === before.email?.toLowerCase() ? before.email : guest.email, // its links still open
    ...{ date, startMinute, minutes, partySize },
    offers: isSame ? before.offers : null,
    ...comingTo({ date, startMinute }, before),
    status: isApproved ? 'confirmed' : before.status,
    requiresApproval: needsApproval(partySize, rules),
    isPinned: Boolean(tables),
    version: version + 1,
    updatedAt: now,
  };
}
