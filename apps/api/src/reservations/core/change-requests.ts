import { type Canceller, type GuestNote, type ServiceDate, byNote, guestNotes, needsApproval } from '@strapec/domain';
import { type EntityManager, IsNull, MoreThan } from 'typeorm';
import { ChangeRequest } from '../../platform/database/entities/reservations/change-request.entity.js';
import type { LockedEvening, Party } from '../../evenings/locked-evening.js';
import type { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import { Problem } from '../../platform/http/problems/problem.js';
import { isSameVisit } from './reservation-mails.js';
import { arrivalChosenByGuest } from './reservation-state.js';
import { shownVisit } from './reservation-views.js';

type At = (date: ServiceDate) => LockedEvening;

/**
 * Its evening has to be locked, too. `behindLock` reads it again behind the lock of the reservation's evening, and
 * refuses a request made after the first read.
 */
export async function seenChangeRequestOf(tx: EntityManager, reservationId: string) {
  const waiting = { where: { reservationId, endedAt: IsNull() }, order: { createdAt: 'DESC' } } as const;
  const seen = await tx.findOne(ChangeRequest, waiting);
  return {
    dates: seen ? [seen.date] : [],
    behindLock: async (now: Date): Promise<ChangeRequest | null> => {
      const changeRequest = await changeRequestOf(tx, reservationId, now);
      if (changeRequest && changeRequest.id !== seen?.id) throw new Problem('changed_meanwhile');
      return changeRequest;
    },
  };
}

export async function changeRequestOf(
  tx: EntityManager,
  reservationId: string,
  now: Date,
): Promise<ChangeRequest | null> {
  return tx.findOneBy(ChangeRequest, { reservationId, heldUntil: MoreThan(now) });
}

/** Its row stays for a day, for the guest's page and for undo. */
export async function endChangeRequest(
  tx: EntityManager,
  changeRequest: ChangeRequest | null,
  { at, by, message = null }: { at: At; by: Canceller; message?: string | null },
): Promise<void> {
  if (!changeRequest) return;
  const evening = at(changeRequest.date);
  evening.release(changeRequest.id);
  const { since } = evening;
  const ended = { heldUntil: since, endedAt: since, endedBy: by, messageToGuest: message };
  await tx.update(ChangeRequest, { id: changeRequest.id }, ended);
}

/** Does nothing once the request has expired. */
export async function restoreChangeRequest(
  tx: EntityManager,
  { id, heldUntil }: RecordedChangeRequest,
  evening: LockedEvening,
): Promise<void> {
  const row = await tx.findOneBy(ChangeRequest, { id });
  const until = new Date(heldUntil);
  if (!row || until <= evening.since) return;
  await tx.update(ChangeRequest, { id }, { heldUntil: until, endedAt: null, endedBy: null, messageToGuest: null });
  await evening.seat(partyOfChange(row));
}

/** A text of `null` leaves the earlier one as it is. */
export function changedByGuest(
  before: Reservation,
  wanted: Pick<ChangeRequest, 'date' | 'startMinute' | 'minutes' | 'partySize' | GuestNote>,
  { since: now, evening: { rules } }: LockedEvening,
): Reservation {
  const { date, startMinute, minutes, partySize } = wanted;
  const notes = byNote(guestNotes, (note) => wanted[note] ?? before[note]);
  const noted = { ...before, ...notes, version: before.version + 1, updatedAt: now };
  const moved = { ...noted, date, startMinute, minutes, partySize };
  if (isSameVisit(before, moved)) return noted;
  const requiresApproval = needsApproval(partySize, rules);
  const status = requiresApproval ? before.status : 'confirmed';
  return { ...moved, requiresApproval, status, offers: null, ...arrivalChosenByGuest(moved, before) };
}

export const partyOfChange = ({ id, startMinute, minutes, partySize }: ChangeRequest): Party => ({
  id,
  start: startMinute,
  minutes,
  partySize,
  isFixed: false,
});

export type RecordedChangeRequest = ReturnType<typeof recordedChangeRequest>;

export function recordedChangeRequest(changeRequest: ChangeRequest) {
  return { id: changeRequest.id, ...shownVisit(changeRequest), heldUntil: changeRequest.heldUntil.toISOString() };
}
