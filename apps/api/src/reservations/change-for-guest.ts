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
import { localMoment } from '../clock/local-time.js';
import { Reservation } from '../database/entities/reservation.entity.js';
import { namedQuery } from '../database/named-query.js';
import { Evenings } from '../evenings/evenings.js';
import type { LockedEvening } from '../evenings/locked-evening.js';
import { Problem } from '../http/problem.js';
import { CapacityRefused } from './capacity-refused.js';
import { comingTo } from './guest-marks.js';
import { guestVisitOf } from './guest-visit.js';
import { partyOf } from './party-of.js';
import { RecordGuestDeed } from './record-guest-deed.js';
import { isSameVisit } from './reservation-mails.js';

/** The visit that a guest would have instead, and as which version they saw theirs. */
export interface ChangeByGuest extends VisitAsked {
  /** In place of what they wrote before; nothing leaves that. */
  specialRequests: string | null;
  version: number;
}

type Seen = Pick<Reservation, 'id' | 'date'>;

/** A change, with the evening the visit leaves and the one it comes to; they may be the same. */
interface Change {
  before: Reservation;
  wanted: ChangeByGuest;
  from: LockedEvening;
  to: LockedEvening;
}

const changesStatement = {
  name: 'changes-by-guest',
  text: `SELECT count(*)::int AS changes FROM audit_log WHERE subject_id = $1 AND action = 'reservation.guest-change'`,
};

/**
 * Guests change their visit in the one transaction in which both evenings are locked: what they have is theirs until they
 * have what they want (rules §5).
 */
@Injectable()
export class ChangeForGuest {
  constructor(
    private readonly source: DataSource,
    private readonly evenings: Evenings,
    private readonly records: RecordGuestDeed,
  ) {}

  /**
   * Throws `changed_meanwhile`, `transition_not_allowed`, `too_many_changes`, `approval_needed`, and `CapacityRefused` when the
   * evening has no room: then nothing has changed.
   */
  async change(seen: Seen, wanted: ChangeByGuest): Promise<void> {
    await this.evenings.inTurn(wanted.date, () => this.source.transaction((tx) => this.changeWithin(tx, seen, wanted)));
    this.records.sendMails();
  }

  private async changeWithin(tx: EntityManager, { id, date }: Seen, wanted: ChangeByGuest): Promise<void> {
    const { result, evenings } = await this.evenings.change(tx, [date, wanted.date], async (at) => {
      const [from, to] = [at(date), at(wanted.date)];
      const before = await tx.findOneBy(Reservation, { id });
      if (before && isAsWanted(before, wanted)) return null; // pressed twice; the first press may have moved it to this evening
      if (before?.date !== date) throw new Problem('changed_meanwhile');
      await checkChange(tx, { before, wanted, from, to });
      return { before, tablesBefore: from.tablesOf(id), after: await changed(tx, { before, wanted, from, to }), to };
    });
    if (!result) return;
    const { before, tablesBefore, after, to } = result;
    await this.records.record(tx, { deed: 'change', before, after, tablesBefore, evening: to, evenings });
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
  const [row] = await namedQuery<{ changes: number }>(tx, changesStatement, [id]);
  if ((row?.changes ?? 0) >= mostGuestChanges) throw new Problem('too_many_changes');
  const isAgreed = status === 'confirmed';
  if (isAgreed && isToBeAgreed(visitOf(before), wanted, to.evening.rules)) throw new Problem('approval_needed');
}

/** Moves the visit, if it is another one, and writes it. */
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

/** Whoever asks for no more stays; everything else is decided as for any guest, without the visit they have. */
async function seat({ before, wanted, to }: Change, after: Reservation, tables: readonly string[]): Promise<void> {
  const party = { ...partyOf(after), isFixed: false };
  if (asksNoMore(visitOf(before), wanted) && isListed(tables, wanted.partySize, to.plan)) {
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
  return { ...moved, requiresApproval, status, offers: null, ...comingTo(moved, before) };
}
