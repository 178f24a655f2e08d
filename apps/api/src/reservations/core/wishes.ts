import type { Canceller, ServiceDate } from '@strapec/domain';
import { type EntityManager, IsNull, MoreThan } from 'typeorm';
import { visitTimes } from '../../platform/clock/visit-times.js';
import { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import type { LockedEvening } from '../../evenings/locked-evening.js';
import { Problem } from '../../platform/http/problems/problem.js';
import type { Wish } from '../../mail/rendering/last-wish.js';
import { partyOf } from './reservation-views.js';

/** A change request as the audit log keeps it: enough to hold it again when an action is undone. */
export interface RecordedWish {
  id: string;
  date: ServiceDate;
  time: string;
  duration: number;
  partySize: number;
  heldUntil: string;
}

type At = (date: ServiceDate) => LockedEvening;

/** The unanswered change request of a reservation, read without a lock; it may have expired. */
export async function seenWishOf(tx: EntityManager, reservationId: string): Promise<Wish | null> {
  const where = { replacesId: reservationId, cancelledAt: IsNull() };
  return (await tx.findOne(Reservation, { where, order: { createdAt: 'DESC' } })) as Wish | null;
}

/** The change request of a reservation that still waits. */
export async function wishOf(tx: EntityManager, reservationId: string, now: Date): Promise<Wish | null> {
  const waiting = { replacesId: reservationId, heldFor: 'change', heldUntil: MoreThan(now) } as const;
  return (await tx.findOneBy(Reservation, waiting)) as Wish | null;
}

/** The evenings to lock before a change request can be ended. */
export const datesOf = (wish: Wish | null): ServiceDate[] => (wish ? [wish.date] : []);

/**
 * The change request, read behind the lock of its reservation's evening; all change requests are made and ended behind
 * that lock. Throws `changed_meanwhile` for one made after the first read, because its own evening is not locked.
 */
export async function wishBehindLock(
  tx: EntityManager,
  reservationId: string,
  { seen, now }: { seen: Wish | null; now: Date },
): Promise<Wish | null> {
  const wish = await wishOf(tx, reservationId, now);
  if (wish && wish.id !== seen?.id) throw new Problem('changed_meanwhile');
  return wish;
}

/**
 * Ends a change request and releases its tables. The row stays for a day: the guest's page shows the result, and staff
 * may undo it.
 */
export async function endWish(
  tx: EntityManager,
  wish: Wish | null,
  { at, by, word = null }: { at: At; by: Canceller; word?: string | null },
): Promise<void> {
  if (!wish) return;
  const evening = at(wish.date);
  evening.release(wish.id);
  const ended = { heldUntil: evening.since, cancelledAt: evening.since, cancelledBy: by, wordToGuest: word };
  await tx.update(Reservation, { id: wish.id }, { ...ended, updatedAt: evening.since });
}

/** Undo of an action: the change request that the action ended waits again. */
export async function restoreWish(
  tx: EntityManager,
  { after, wish, at }: { after: Reservation | null; wish: RecordedWish | undefined; at: At },
): Promise<void> {
  if (after) await nameWishes(tx, after);
  if (wish) await holdAgain(tx, wish, at(wish.date));
}

/** Holds tables again if any are free; does nothing once the request has expired. */
async function holdAgain(tx: EntityManager, { id, heldUntil }: RecordedWish, evening: LockedEvening): Promise<void> {
  const row = await tx.findOneBy(Reservation, { id });
  const until = new Date(heldUntil);
  if (!row || until <= evening.since) return;
  await tx.update(Reservation, { id }, { heldUntil: until, cancelledAt: null, cancelledBy: null, wordToGuest: null });
  await evening.seat(partyOf(row));
}

/** Copies the guest's name and contact to the change requests, so that erasing a guest's data erases it there too. */
export async function nameWishes(tx: EntityManager, reservation: Reservation): Promise<void> {
  const { id, firstName, lastName, email, phone, phoneE164, preferredLanguage } = reservation;
  const guest = { firstName, lastName, email, phone, phoneE164, preferredLanguage };
  await tx.update(Reservation, { replacesId: id }, guest);
}

export function recordedWish(wish: Wish): RecordedWish {
  const { id, date, partySize, heldUntil } = wish;
  const { time, duration } = visitTimes(wish);
  return { id, date, time, duration, partySize, heldUntil: heldUntil.toISOString() };
}
