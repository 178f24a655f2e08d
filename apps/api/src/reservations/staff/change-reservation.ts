import { holdsTables, staffVisibleStatuses } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { type EntityManager, DataSource, In } from 'typeorm';
import { instantOf } from '../../platform/clock/local-time.js';
import { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import { Evenings } from '../../evenings/evenings.js';
import type { LockedEvening } from '../../evenings/locked-evening.js';
import { requireFound } from '../../platform/http/problems/require-found.js';
import type { StaffMember } from '../../platform/http/access/staff-member.js';
import { toPartyToSeat } from '../core/reservation-mappers.js';
import { createChangedMeanwhileProblem } from '../core/reservation-problems.js';
import type { ReservationActionDto } from '../undo/staff-action.dto.js';
import type { UpdateReservationDto } from './staff-reservation.dto.js';
import { toEnteredFields } from './enter-reservation.js';
import { arrivalColumns } from '../core/reservation-columns.js';
import { isSameVisit, mailsAfterChanging } from '../core/reservation-mails.js';
import { type ReservationChange, RecordStaffAction } from '../undo/record-staff-action.js';
import { enforceStaffRules, seatForStaff } from '../core/seat-for-staff.js';
import { endChangeRequest, prepareChangeRequestLock } from '../core/change-requests.js';

/** The old and the new evening may be the same. */
interface StaffChangeContext {
  request: UpdateReservationDto;
  before: Reservation;
  after: Reservation;
  oldEvening: LockedEvening;
  newEvening: LockedEvening;
}

@Injectable()
export class ChangeReservation {
  constructor(
    private readonly source: DataSource,
    private readonly evenings: Evenings,
    private readonly recorder: RecordStaffAction,
  ) {}

  async updateReservation(id: string, request: UpdateReservationDto, by: StaffMember): Promise<ReservationActionDto> {
    return this.source.transaction(async (tx) => {
      const change = await this.applyChange(tx, id, request);
      const { before, after, evening } = change;
      const isGuestNotified = !request.isQuiet && !isVisitOver(after, evening.lockedAt);
      return this.recorder.recordChange(tx, change, {
        by,
        action: 'reservation.change',
        reason: request.overrideReason ?? null,
        createMails: (tables) => (isGuestNotified ? mailsAfterChanging(before, after, tables) : []),
      });
    });
  }

  private async applyChange(tx: EntityManager, id: string, request: UpdateReservationDto): Promise<ReservationChange> {
    const reservation = requireFound(await tx.findOneBy(Reservation, { id, status: In(staffVisibleStatuses) }));
    const requestLock = await prepareChangeRequestLock(tx, id);
    const dates = [reservation.date, request.date, ...requestLock.dates];
    const { result, evenings } = await this.evenings.runLocked(tx, dates, async (eveningAt) => {
      const before = await tx.findOneBy(Reservation, { id, version: request.version, date: reservation.date });
      if (!before) throw await createChangedMeanwhileProblem(tx, id);
      const [oldEvening, newEvening] = [eveningAt(reservation.date), eveningAt(request.date)];
      const after = toChangedReservation(before, request, newEvening);
      const tablesBefore = oldEvening.tablesOf(id);
      const changeRequest = await requestLock.readUnderLock(newEvening.lockedAt);
      const replacedRequest = isSameVisit(before, after) ? null : changeRequest; // a new visit by staff replaces the guest's change request
      await endChangeRequest(tx, replacedRequest, { eveningAt, by: 'system' });
      await seatChangedVisit(tx, { request, before, after, oldEvening, newEvening });
      await tx.update(Reservation, { id }, after);
      return { before, after, tablesBefore, evening: newEvening, changeRequest: replacedRequest };
    });
    return { ...result, evenings };
  }
}

/** An unchanged visit stays, even without tables. */
async function seatChangedVisit(
  tx: EntityManager,
  { request, before, after, oldEvening, newEvening }: StaffChangeContext,
): Promise<void> {
  const tables = oldEvening.tablesOf(before.id);
  const isSamePlace = [...(request.tables ?? tables)].sort().join() === tables.join();
  if (isSameVisit(before, after) && isSamePlace) return;
  enforceStaffRules({ ...request, isExemptFromPace: addsNoCovers(before, after) }, newEvening, before.id);
  if (!holdsTables(after.status)) return;
  const preferredTables = before.partySize === after.partySize ? tables : []; // a smaller party need not keep a large table
  if (oldEvening !== newEvening) oldEvening.releaseTables(before.id);
  await seatForStaff(toPartyToSeat(after), newEvening, { tx, tables: request.tables, preferredTables });
}

const isVisitOver = ({ date, startMinute, minutes }: Reservation, now: Date): boolean =>
  instantOf(date, startMinute + minutes) <= now;

const addsNoCovers = (before: Reservation, after: Reservation): boolean =>
  before.date === after.date && before.startMinute === after.startMinute && after.partySize <= before.partySize;

function toChangedReservation(before: Reservation, request: UpdateReservationDto, evening: LockedEvening): Reservation {
  const enteredFields = toEnteredFields(request, evening.rules);
  const isApproved = before.status === 'pending_approval' && !enteredFields.requiresApproval;
  return {
    ...before,
    ...enteredFields,
    email: enteredFields.email === before.email?.toLowerCase() ? before.email : enteredFields.email, // its links still open
    offers: isSameVisit(before, { ...before, ...enteredFields }) ? before.offers : null,
    ...arrivalColumns(enteredFields, before),
    status: isApproved ? 'confirmed' : before.status,
    version: before.version + 1,
    updatedAt: evening.lockedAt,
  };
}
