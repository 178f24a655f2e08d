import { randomUUID } from 'node:crypto';
import { hoursAheadOfVisit, hoursToAgree, needsApproval } from '@strapec/domain';
import { instantOf } from '../../platform/clock/local-time.js';
import type { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import type { LockedEvening } from '../../evenings/locked-evening.js';
import { Problem } from '../../platform/http/problems/problem.js';
import { CapacityRefused } from '../core/capacity-refused.js';
import type { ChangeByGuest } from './change-by-guest.js';
import { unmarked } from '../core/guest-marks.js';
import { partyOf } from '../core/party-of.js';
import type { Wish } from '../../mail/rendering/last-wish.js';

const hour = 3_600_000; // milliseconds

/** What a guest has, what they ask for, and the evening of that. */
interface Asked {
  before: Reservation;
  wanted: ChangeByGuest;
  to: LockedEvening;
}

/**
 * Holds a place for a change that the team has to agree to, beside the visit as it stands (decision 0032). Throws
 * `approval_needed` when there is no time left to agree, and `CapacityRefused` when the evening has no room.
 */
export async function askForChange(asked: Asked): Promise<Wish> {
  const wish = wishFrom(asked);
  const tables = await placeFor(wish, asked);
  const held = { ...wish, tableType: asked.to.tableTypeOf(tables) };
  asked.to.admit(held);
  return held;
}

/**
 * Both visits sit: no table is promised twice. Where there is room only once the guest leaves what they have, nothing is held
 * but the claim: it is first in line, and the room is asked again when the team agrees.
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

/** Until when the team can agree: the day that the guest is promised an answer in, or four hours before whichever visit comes first. Throws `approval_needed` when that is over. */
export function timeToAgree(has: Reservation, wants: Pick<Reservation, 'date' | 'startMinute'>, now: Date): Date {
  const starts = [has, wants].map(({ date, startMinute }) => instantOf(date, startMinute).getTime());
  const until = Math.min(now.getTime() + hoursToAgree * hour, Math.min(...starts) - hoursAheadOfVisit * hour);
  if (until <= now.getTime()) throw new Problem('approval_needed');
  return new Date(until);
}
