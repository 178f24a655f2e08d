import { randomUUID } from 'node:crypto';
import {
  type GuestNote,
  type VisitAsked,
  asksNoMore,
  guestMay,
  guestNotes,
  hoursAheadOfVisit,
  hoursToAgree,
  isListed,
  isToBeAgreed,
  mostGuestChanges,
} from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { type EntityManager, DataSource } from 'typeorm';
import { Evenings } from '../../evenings/evenings.js';
import type { LockedEvening } from '../../evenings/locked-evening.js';
import type { EveningChange } from '../../evenings/evening-change.js';
import { instantOf, localMoment } from '../../platform/clock/local-time.js';
import { ChangeRequest } from '../../platform/database/entities/reservations/change-request.entity.js';
import { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import { within } from '../../platform/database/named-query.js';
import { Problem } from '../../platform/http/problems/problem.js';
import { GuestLimits } from '../../platform/rate-limits/guest-limits.js';
import { isSameVisit } from '../core/reservation-mails.js';
import { CapacityRefused, orAlternatives } from '../core/reservation-problems.js';
import { guestVisitOf, partyOf } from '../core/reservation-views.js';
import {
  endChangeRequest,
  seenChangeRequestOf,
  changeRequestOf,
  changedByGuest,
  partyOfChange,
} from '../core/change-requests.js';
import { type HeldReservation, GuestReservations } from './guest-reservations.js';
import { GuestTimes } from './guest-times.js';
import { RecordGuestAction, choicesOf } from './record-guest-action.js';

const hour = 3_600_000; // milliseconds

/** A text of `null` keeps the earlier one. */
export interface ChangeByGuest extends VisitAsked, Record<GuestNote, string | null> {
  version: number;
}

/** `from` and `to` may be the same evening. */
interface Change {
  before: Reservation;
  wanted: ChangeByGuest;
  from: LockedEvening;
  to: LockedEvening;
}

type Followed =
  | { before: Reservation; changeRequest: ChangeRequest }
  | { before: Reservation; tablesBefore: string[]; after: Reservation; evening: LockedEvening };

/** Locks both evenings: guests keep their tables until they have the new ones (rules §5). */
@Injectable()
export class GuestChanges {
  constructor(
    private readonly guests: GuestReservations,
    private readonly limits: GuestLimits,
    private readonly times: GuestTimes,
    private readonly source: DataSource,
    private readonly evenings: Evenings,
    private readonly records: RecordGuestAction,
  ) {}

  /** A change that the team has to approve becomes a change request. */
  async changeByGuest(token: string, ip: string, wanted: ChangeByGuest): Promise<HeldReservation> {
    const { reservation: seen } = await this.guests.find(token);
    await this.limits.admitAction(seen.id, ip);
    const changing = this.evenings.inTurn(wanted.date, () =>
      this.source.transaction((tx) => this.changeWithin(tx, seen, wanted)),
    );
    await orAlternatives(changing, () => this.times.alternatives(seen, wanted, wanted.start));
    this.records.sendMails();
    return this.guests.find(token);
  }

  private async changeWithin(tx: EntityManager, { id, date }: Reservation, wanted: ChangeByGuest): Promise<void> {
    const seen = await seenChangeRequestOf(tx, id);
    const dates = [date, wanted.date, ...seen.dates];
    const { result, evenings } = await this.evenings.change(tx, dates, async (at) => {
      const [from, to] = [at(date), at(wanted.date)];
      const before = await tx.findOneBy(Reservation, { id });
      if (before && isAsWanted(before, wanted)) return null; // sent twice: the first one may have moved it to this evening
      if (before?.date !== date) throw new Problem('changed_meanwhile');
      const waiting = await changeRequestOf(tx, id, to.since);
      if (waiting && isAsWanted(waiting, wanted)) return null; // sent twice
      const changeRequest = await seen.behindLock(to.since);
      return this.follow(tx, { before, wanted, from, to }, { changeRequest, at });
    });
    await this.record(tx, result, evenings);
  }

  private async follow(
    tx: EntityManager,
    change: Change,
    { changeRequest, at }: { changeRequest: ChangeRequest | null; at: (date: string) => LockedEvening },
  ): Promise<Followed> {
    const { before, wanted, from, to } = change;
    await checkChange(tx, change);
    const tablesBefore = from.tablesOf(before.id);
    const isAsked = before.status === 'confirmed' && isToBeAgreed(visitOf(before), wanted, to.evening.rules);
    if (isAsked || !isSameVisit(before, { ...before, ...wanted, startMinute: wanted.start }))
      await endChangeRequest(tx, changeRequest, { at, by: 'guest' });
    if (isAsked) return { before, changeRequest: await askForChange(tx, change) };
    return { before, tablesBefore, after: await changed(tx, change), evening: to };
  }

  private async record(
    tx: EntityManager,
    followed: Followed | null,
    evenings: readonly EveningChange[],
  ): Promise<void> {
    if (followed === null) await this.records.recordMoves(tx, evenings);
    else if ('changeRequest' in followed) await this.records.recordChangeRequest(tx, { ...followed, evenings });
    else await this.records.record(tx, { action: 'change', ...followed, evenings });
  }
}

const visitOf = ({ date, startMinute: start, minutes, partySize }: Reservation): VisitAsked => ({
  date,
  start,
  minutes,
  partySize,
});

function isAsWanted(before: Reservation | ChangeRequest, { start, ...wanted }: ChangeByGuest): boolean {
  const areNotesKept = guestNotes.every((note) => wanted[note] === null || wanted[note] === before[note]);
  return areNotesKept && isSameVisit(before, { ...before, ...wanted, startMinute: start });
}

async function checkChange(tx: EntityManager, { before, wanted, to }: Change): Promise<void> {
  const { id, status, version } = before;
  if (version !== wanted.version) throw new Problem('changed_meanwhile');
  if (!guestMay('change', guestVisitOf(before, to.since), localMoment(to.since)))
    throw new Problem('transition_not_allowed', { members: { current: status } });
  if ((await choicesOf(within(tx), id)).changes >= mostGuestChanges) throw new Problem('too_many_changes');
}

async function changed(tx: EntityManager, change: Change): Promise<Reservation> {
  const { before, wanted, from, to } = change;
  const tables = from.tablesOf(before.id);
  const { start: startMinute, ...visit } = wanted;
  const after = changedByGuest(before, { ...visit, startMinute }, to);
  if (!isSameVisit(before, after)) {
    await seat(change, after, tables);
    if (from !== to) from.release(before.id);
    after.isPinned = before.isPinned && from === to && to.tablesOf(after.id).join() === tables.join();
    after.tableType = to.tableTypeOf(to.tablesOf(after.id)) ?? before.tableType;
  }
  await tx.update(Reservation, { id: before.id }, after);
  return after;
}

/** A change to no more than before keeps its tables. */
async function seat({ before, wanted, to }: Change, after: Reservation, tables: readonly string[]): Promise<void> {
  const party = { ...partyOf(after), isFixed: false };
  if (asksNoMore(visitOf(before), wanted) && isListed(tables, wanted.partySize, to.evening.plan)) {
    await to.seat(party, tables);
    return;
  }
  const decision = await to.decideAndPlace(party, tables);
  if (!decision.accepted) throw new CapacityRefused(decision.refusal);
}

/**
 * Both visits keep their tables (decision 0032). Where there is room only in place of the current visit, the request
 * holds no table, and the room is checked again on approval.
 */
async function askForChange(tx: EntityManager, { before, wanted, to }: Change): Promise<ChangeRequest> {
  const changeRequest = changeRequestFrom(before, wanted, to.since);
  const party = partyOfChange(changeRequest);
  const beside = await to.decideAndPlace(party);
  const isInstead = !beside.accepted && before.date === to.date;
  const decision = isInstead ? await to.decideInstead(party, before.id) : beside;
  if (!decision.accepted) throw new CapacityRefused(decision.refusal);
  await tx.insert(ChangeRequest, changeRequest); // before the evening writes its tables
  return changeRequest;
}

function changeRequestFrom(
  before: Reservation,
  { version: _seen, start: startMinute, ...visit }: ChangeByGuest,
  now: Date,
): ChangeRequest {
  return {
    ...visit,
    startMinute,
    id: randomUUID(),
    reservationId: before.id,
    heldUntil: timeToAgree(before, { ...visit, startMinute }, now),
    endedAt: null,
    endedBy: null,
    messageToGuest: null,
    createdAt: now,
  };
}

/** The end of the promised answer time, or four hours before the earlier visit. */
export function timeToAgree(has: Reservation, wants: Pick<Reservation, 'date' | 'startMinute'>, now: Date): Date {
  const starts = [has, wants].map(({ date, startMinute }) => instantOf(date, startMinute).getTime());
  const until = Math.min(now.getTime() + hoursToAgree * hour, Math.min(...starts) - hoursAheadOfVisit * hour);
  if (until <= now.getTime()) throw new Problem('approval_needed');
  return new Date(until);
}
