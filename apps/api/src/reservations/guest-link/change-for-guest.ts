import {
  type BookingRules,
  type VisitAsked,
  asksNoMore,
  guestMay,
  isListed,
  isToBeAgreed,
  mostGuestChanges,
  needsApproval,
} from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { localMoment } from '../../platform/clock/local-time.js';
import { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import { within } from '../../platform/database/named-query.js';
import { Evenings } from '../../evenings/evenings.js';
import type { LockedEvening } from '../../evenings/locked-evening.js';
import type { NightChange } from '../../evenings/night-change.js';
import { Problem } from '../../platform/http/problems/problem.js';
import { askForChange } from './ask-for-change.js';
import type { ChangeByGuest } from './change-by-guest.js';
import { CapacityRefused } from '../core/reservation-problems.js';
import { choicesOf } from './guest-choices.js';
import { comingByChoice } from '../core/reservation-state.js';
import { guestVisitOf, partyOf } from '../core/reservation-views.js';
import { RecordGuestDeed } from './record-guest-deed.js';
import { isSameVisit } from '../core/reservation-mails.js';
import type { Wish } from '../../mail/rendering/last-wish.js';
import { datesOf, endWish, seenWishOf, wishBehindLock, wishOf } from '../core/wishes.js';

type Seen = Pick<Reservation, 'id' | 'date'>;

/** A change, with the evening that the visit leaves and the evening that it moves to; they may be the same. */
interface Change {
  before: Reservation;
  wanted: ChangeByGuest;
  from: LockedEvening;
  to: LockedEvening;
}

type Followed =
  | { before: Reservation; wish: Wish }
  | { before: Reservation; tablesBefore: string[]; after: Reservation; to: LockedEvening };

/**
 * Changes a visit in one transaction that locks both evenings: guests keep their tables until they have the new ones
 * (rules §5).
 */
@Injectable()
export class ChangeForGuest {
  constructor(
    private readonly source: DataSource,
    private readonly evenings: Evenings,
    private readonly records: RecordGuestDeed,
  ) {}

  /**
   * A change that the team has to approve becomes a change request and changes nothing yet. Throws `changed_meanwhile`,
   * `transition_not_allowed`, `too_many_changes`, `approval_needed` when there is no time left to approve it, and
   * `CapacityRefused` when the evening has no room: then nothing has changed.
   */
  async change(seen: Seen, wanted: ChangeByGuest): Promise<void> {
    await this.evenings.inTurn(wanted.date, () => this.source.transaction((tx) => this.changeWithin(tx, seen, wanted)));
    this.records.sendMails();
  }

  private async changeWithin(tx: EntityManager, { id, date }: Seen, wanted: ChangeByGuest): Promise<void> {
    const seen = await seenWishOf(tx, id);
    const dates = [date, wanted.date, ...datesOf(seen)];
    const { result, evenings } = await this.evenings.change(tx, dates, async (at) => {
      const [from, to] = [at(date), at(wanted.date)];
      const before = await tx.findOneBy(Reservation, { id });
      if (before && isAsWanted(before, wanted)) return null; // sent twice: the first one may have moved it to this evening
      if (before?.date !== date) throw new Problem('changed_meanwhile');
      const waiting = await wishOf(tx, id, to.since);
      if (waiting && isAsWanted(waiting, wanted)) return null; // sent twice
      const wish = await wishBehindLock(tx, id, { seen, now: to.since });
      return this.follow(tx, { before, wanted, from, to }, { wish, at });
    });
    await (result ? this.record(tx, result, evenings) : this.records.recordMoves(tx, evenings));
  }

  /** Changes the visit or makes a change request; both end an earlier change request. */
  private async follow(
    tx: EntityManager,
    change: Change,
    { wish, at }: { wish: Wish | null; at: (date: string) => LockedEvening },
  ): Promise<Followed> {
    const { before, wanted, from, to } = change;
    await checkChange(tx, change);
    const tablesBefore = from.tablesOf(before.id);
    const isAsked = before.status === 'confirmed' && isToBeAgreed(visitOf(before), wanted, to.evening.rules);
    if (isAsked || !isSameVisit(before, { ...before, ...wanted, startMinute: wanted.start }))
      await endWish(tx, wish, { at, by: 'guest' });
    if (isAsked) return { before, wish: await askForChange(change) };
    return { before, tablesBefore, after: await changed(tx, change), to };
  }

  private async record(tx: EntityManager, followed: Followed, evenings: readonly NightChange[]): Promise<void> {
    if ('wish' in followed) await this.records.recordWish(tx, { ...followed, evenings });
    else await this.records.record(tx, { deed: 'change', ...followed, evening: followed.to, evenings });
  }
}

const visitOf = ({ date, startMinute: start, minutes, partySize }: Reservation): VisitAsked => ({
  ...{ date, start, minutes, partySize },
});

function isAsWanted(before: Reservation, { specialRequests, ...wanted }: ChangeByGuest): boolean {
  const isSaid = specialRequests === null || specialRequests === before.specialRequests;
  return isSaid && isSameVisit(before, { ...before, ...wanted, startMinute: wanted.start });
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
  const after = reservationAfter(before, wanted, { now: to.since, rules: to.evening.rules });
  if (!isSameVisit(before, after)) {
    await seat(change, after, tables);
    if (from !== to) from.release(before.id);
    after.isPinned = before.isPinned && from === to && to.tablesOf(after.id).join() === tables.join();
    after.tableType = to.tableTypeOf(to.tablesOf(after.id)) ?? before.tableType;
  }
  await tx.update(Reservation, { id: before.id }, after);
  return after;
}

/** A change to no more than before keeps its tables. Any other is decided as if new, without the current visit. */
async function seat({ before, wanted, to }: Change, after: Reservation, tables: readonly string[]): Promise<void> {
  const party = { ...partyOf(after), isFixed: false };
  if (asksNoMore(visitOf(before), wanted) && isListed(tables, wanted.partySize, to.evening.plan)) {
    await to.seat(party, tables);
    return;
  }
  const decision = await to.reserve(party, tables);
  if (!decision.accepted) throw new CapacityRefused(decision.refusal);
}

function reservationAfter(
  before: Reservation,
  { date, start: startMinute, minutes, partySize, specialRequests }: ChangeByGuest,
  { now, rules }: { now: Date; rules: BookingRules },
): Reservation {
  const told = {
    ...before,
    specialRequests: specialRequests ?? before.specialRequests,
    version: before.version + 1,
    updatedAt: now,
  };
  const moved = { ...told, date, startMinute, minutes, partySize };
  if (isSameVisit(before, moved)) return told;
  const requiresApproval = needsApproval(partySize, rules);
  const status = requiresApproval ? before.status : 'confirmed';
  return { ...moved, requiresApproval, status, offers: null, ...comingByChoice(moved, before) };
}
