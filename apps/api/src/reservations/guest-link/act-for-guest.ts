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
import { CapacityRefused } from '../core/reservation-problems.js';
import { guestVisitOf, partyOf } from '../core/reservation-views.js';
import { RecordGuestDeed, stateBeforeCancelling } from './record-guest-deed.js';
import { datesOf, endWish, seenWishOf, wishBehindLock } from '../core/wishes.js';
import { cancellation, requestUntil, unheld } from '../core/reservation-state.js';

export interface AskedByGuest {
  deed: GuestPress;
  version: number;
  minutes?: MinutesLate;
}

type Seen = AskedByGuest & Pick<Reservation, 'id' | 'date'>;

/** Locks the evening, changes it and saves in one transaction. */
@Injectable()
export class ActForGuest {
  constructor(
    private readonly source: DataSource,
    private readonly evenings: Evenings,
    private readonly records: RecordGuestDeed,
  ) {}

  /** Throws `changed_meanwhile`, `transition_not_allowed`, and `CapacityRefused` when no table is left. */
  async act(seen: Seen): Promise<Reservation> {
    const after = await this.evenings.inTurn(seen.date, () =>
      this.source.transaction((tx) => this.actWithin(tx, seen)),
    );
    this.records.sendMails();
    return after;
  }

  /** Reads the reservation again behind its evening's lock; an action that is already done is not repeated. */
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

/** Cancelling also ends the guest's change request. */
const endsWish: readonly GuestPress[] = ['cancel', 'withdraw'];

/** Takes or releases tables first, then saves. */
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

/** The effect of an action on the tables; returns the new status. */
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
    const isTheirs = evening.tablesOf(before.id).length > 0; // an expired hold has to be reserved again
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
  isToChange?: boolean;
  status?: ReservationStatus | undefined;
  rules: BookingRules;
}

type Change = (before: Reservation, asked: Asked, now: Date) => Partial<Reservation>;

/** The fields that each action changes. Changes that staff could overwrite by saving an older copy raise the version. */
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
  withdraw: () => ({}), // the reservation itself has not changed
};

const isLate = ({ date, startMinute: start }: Reservation, rules: Asked['rules'], now: Date): boolean =>
  isLateCancellation({ date, start }, rules, localMoment(now));

const expectedOf = ({ startMinute }: Reservation, { minutes = 15 }: Pick<Asked, 'minutes'>): number =>
  startMinute + minutes;

function doneByGuest(
  before: Reservation,
  asked: Asked,
  now: Date,
): { changed: Partial<Reservation>; after: Reservation } {
  const changed = { ...changes[asked.deed](before, asked, now), updatedAt: now };
  return { changed, after: { ...before, ...changed } };
}

type Pressed = Pick<Asked, 'deed' | 'version' | 'minutes' | 'isToChange'>;

const done: Readonly<Record<GuestPress, (reservation: Reservation, asked: Pressed) => boolean>> = {
  confirm: ({ status }) => status !== 'held',
  cancel: ({ status, cancelledBy }) => status === 'cancelled' && cancelledBy === 'guest',
  'undo-cancel': ({ status }) => status === 'confirmed' || status === 'pending_approval',
  reconfirm: ({ status, reconfirmedAt }) => status === 'confirmed' && reconfirmedAt !== null,
  // an approved change cannot be withdrawn: approval raised the version
  withdraw: ({ version }, asked) => !asked.isToChange && version === asked.version,
  late: (reservation, asked) => reservation.expectedMinute === expectedOf(reservation, asked),
};

/** A repeated action gets the same answer and is not done twice. */
const isDone = (reservation: Reservation, asked: Pressed): boolean => done[asked.deed](reservation, asked);
