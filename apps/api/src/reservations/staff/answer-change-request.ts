import { isStayStillInHours } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { type EntityManager, DataSource } from 'typeorm';
import { announceAfterCommit } from '../../platform/change-feed/announce-after-commit.js';
import { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import { Evenings } from '../../evenings/evenings.js';
import { requireFound } from '../../platform/http/problems/require-found.js';
import type { StaffMember } from '../../platform/http/access/staff-member.js';
import { toPartyToSeat } from '../core/reservation-mappers.js';
import { createChangedMeanwhileProblem } from '../core/reservation-problems.js';
import type { ReservationActionDto } from '../undo/staff-action.dto.js';
import { type ReservationChange, RecordStaffAction } from '../undo/record-staff-action.js';
import { mailsAfterChanging, toGuestMails } from '../core/reservation-mails.js';
import { noTableProblem } from '../core/seat-for-staff.js';
import { ChangeRequest } from '../../platform/database/entities/reservations/change-request.entity.js';
import { type EveningAt, findOpenChangeRequest, withGuestChange, endChangeRequest } from '../core/change-requests.js';

interface ChangeRequestAnswer {
  isApproved: boolean;
  messageToGuest?: string | null;
  by: StaffMember;
}

/** Rules §5. */
@Injectable()
export class AnswerChangeRequest {
  constructor(
    private readonly source: DataSource,
    private readonly evenings: Evenings,
    private readonly recorder: RecordStaffAction,
  ) {}

  /** Throws `no_table` when there is no room by now: then the request still waits. */
  async answerChangeRequest(id: string, answer: ChangeRequestAnswer): Promise<ReservationActionDto> {
    const { isApproved, messageToGuest = null, by } = answer;
    return this.source.transaction(async (tx) => {
      const change = await this.applyAnswer(tx, id, answer);
      const { before, after } = change;
      return this.recorder.recordChange(tx, change, {
        by,
        action: isApproved ? 'reservation.approve-change' : 'reservation.decline-change',
        createMails: (tables) =>
          isApproved ? mailsAfterChanging(before, after, tables) : toGuestMails(after, 'reservation_change_declined'),
        extraAuditFields: isApproved ? {} : { messageToGuest },
      });
    });
  }

  private async applyAnswer(tx: EntityManager, id: string, answer: ChangeRequestAnswer): Promise<ReservationChange> {
    const requestBeforeLock = requireFound(await tx.findOneBy(ChangeRequest, { id }));
    const reservation = requireFound(await tx.findOneBy(Reservation, { id: requestBeforeLock.reservationId }));
    const { result, evenings } = await this.evenings.runLocked(
      tx,
      [reservation.date, requestBeforeLock.date],
      async (eveningAt) => {
        const before = await tx.findOneBy(Reservation, { id: reservation.id, date: reservation.date });
        const changeRequest = await findOpenChangeRequest(tx, reservation.id, eveningAt(reservation.date).lockedAt);
        if (!before || changeRequest?.id !== id) throw await createChangedMeanwhileProblem(tx, reservation.id);
        const tablesBefore = eveningAt(reservation.date).tablesOf(reservation.id);
        const { isApproved, messageToGuest: message = null } = answer;
        const after = isApproved ? await approveChangeRequest(tx, { before, changeRequest }, eveningAt) : before;
        if (!isApproved) await endChangeRequest(tx, changeRequest, { eveningAt, by: 'staff', message });
        return { before, changeRequest, after, tablesBefore, evening: eveningAt(after.date) };
      },
    );
    announceAfterCommit(tx, { topic: 'inbox' });
    return { ...result, evenings };
  }
}

/** The tables of both visits are free for the new one. */
async function approveChangeRequest(
  tx: EntityManager,
  { before, changeRequest }: { before: Reservation; changeRequest: ChangeRequest },
  eveningAt: EveningAt,
): Promise<Reservation> {
  const [oldEvening, newEvening] = [eveningAt(before.date), eveningAt(changeRequest.date)];
  const after = { ...withGuestChange(before, changeRequest, newEvening), isPinned: false };
  const [currentTables, requestedTables] = [oldEvening.tablesOf(before.id), newEvening.tablesOf(changeRequest.id)];
  await endChangeRequest(tx, changeRequest, { eveningAt, by: 'system' });
  const party = { ...toPartyToSeat(after), isFixed: false };
  const isStillInHours = isStayStillInHours(party, newEvening.evening, newEvening.now);
  const seating = isStillInHours
    ? await newEvening.seat(party, oldEvening === newEvening ? currentTables : requestedTables)
    : 'none';
  if (typeof seating === 'string') throw await noTableProblem(party, newEvening);
  if (oldEvening !== newEvening) oldEvening.releaseTables(before.id);
  await tx.update(Reservation, { id: before.id }, after);
  return after;
}
