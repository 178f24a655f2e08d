import {
  type BookingRules,
  type GuestPress,
  type MinutesLate,
  type ReservationStatus,
  guestMay,
  isLateCancellation,
} from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { noteChange } from '../../platform/change-feed/note-change.js';
import { localMoment } from '../../platform/clock/local-time.js';
import { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import { Evenings } from '../../evenings/evenings.js';
import type { LockedEvening } from '../../evenings/locked-evening.js';
import { Problem } from '../../platform/http/problems/problem.js';
import { CapacityRefused } from '../core/capacity-refused.js';
import { guestVisitOf } from '../core/guest-visit.js';
import { partyOf } from '../core/party-of.js';
import { RecordGuestDeed, stateBeforeCancelling } from './record-guest-deed.js';
import { datesOf, endWish, seenWishOf, wishBehindLock } from '../core/wishes.js';
import { cancellation } from '../core/guest-marks.js';
import { requestUntil, unheld } from '../core/held-place.js';

/** What a guest does, and as which version they saw the reservation. */
export interface AskedByGuest {
  deed: GuestPress;
  version: number;
  /** How late the party will be. */
  minutes?: MinutesLate;
}

type Seen = AskedByGuest & Pick<Reservation, 'id' | 'date'>;

/** Does what a guest asks for, in the one transaction in which the evening is locked, changed and written. */
@Injectable()
export class ActForGuest {
  constructor(
    private readonly source: DataSource,
    private readonly evenings: Evenings,
    private readonly records: RecordGuestDeed,
  ) {}

  /** Throws `changed_meanwhile`, `transition_not_allowed`, and `CapacityRefused` when there is no table any more. */
  async act(seen: Seen): Promise<Reservation> {
    const after = await this.evenings.inTurn(seen.date, () =>
      this.source.transaction((tx) => this.actWithin(tx, seen)),
    );
    this.records.sendMails();
    return after;
  }

  /** The reservation is read again behind its evening's lock; what has been done already is not done twice. */
  private async actWithin(tx: EntityManager, { id, date, ...asked }: Seen): Promise<Reservation> {
    const seen = await seenWishOf(tx, id);
    const { result, evenings } = await this.evenings.change(tx, [date, ...datesOf(seen)], async (at) => {
      const evening = at(date);
      const before = await tx.findOneBy(Reservation, { id, date });
      if (!before) throw new Problem('changed_meanwhile');
      const tablesBefore = evening.tablesOf(id);
      const wish = await wishBehindLock(tx, id, { seen, now: evening.since });
      if (isDone(before, { ...asked, isToChange: wish !== null }))
        return { before, after: before, tablesBefore, evening };
      checkDeed(before, { ...asked, isToChange: wish !== null }, evening.since);
      if (endsWish.includes(asked.deed)) await endWish(tx, wish, { at, by: 'guest' });
      return { before, after: await follow(tx, before, { asked, evening }), tablesBefore, evening };
    });
    if (result.after === result.before) await this.records.recordMoves(tx, evenings);
    else await this.records.record(tx, { ...asked, ...result, evenings });
    if (result.before.status === 'held') noteChange(tx, { topic: 'reservation', date, id });
    return result.after;
  }
}

/** Whoever cancels asks for nothing any more. */
const endsWish: readonly GuestPress[] = ['cancel', 'withdraw'];

/** Does it, tables first. */
async function follow(
  tx: EntityManager,
  before: Reservation,
  { asked, evening }: { asked: AskedByGuest; evening: LockedEvening },
): Promise<Reservation> {
  const status = await seats[asked.deed]?.(before, evening, tx);
  const { changed, after } = doneByGuest(before, { ...asked, status, rules: evening.evening.rules }, evening.since);
  await tx.update(Reservation, { id: before.id }, changed);
  return after;
}

type Seat = (before: Reservation, evening: LockedEvening, tx: EntityManager) => Promise<ReservationStatus>;

/** What becomes of the tables, and of the reservation by that. */
const seats: Readonly<Partial<Record<GuestPress, Seat>>> = {
  cancel: (before, evening) => {
    evening.release(before.id);
    return Promise.resolve('cancelled');
  },
  'undo-cancel': async (before, evening, tx) => {
    const { status, tables } = await stateBeforeCancelling(tx, before.id);
    const seating = await evening.seat(partyOf({ ...before, status }), tables);
    if (typeof seating === 'string') throw new CapacityRefused('capacity_full');
    return status;
  },
  confirm: async (before, evening) => {
    const isTheirs = evening.tablesOf(before.id).length > 0; // what has ended is asked for anew
    const decision = isTheirs ? null : await evening.reserve(partyOf(before));
    if (decision?.accepted === false) throw new CapacityRefused(decision.refusal);
    return before.requiresApproval ? 'pending_approval' : 'confirmed';
  },
};

function checkDeed(
  before: Reservation,
  { deed, version, isToChange }: AskedByGuest & { isToChange: boolean },
  now: Date,
): void {
  if (before.version !== version) throw new Problem('changed_meanwhile');
  if (guestMay(deed, guestVisitOf(before, now, isToChange), localMoment(now))) return;
  throw new Problem('transition_not_allowed', { members: { current: before.status } });
}

interface Asked {
  deed: GuestPress;
  version: number;
  minutes?: MinutesLate | undefined;
  /** Whether a change waits for the team. */
  isToChange?: boolean;
  /** What it becomes, where that is not always the same. */
  status?: ReservationStatus | undefined;
  /** From when on cancelling is late, and how long a request holds its tables. */
  rules: BookingRules;
}

type Change = (before: Reservation, asked: Asked, now: Date) => Partial<Reservation>;

/** What each deed writes. A version is what staff have seen: only what they would undo by saving makes it grow. */
const changes: Readonly<Record<GuestPress, Change>> = {
  confirm: (before, { status = 'confirmed', rules }, now) => {
    const heldUntil = status === 'pending_approval' ? requestUntil(before, rules, now) : null;
    return { ...unheld, heldUntil, status, version: before.version + 1 };
  },
  cancel: (before, { rules }, now) => ({
    ...cancellation(before, 'cancelled', { by: 'guest', now, isLate: isLate(before, rules, now) }),
    status: 'cancelled',
    version: before.version + 1,
  }),
  'undo-cancel': (before, { status = 'confirmed' }, now) => ({
    ...cancellation(before, status, { by: 'guest', now }),
    status,
    version: before.version + 1,
  }),
  reconfirm: (_before, _asked, now) => ({ reconfirmedAt: now }),
  late: (before, asked) => ({ expectedMinute: expectedOf(before, asked) }),
  withdraw: () => ({}), // what they have has not changed
};

const isLate = ({ date, startMinute: start }: Reservation, rules: Asked['rules'], now: Date): boolean =>
  isLateCancellation({ date, start }, rules, localMoment(now));

const expectedOf = ({ startMinute }: Reservation, { minutes = 15 }: Pick<Asked, 'minutes'>): number =>
  startMinute + minutes;

/** What a deed changes, and the reservation after it. */
function doneByGuest(
  before: Reservation,
  asked: Asked,
  now: Date,
): { changed: Partial<Reservation>; after: Reservation } {
  const changed = { ...changes[asked.deed](before, asked, now), updatedAt: now };
  return { changed, after: { ...before, ...changed } };
}

/** What of it says whether it has been done. */
type Pressed = Pick<Asked, 'deed' | 'version' | 'minutes' | 'isToChange'>;

const done: Readonly<Record<GuestPress, (reservation: Reservation, asked: Pressed) => boolean>> = {
  confirm: ({ status }) => status !== 'held',
  cancel: ({ status, cancelledBy }) => status === 'cancelled' && cancelledBy === 'guest',
  'undo-cancel': ({ status }) => status === 'confirmed' || status === 'pending_approval',
  reconfirm: ({ status, reconfirmedAt }) => status === 'confirmed' && reconfirmedAt !== null,
  // what the team has agreed to meanwhile cannot be withdrawn: that is another version
  withdraw: ({ version }, asked) => !asked.isToChange && version === asked.version,
  late: (reservation, asked) => reservation.expectedMinute === expectedOf(reservation, asked),
};

/** Whether a deed has been done already: whoever presses twice is answered twice, and it is done once. */
const isDone = (reservation: Reservation, asked: Pressed): boolean => done[asked.deed](reservation, asked);
