import { type BookingRules, holdsTables, shownStatuses } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { type EntityManager, DataSource, In } from 'typeorm';
import { instantOf } from '../../platform/clock/local-time.js';
import { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import { Evenings } from '../../evenings/evenings.js';
import type { LockedEvening } from '../../evenings/locked-evening.js';
import { found } from '../../platform/http/problems/found.js';
import type { StaffMember } from '../../platform/http/access/staff-member.js';
import { partyOf } from '../core/reservation-views.js';
import { changedMeanwhile } from '../core/reservation-problems.js';
import type { ReservationActionDto } from '../undo/reservation-action.dto.js';
import type { UpdateReservationDto } from './staff-reservation.dto.js';
import { enteredBy } from './enter-reservation.js';
import { sameArrival } from '../core/reservation-state.js';
import { isSameVisit, mailsAfterChanging } from '../core/reservation-mails.js';
import { type ReservationChange, RecordAction } from '../undo/record-action.js';
import { checkRules, seatForStaff } from '../core/seat-for-staff.js';
import { endChangeRequest, seenChangeRequestOf } from '../core/change-requests.js';

/** `from` and `to` may be the same evening. */
interface Move {
  before: Reservation;
  after: Reservation;
  from: LockedEvening;
  to: LockedEvening;
}

@Injectable()
export class ChangeReservation {
  constructor(
    private readonly source: DataSource,
    private readonly evenings: Evenings,
    private readonly actions: RecordAction,
  ) {}

  async updateReservation(id: string, request: UpdateReservationDto, by: StaffMember): Promise<ReservationActionDto> {
    return this.source.transaction(async (tx) => {
      const change = await this.change(tx, id, request);
      const { before, after, evening } = change;
      const isNotified = !request.isQuiet && !isPast(after, evening.since);
      return this.actions.recordChange(tx, change, {
        by,
        action: 'reservation.change',
        reason: request.overrideReason ?? null,
        mailsFor: (tables) => (isNotified ? mailsAfterChanging(before, after, tables) : []),
      });
    });
  }

  private async change(tx: EntityManager, id: string, request: UpdateReservationDto): Promise<ReservationChange> {
    const seen = found(await tx.findOneBy(Reservation, { id, status: In(shownStatuses) }));
    const seenRequest = await seenChangeRequestOf(tx, id);
    const dates = [seen.date, request.date, ...seenRequest.dates];
    const { result, evenings } = await this.evenings.change(tx, dates, async (at) => {
      const before = await tx.findOneBy(Reservation, { id, version: request.version, date: seen.date });
      if (!before) throw await changedMeanwhile(tx, id);
      const [from, to] = [at(seen.date), at(request.date)];
      const after = changed(before, request, { now: to.since, rules: to.evening.rules });
      const tablesBefore = from.tablesOf(id);
      const changeRequest = await seenRequest.behindLock(to.since);
      const ended = isSameVisit(before, after) ? null : changeRequest; // a new visit by staff replaces the guest's change request
      await endChangeRequest(tx, ended, { at, by: 'system' });
      await seatAgain(tx, { before, after, from, to }, request);
      await tx.update(Reservation, { id }, after);
      return { before, after, tablesBefore, evening: to, changeRequest: ended };
    });
    return { ...result, evenings };
  }
}

/** An unchanged visit stays, even without tables. */
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

const isPast = ({ date, startMinute, minutes }: Reservation, now: Date): boolean =>
  instantOf(date, startMinute + minutes) <= now;

const comesAsBefore = (before: Reservation, after: Reservation): boolean =>
  before.date === after.date && before.startMinute === after.startMinute && after.partySize <= before.partySize;

function changed(
  before: Reservation,
  request: UpdateReservationDto,
  { now, rules }: { now: Date; rules: BookingRules },
): Reservation {
  const entered = enteredBy(request, rules);
  const isApproved = before.status === 'pending_approval' && !entered.requiresApproval;
  return {
    ...before,
    ...entered,
    email: entered.email === before.email?.toLowerCase() ? before.email : entered.email, // its links still open
    offers: isSameVisit(before, { ...before, ...entered }) ? before.offers : null,
    ...sameArrival(entered, before),
    status: isApproved ? 'confirmed' : before.status,
    version: before.version + 1,
    updatedAt: now,
  };
}
