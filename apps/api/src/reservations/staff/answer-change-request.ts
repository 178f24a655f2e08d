import { isStayStillPossible } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { type EntityManager, DataSource } from 'typeorm';
import { noteChange } from '../../platform/change-feed/note-change.js';
import { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import { Evenings } from '../../evenings/evenings.js';
import { requireFound } from '../../platform/http/problems/require-found.js';
import type { StaffMember } from '../../platform/http/access/staff-member.js';
import { toParty } from '../core/reservation-views.js';
import { changedMeanwhileProblem } from '../core/reservation-problems.js';
import type { ReservationActionDto } from '../undo/reservation-action.dto.js';
import { type ReservationChange, RecordAction } from '../undo/record-action.js';
import { mailsAfterChanging, guestMails } from '../core/reservation-mails.js';
import { noTableProblem } from '../core/seat-for-staff.js';
import { ChangeRequest } from '../../platform/database/entities/reservations/change-request.entity.js';
import { type EveningAt, findChangeRequest, applyGuestChange, endChangeRequest } from '../core/change-requests.js';

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
    private readonly actions: RecordAction,
  ) {}

  /** Throws `no_table` when there is no room by now: then the request still waits. */
  async answer(id: string, answer: ChangeRequestAnswer): Promise<ReservationActionDto> {
    const { isApproved, messageToGuest = null, by } = answer;
    return this.source.transaction(async (tx) => {
      const change = await this.applyAnswer(tx, id, answer);
      const { before, after } = change;
      return this.actions.recordChange(tx, change, {
        by,
        action: isApproved ? 'reservation.approve-change' : 'reservation.decline-change',
        mailsFor: (tables) =>
          isApproved ? mailsAfterChanging(before, after, tables) : guestMails(after, 'reservation_change_declined'),
        extraFields: isApproved ? {} : { messageToGuest },
      });
    });
  }

  private async applyAnswer(tx: EntityManager, id: string, answer: ChangeRequestAnswer): Promise<ReservationChange> {
    const firstRead = requireFound(await tx.findOneBy(ChangeRequest, { id }));
    const visit = requireFound(await tx.findOneBy(Reservation, { id: firstRead.reservationId }));
    const { result, evenings } = await this.evenings.change(tx, [visit.date, firstRead.date], async (eveningAt) => {
      const before = await tx.findOneBy(Reservation, { id: visit.id, date: visit.date });
      const changeRequest = await findChangeRequest(tx, visit.id, eveningAt(visit.date).lockedAt);
      if (!before || changeRequest?.id !== id) throw await changedMeanwhileProblem(tx, visit.id);
      const tablesBefore = eveningAt(visit.date).tablesOf(visit.id);
      const { isApproved, messageToGuest: message = null } = answer;
      const after = isApproved ? await approve(tx, { before, changeRequest }, eveningAt) : before;
      if (!isApproved) await endChangeRequest(tx, changeRequest, { eveningAt, by: 'staff', message });
      return { before, changeRequest, after, tablesBefore, evening: eveningAt(after.date) };
    });
    noteChange(tx, { topic: 'inbox' });
    return { ...result, evenings };
  }
}

/** The tables of both visits are free for the new one. */
async function approve(
  tx: EntityManager,
  { before, changeRequest }: { before: Reservation; changeRequest: ChangeRequest },
  eveningAt: EveningAt,
): Promise<Reservation> {
  const [from, to] = [eveningAt(before.date), eveningAt(changeRequest.date)];
  const after = { ...applyGuestChange(before, changeRequest, to), isPinned: false };
  const [currentTables, requestedTables] = [from.tablesOf(before.id), to.tablesOf(changeRequest.id)];
  await endChangeRequest(tx, changeRequest, { eveningAt, by: 'system' });
  const party = { ...toParty(after), isFixed: false };
  const isOpen = isStayStillPossible(party, to.evening, to.now);
  const seating = isOpen ? await to.seat(party, from === to ? currentTables : requestedTables) : 'none';
  if (typeof seating === 'string') throw await noTableProblem(party, to);
  if (from !== to) from.release(before.id);
  await tx.update(Reservation, { id: before.id }, after);
  return after;
}
