import { type BookingRules, isStillOpenFor, needsApproval } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { noteChange } from '../../platform/change-feed/note-change.js';
import { localMoment } from '../../platform/clock/local-time.js';
import { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import { Evenings } from '../../evenings/evenings.js';
import type { EveningChange } from '../../evenings/evening-change.js';
import type { LockedEvening } from '../../evenings/locked-evening.js';
import { Problem } from '../../platform/http/problems/problem.js';
import type { StaffMember } from '../../platform/http/access/staff-member.js';
import { auditedReservation } from '../core/audited-reservation.js';
import { changedMeanwhile } from '../core/changed-meanwhile.js';
import type { ReservationActionDto } from '../undo/reservation-action.dto.js';
import { ReservationDto } from '../core/reservation.dto.js';
import { chosenArrival } from '../core/guest-marks.js';
import { partyOf } from '../core/party-of.js';
import { RecordAction, actionDto } from '../undo/record-action.js';
import { mailsAfterChanging, mailsAfterDeclining } from '../core/reservation-mails.js';
import { noTable } from '../core/seat-for-staff.js';
import type { ChangeRequest } from '../../mail/rendering/last-change-request.js';
import { endChangeRequest, recordedChangeRequest, changeRequestOf } from '../core/change-requests.js';

export interface ChangeRequestAnswer {
  isApproved: boolean;
  /** The message to the guest with a decline. */
  messageToGuest?: string | null;
  by: StaffMember;
}

interface Asked {
  before: Reservation;
  changeRequest: ChangeRequest;
  at: (date: string) => LockedEvening;
}

interface Answered extends Omit<Asked, 'at'> {
  after: Reservation;
  tablesBefore: string[];
  evening: LockedEvening;
}

/** The team answers change requests of guests (rules §5). */
@Injectable()
export class AnswerChangeRequest {
  constructor(
    private readonly source: DataSource,
    private readonly evenings: Evenings,
    private readonly actions: RecordAction,
  ) {}

  /**
   * An approval changes the reservation in one transaction; a decline leaves it unchanged. Throws `not_found`,
   * `changed_meanwhile` when the change request has ended or is another one, and `no_table` when there is no room by
   * now: then nothing has changed, and the change request still waits.
   */
  async answer(changeRequestId: string, answer: ChangeRequestAnswer): Promise<ReservationActionDto> {
    return this.source.transaction(async (tx) =>
      this.record(tx, await this.follow(tx, changeRequestId, answer), answer),
    );
  }

  private async follow(
    tx: EntityManager,
    changeRequestId: string,
    answer: ChangeRequestAnswer,
  ): Promise<Answered & { evenings: readonly EveningChange[] }> {
    const seen = await tx.findOneBy(Reservation, { id: changeRequestId, heldFor: 'change' });
    const visit = seen?.replacesId && (await tx.findOneBy(Reservation, { id: seen.replacesId }));
    if (!seen || !visit) throw new Problem('not_found');
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

  private async record(
    tx: EntityManager,
    {
      before,
      changeRequest,
      after,
      tablesBefore,
      evening,
      evenings,
    }: Answered & { evenings: readonly EveningChange[] },
    { isApproved, messageToGuest = null, by }: ChangeRequestAnswer,
  ): Promise<ReservationActionDto> {
    const tables = evening.tablesOf(after.id);
    after.tableType = evening.tableTypeOf(tables) ?? before.tableType;
    const recorded = await this.actions.record(tx, {
      by,
      action: isApproved ? 'reservation.approve-change' : 'reservation.decline-change',
      subjectId: after.id,
      before: { ...auditedReservation(before, tablesBefore), changeRequest: recordedChangeRequest(changeRequest) },
      after: { ...auditedReservation(after, tables), ...(isApproved ? {} : { messageToGuest }), changeRequest: null },
      mails: isApproved ? mailsAfterChanging(before, after, tables) : mailsAfterDeclining(after),
      evenings,
    });
    return actionDto(tx, ReservationDto.from(after, tables), recorded);
  }
}

type Answer = (tx: EntityManager, asked: Asked, answer: ChangeRequestAnswer) => Promise<Reservation>;

const declined: Answer = async (tx, { before, changeRequest, at }, { messageToGuest = null }) => {
  await endChangeRequest(tx, changeRequest, { at, by: 'staff', word: messageToGuest });
  return before;
};

/** Checks the room without both visits: the tables of the hold and of the current visit are free for the new one. */
const approved: Answer = async (tx, { before, changeRequest, at }) => {
  const [from, to] = [at(before.date), at(changeRequest.date)];
  const after = reservationAfter(before, changeRequest, { now: to.since, rules: to.evening.rules });
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

function reservationAfter(
  before: Reservation,
  { date, startMinute, minutes, partySize, specialRequests }: ChangeRequest,
  { now, rules }: { now: Date; rules: BookingRules },
): Reservation {
  return {
    ...before,
    ...{ date, startMinute, minutes, partySize, isPinned: false, offers: null },
    specialRequests: specialRequests ?? before.specialRequests,
    requiresApproval: needsApproval(partySize, rules),
    ...chosenArrival({ date, startMinute }, before),
    version: before.version + 1,
    updatedAt: now,
  };
}
