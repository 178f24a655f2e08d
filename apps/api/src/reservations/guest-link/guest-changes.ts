import { randomUUID } from 'node:crypto';
import {
  type GuestNote,
  type VisitTimeAndSize,
  isReduction,
  isGuestActionAllowed,
  guestNotes,
  answerHoursBeforeVisit,
  hoursToAnswer,
  isPlaceListed,
  needsChangeApproval,
  maxChangesByGuest,
  minutesPerHour,
} from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { type EntityManager, DataSource } from 'typeorm';
import { Evenings } from '../../evenings/evenings.js';
import type { LockedEvening } from '../../evenings/locked-evening.js';
import type { EveningChange } from '../../evenings/evening-change.js';
import { addMinutes, instantOf } from '../../platform/clock/local-time.js';
import type { StoredVisit } from '../../platform/clock/visit-times.js';
import { ChangeRequest } from '../../platform/database/entities/reservations/change-request.entity.js';
import { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import { txQuerier } from '../../platform/database/named-statements.js';
import { Problem } from '../../platform/http/problems/problem.js';
import { GuestRateLimits } from '../../platform/rate-limits/guest-rate-limits.js';
import { isSameVisit } from '../core/reservation-mails.js';
import { CapacityRefusedError, withAlternatives } from '../core/reservation-problems.js';
import { toGuestActionState, toPartyToSeat } from '../core/reservation-mappers.js';
import {
  type EveningAt,
  endChangeRequest,
  prepareChangeRequestLock,
  findOpenChangeRequest,
  withGuestChange,
  toRequestedParty,
} from '../core/change-requests.js';
import { type LinkedReservation, GuestReservations } from './guest-reservations.js';
import { GuestAvailability } from './guest-availability.js';
import { RecordGuestAction, readChangeHistory } from './record-guest-action.js';

/** A text of `null` keeps the earlier one. */
export interface GuestChange extends VisitTimeAndSize, Record<GuestNote, string | null> {
  version: number;
}

/** The old and the new evening may be the same. */
interface ChangeContext {
  before: Reservation;
  request: GuestChange & StoredVisit;
  oldEvening: LockedEvening;
  newEvening: LockedEvening;
  changeRequest: ChangeRequest | null;
  eveningAt: EveningAt;
}

type ChangeOutcome =
  | { before: Reservation; changeRequest: ChangeRequest }
  | { before: Reservation; tablesBefore: string[]; after: Reservation; evening: LockedEvening };

/** Locks both evenings: guests keep their tables until they have the new ones (rules §5). */
@Injectable()
export class GuestChanges {
  constructor(
    private readonly guestReservations: GuestReservations,
    private readonly limits: GuestRateLimits,
    private readonly availability: GuestAvailability,
    private readonly source: DataSource,
    private readonly evenings: Evenings,
    private readonly recorder: RecordGuestAction,
  ) {}

  /** A change that the team has to approve becomes a change request. */
  async changeByGuest(token: string, ip: string, request: GuestChange): Promise<LinkedReservation> {
    const { reservation } = await this.guestReservations.requireByToken(token);
    await this.limits.enforceActionLimit(reservation.id, ip);
    const pendingRun = this.evenings.runQueued(request.date, () =>
      this.source.transaction((tx) => this.changeInTransaction(tx, reservation, request)),
    );
    await withAlternatives(pendingRun, () => this.availability.findNearestStarts(reservation, request, request.start));
    return this.guestReservations.requireByToken(token);
  }

  private async changeInTransaction(tx: EntityManager, { id, date }: Reservation, change: GuestChange): Promise<void> {
    const request = { ...change, startMinute: change.start };
    const requestLock = await prepareChangeRequestLock(tx, id);
    const dates = [date, request.date, ...requestLock.dates];
    const { result, evenings } = await this.evenings.runLocked(tx, dates, async (eveningAt) => {
      const [oldEvening, newEvening] = [eveningAt(date), eveningAt(request.date)];
      const before = await tx.findOneBy(Reservation, { id });
      if (before && isSameAsRequested(before, request)) return null; // sent twice: the first one may have moved it to this evening
      if (before?.date !== date) throw new Problem('changed_meanwhile');
      const openChangeRequest = await findOpenChangeRequest(tx, id, newEvening.lockedAt);
      if (openChangeRequest && isSameAsRequested(openChangeRequest, request)) return null; // sent twice
      const changeRequest = await requestLock.readUnderLock(newEvening.lockedAt);
      return this.applyChange(tx, { before, request, oldEvening, newEvening, changeRequest, eveningAt });
    });
    await this.recordOutcome(tx, result, evenings);
  }

  private async applyChange(tx: EntityManager, change: ChangeContext): Promise<ChangeOutcome> {
    const { before, request, oldEvening, newEvening, changeRequest, eveningAt } = change;
    await requireAllowedChange(tx, change);
    const tablesBefore = oldEvening.tablesOf(before.id);
    const needsApproval = before.status === 'confirmed' && needsChangeApproval(before, request, newEvening.rules);
    if (needsApproval || !isSameVisit(before, request))
      await endChangeRequest(tx, changeRequest, { eveningAt, by: 'guest' });
    if (needsApproval) return { before, changeRequest: await createChangeRequest(tx, change) };
    return { before, tablesBefore, after: await saveChangedVisit(tx, change), evening: newEvening };
  }

  private async recordOutcome(
    tx: EntityManager,
    outcome: ChangeOutcome | null,
    evenings: readonly EveningChange[],
  ): Promise<void> {
    if (outcome === null) await this.recorder.recordMoves(tx, evenings);
    else if ('changeRequest' in outcome) await this.recorder.recordChangeRequest(tx, { ...outcome, evenings });
    else await this.recorder.recordAction(tx, { action: 'change', ...outcome, evenings });
  }
}

function isSameAsRequested(before: Reservation | ChangeRequest, request: ChangeContext['request']): boolean {
  const areNotesKept = guestNotes.every((note) => request[note] === null || request[note] === before[note]);
  return areNotesKept && isSameVisit(before, request);
}

async function requireAllowedChange(tx: EntityManager, { before, request, newEvening }: ChangeContext): Promise<void> {
  const { id, status, version } = before;
  if (version !== request.version) throw new Problem('changed_meanwhile');
  if (!isGuestActionAllowed('change', toGuestActionState(before, newEvening.lockedAt), newEvening.now))
    throw new Problem('transition_not_allowed', { members: { current: status } });
  if ((await readChangeHistory(txQuerier(tx), id)).changeCount >= maxChangesByGuest)
    throw new Problem('too_many_changes');
}

async function saveChangedVisit(tx: EntityManager, change: ChangeContext): Promise<Reservation> {
  const { before, request, oldEvening, newEvening } = change;
  const tables = oldEvening.tablesOf(before.id);
  const after = withGuestChange(before, request, newEvening);
  if (!isSameVisit(before, after)) {
    await seatRequestedVisit(change, after, tables);
    if (oldEvening !== newEvening) oldEvening.releaseTables(before.id);
    after.isPinned =
      before.isPinned && oldEvening === newEvening && newEvening.tablesOf(after.id).join() === tables.join();
    after.tableType = newEvening.tableTypeOf(newEvening.tablesOf(after.id)) ?? before.tableType;
  }
  await tx.update(Reservation, { id: before.id }, after);
  return after;
}

/** A change to no more than before keeps its tables. */
async function seatRequestedVisit(change: ChangeContext, after: Reservation, tables: readonly string[]): Promise<void> {
  const { before, request, newEvening } = change;
  const party = { ...toPartyToSeat(after), isFixed: false };
  if (
    isReduction({ ...before, start: before.startMinute }, request) &&
    isPlaceListed(tables, request.partySize, newEvening.evening.plan)
  ) {
    return void (await newEvening.seat(party, tables));
  }
  const decision = await newEvening.decideAndPlace(party, tables);
  if (!decision.accepted) throw new CapacityRefusedError(decision.refusal);
}

/**
 * Both visits keep their tables (decision 0032). Where there is room only in place of the current visit, the request
 * holds no table, and the room is checked again on approval.
 */
async function createChangeRequest(
  tx: EntityManager,
  { before, request, newEvening }: ChangeContext,
): Promise<ChangeRequest> {
  const changeRequest = toChangeRequest(before, request, newEvening.lockedAt);
  const party = toRequestedParty(changeRequest);
  const decisionWithBothVisits = await newEvening.decideAndPlace(party);
  const mayReplaceVisit = !decisionWithBothVisits.accepted && before.date === newEvening.date;
  const decision = mayReplaceVisit ? await newEvening.decideAsReplacement(party, before.id) : decisionWithBothVisits;
  if (!decision.accepted) throw new CapacityRefusedError(decision.refusal);
  await tx.insert(ChangeRequest, changeRequest); // before the evening writes its tables
  return changeRequest;
}

function toChangeRequest(
  before: Reservation,
  { version: _version, start: _start, ...visit }: ChangeContext['request'],
  now: Date,
): ChangeRequest {
  return {
    ...visit,
    id: randomUUID(),
    reservationId: before.id,
    heldUntil: requireChangeDeadline(before, visit, now),
    endedAt: null,
    endedBy: null,
    messageToGuest: null,
    createdAt: now,
  };
}

type VisitStart = Pick<Reservation, 'date' | 'startMinute'>;

/** The end of the promised answer time, or four hours before the earlier visit. */
export function requireChangeDeadline(currentVisit: VisitStart, requestedVisit: VisitStart, now: Date): Date {
  const latestAnswerTimes = [currentVisit, requestedVisit].map(({ date, startMinute }) =>
    addMinutes(instantOf(date, startMinute), -answerHoursBeforeVisit * minutesPerHour).getTime(),
  );
  const deadline = new Date(Math.min(addMinutes(now, hoursToAnswer * minutesPerHour).getTime(), ...latestAnswerTimes));
  if (deadline <= now) throw new Problem('approval_needed');
  return deadline;
}
