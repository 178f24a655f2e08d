import { isStillOpenFor } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { type EntityManager, DataSource } from 'typeorm';
import { noteChange } from '../../platform/change-feed/note-change.js';
import { localMoment } from '../../platform/clock/local-time.js';
import { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import { Evenings } from '../../evenings/evenings.js';
import type { LockedEvening } from '../../evenings/locked-evening.js';
import { found } from '../../platform/http/problems/found.js';
import type { StaffMember } from '../../platform/http/access/staff-member.js';
import { partyOf } from '../core/reservation-views.js';
import { changedMeanwhile } from '../core/reservation-problems.js';
import type { ReservationActionDto } from '../undo/reservation-action.dto.js';
import { type ReservationChange, RecordAction } from '../undo/record-action.js';
import { mailsAfterChanging, mailsTo } from '../core/reservation-mails.js';
import { noTable } from '../core/seat-for-staff.js';
import { ChangeRequest } from '../../platform/database/entities/reservations/change-request.entity.js';
import { changeRequestOf, changedByGuest, endChangeRequest } from '../core/change-requests.js';

interface ChangeRequestAnswer {
  isApproved: boolean;
  messageToGuest?: string | null;
  by: StaffMember;
}

interface Asked {
  before: Reservation;
  changeRequest: ChangeRequest;
  at: (date: string) => LockedEvening;
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
  async answer(changeRequestId: string, answer: ChangeRequestAnswer): Promise<ReservationActionDto> {
    const { isApproved, messageToGuest = null, by } = answer;
    return this.source.transaction(async (tx) => {
      const change = await this.follow(tx, changeRequestId, answer);
      const { before, after } = change;
      return this.actions.recordChange(tx, change, {
        by,
        action: isApproved ? 'reservation.approve-change' : 'reservation.decline-change',
        mailsFor: (tables) =>
          isApproved ? mailsAfterChanging(before, after, tables) : mailsTo(after, 'reservation_change_declined'),
        more: isApproved ? {} : { messageToGuest },
      });
    });
  }

  private async follow(
    tx: EntityManager,
    changeRequestId: string,
    answer: ChangeRequestAnswer,
  ): Promise<ReservationChange> {
    const seen = found(await tx.findOneBy(ChangeRequest, { id: changeRequestId }));
    const visit = found(await tx.findOneBy(Reservation, { id: seen.reservationId }));
    const { result, evenings } = await this.evenings.change(tx, [visit.date, seen.date], async (at) => {
      const before = await tx.findOneBy(Reservation, { id: visit.id, date: visit.date });
      const changeRequest = await changeRequestOf(tx, visit.id, at(visit.date).since);
      if (!before || changeRequest?.id !== changeRequestId) throw await changedMeanwhile(tx, visit.id);
      const tablesBefore = at(visit.date).tablesOf(visit.id);
      const after = await (answer.isApproved ? approved : declined)(tx, { before, changeRequest, at }, answer);
      return { before, changeRequest, after, tablesBefore, evening: at(after.date) };
    });
    noteChange(tx, { topic: 'inbox' });
    return { ...result, evenings };
  }
}

type Answer = (tx: EntityManager, asked: Asked, answer: ChangeRequestAnswer) => Promise<Reservation>;

const declined: Answer = async (tx, { before, changeRequest, at }, { messageToGuest = null }) => {
  await endChangeRequest(tx, changeRequest, { at, by: 'staff', message: messageToGuest });
  return before;
};

/** The tables of both visits are free for the new one. */
const approved: Answer = async (tx, { before, changeRequest, at }) => {
  const [from, to] = [at(before.date), at(changeRequest.date)];
  const after = { ...changedByGuest(before, changeRequest, to), isPinned: false };
  const [own, held] = [from.tablesOf(before.id), to.tablesOf(changeRequest.id)];
  await endChangeRequest(tx, changeRequest, { at, by: 'system' });
  const party = { ...partyOf(after), isFixed: false };
  const isOpen = isStillOpenFor(party, to.evening, localMoment(to.since));
  const seating = isOpen ? await to.seat(party, from === to ? own : held) : 'none';
  if (typeof seating === 'string') throw await noTable(party, to);
  if (from !== to) from.release(before.id);
  await tx.update(Reservation, { id: before.id }, after);
  return after;
};
