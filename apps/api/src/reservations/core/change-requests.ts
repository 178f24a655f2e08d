import type { Canceller, ServiceDate } from '@strapec/domain';
import { type EntityManager, IsNull, MoreThan } from 'typeorm';
import { visitTimes } from '../../platform/clock/visit-times.js';
import { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import type { LockedEvening } from '../../evenings/locked-evening.js';
import { Problem } from '../../platform/http/problems/problem.js';
import type { ChangeRequest } from '../../mail/rendering/last-change-request.js';
import { partyOf } from './reservation-views.js';

/** A change request as the audit log keeps it: enough to hold it again when an action is undone. */
export interface RecordedChangeRequest {
  id: string;
  date: ServiceDate;
  time: string;
  duration: number;
  partySize: number;
  heldUntil: string;
}

type At = (date: ServiceDate) => LockedEvening;

/** The unanswered change request of a reservation, read without a lock; it may have expired. */
export async function seenChangeRequestOf(tx: EntityManager, reservationId: string): Promise<ChangeRequest | null> {
  const where = { replacesId: reservationId, cancelledAt: IsNull() };
  return (await tx.findOne(Reservation, { where, order: { createdAt: 'DESC' } })) as ChangeRequest | null;
}

/** The change request of a reservation that still waits. */
export async function changeRequestOf(
  tx: EntityManager,
  reservationId: string,
  now: Date,
): Promise<ChangeRequest | null> {
  const waiting = { replacesId: reservationId, heldFor: 'change', heldUntil: MoreThan(now) } as const;
  return (await tx.findOneBy(Reservation, waiting)) as ChangeRequest | null;
}

/** The evenings to lock before a change request can be ended. */
export const datesOf = (changeRequest: ChangeRequest | null): ServiceDate[] =>
  changeRequest ? [changeRequest.date] : [];

/**
 * The change request, read behind the lock of its reservation's evening; all change requests are made and ended behind
 * that lock. Throws `changed_meanwhile` for one made after the first read, because its own evening is not locked.
 */
export async function changeRequestBehindLock(
  tx: EntityManager,
  reservationId: string,
  { seen, now }: { seen: ChangeRequest | null; now: Date },
): Promise<ChangeRequest | null> {
  const changeRequest = await changeRequestOf(tx, reservationId, now);
  if (changeRequest && changeRequest.id !== seen?.id) throw new Problem('changed_meanwhile');
  return changeRequest;
}

/**
 * Ends a change request and releases its tables. The row stays for a day: the guest's page shows the result, and staff
 * may undo it.
 */
export async function endChangeRequest(
  tx: EntityManager,
  changeRequest: ChangeRequest | null,
  { at, by, word = null }: { at: At; by: Canceller; word?: string | null },
): Promise<void> {
  if (!changeRequest) return;
  const evening = at(changeRequest.date);
  evening.release(changeRequest.id);
  const ended = { heldUntil: evening.since, cancelledAt: evening.since, cancelledBy: by, messageToGuest: word };
  await tx.update(Reservation, { id: changeRequest.id }, { ...ended, updatedAt: evening.since });
}

/** Undo of an action: the change request that the action ended waits again. */
export async function restoreChangeRequest(
  tx: EntityManager,
  { after, changeRequest, at }: { after: Reservation | null; changeRequest: RecordedChangeRequest | undefined; at: At },
): Promise<void> {
  if (after) await nameChangeRequests(tx, after);
  if (changeRequest) await holdAgain(tx, changeRequest, at(changeRequest.date));
}

/** Holds tables again if any are free; does nothing once the request has expired. */
async function holdAgain(
  tx: EntityManager,
  { id, heldUntil }: RecordedChangeRequest,
  evening: LockedEvening,
): Promise<void> {
  const row = await tx.findOneBy(Reservation, { id });
  const until = new Date(heldUntil);
  if (!row || until <= evening.since) return;
  await tx.update(
    Reservation,
    { id },
    { heldUntil: until, cancelledAt: null, cancelledBy: null, messageToGuest: null },
  );
  await evening.seat(partyOf(row));
}

/** Copies the guest's name and contact to the change requests, so that erasing a guest's data erases it there too. */
export async function nameChangeRequests(tx: EntityManager, reservation: Reservation): Promise<void> {
  const { id, firstName, lastName, email, phone, phoneE164, preferredLanguage } = reservation;
  const guest = { firstName, lastName, email, phone, phoneE164, preferredLanguage };
  await tx.update(Reservation, { replacesId: id }, guest);
}

export function recordedChangeRequest(changeRequest: ChangeRequest): RecordedChangeRequest {
  const { id, date, partySize, heldUntil } = changeRequest;
  const { time, duration } = visitTimes(changeRequest);
  return { id, date, time, duration, partySize, heldUntil: heldUntil.toISOString() };
}
