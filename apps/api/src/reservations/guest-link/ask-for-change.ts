import { randomUUID } from 'node:crypto';
import { hoursAheadOfVisit, hoursToAgree, needsApproval } from '@strapec/domain';
import { instantOf } from '../../platform/clock/local-time.js';
import type { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import type { LockedEvening } from '../../evenings/locked-evening.js';
import { Problem } from '../../platform/http/problems/problem.js';
import { CapacityRefused } from '../core/reservation-problems.js';
import type { ChangeByGuest } from './change-by-guest.js';
import { unmarked } from '../core/reservation-state.js';
import { partyOf } from '../core/reservation-views.js';
import type { Wish } from '../../mail/rendering/last-wish.js';

const hour = 3_600_000; // milliseconds

interface Asked {
  before: Reservation;
  wanted: ChangeByGuest;
  to: LockedEvening;
}

/**
 * Holds tables for a change that the team has to approve, beside the current visit (decision 0032). Throws
 * `approval_needed` when there is no time left to approve it, and `CapacityRefused` when the evening has no room.
 */
export async function askForChange(asked: Asked): Promise<Wish> {
  const wish = wishFrom(asked);
  const tables = await placeFor(wish, asked);
  const held = { ...wish, tableType: asked.to.tableTypeOf(tables) };
  asked.to.admit(held);
  return held;
}

/**
 * Both visits keep their tables, so that no table is promised twice. When there is room only in place of the current
 * visit, the request holds no table: it is next in order, and the room is checked again on approval.
 */
async function placeFor(wish: Wish, { before, to }: Asked): Promise<readonly string[]> {
  const party = partyOf(wish);
  const beside = await to.reserve(party);
  if (beside.accepted) return beside.tables;
  const instead = before.date === to.date ? await to.decideInstead(party, before.id) : beside;
  if (!instead.accepted) throw new CapacityRefused(instead.refusal);
  return [];
}

function wishFrom({ before, wanted, to }: Asked): Wish {
  const { version: _version, start: startMinute, ...visit } = wanted;
  const now = to.since;
  const heldUntil = timeToAgree(before, { ...visit, startMinute }, now);
  return {
    ...before,
    ...unmarked,
    ...{ ...visit, startMinute, id: randomUUID(), replacesId: before.id, heldUntil, heldFor: 'change', status: 'held' },
    requiresApproval: needsApproval(wanted.partySize, to.evening.rules),
    ...{ isPinned: false, offers: null, staffNote: null, wordToGuest: null, emailSent: false, version: 1 },
    ...{ createdAt: now, updatedAt: now },
  };
}

/**
 * The deadline of the team: the end of the promised answer time, or four hours before the earlier of the two visits if
 * that is sooner. Throws `approval_needed` when it has passed.
 */
export function timeToAgree(has: Reservation, wants: Pick<Reservation, 'date' | 'startMinute'>, now: Date): Date {
  const starts = [has, wants].map(({ date, startMinute }) => instantOf(date, startMinute).getTime());
  const until = Math.min(now.getTime() + hoursToAgree * hour, Math.min(...starts) - hoursAheadOfVisit * hour);
  if (until <= now.getTime()) throw new Problem('approval_needed');
  return new Date(until);
}
