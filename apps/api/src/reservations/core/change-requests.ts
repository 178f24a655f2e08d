import { type Canceller, type GuestNote, type ServiceDate, mapNotes, guestNotes, needsApproval } from '@strapec/domain';
import { type EntityManager, IsNull, MoreThan } from 'typeorm';
import { ChangeRequest } from '../../platform/database/entities/reservations/change-request.entity.js';
import type { LockedEvening, PartyToSeat } from '../../evenings/locked-evening.js';
import type { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import { Problem } from '../../platform/http/problems/problem.js';
import { isSameVisit } from './reservation-mails.js';
import { arrivalColumns } from './reservation-columns.js';
import { toVisitDtoFields } from './reservation-mappers.js';

export type EveningAt = (date: ServiceDate) => LockedEvening;

/**
 * Its evening has to be locked, too. `readUnderLock` reads it again behind the lock of the reservation's evening, and
 * refuses a request made after the first read.
 */
export async function prepareChangeRequestLock(tx: EntityManager, reservationId: string) {
  const openRequestQuery = { where: { reservationId, endedAt: IsNull() }, order: { createdAt: 'DESC' } } as const;
  const requestBeforeLock = await tx.findOne(ChangeRequest, openRequestQuery);
  return {
    dates: requestBeforeLock ? [requestBeforeLock.date] : [],
    readUnderLock: async (now: Date): Promise<ChangeRequest | null> => {
      const changeRequest = await findOpenChangeRequest(tx, reservationId, now);
      if (changeRequest && changeRequest.id !== requestBeforeLock?.id) throw new Problem('changed_meanwhile');
      return changeRequest;
    },
  };
}

export async function findOpenChangeRequest(
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
  { eveningAt, by, message = null }: { eveningAt: EveningAt; by: Canceller; message?: string | null },
): Promise<void> {
  if (!changeRequest) return;
  const evening = eveningAt(changeRequest.date);
  evening.releaseTables(changeRequest.id);
  const { lockedAt } = evening;
  const endColumns = { heldUntil: lockedAt, endedAt: lockedAt, endedBy: by, messageToGuest: message };
  await tx.update(ChangeRequest, { id: changeRequest.id }, endColumns);
}

/** Does nothing once the request has expired. */
export async function restoreChangeRequest(
  tx: EntityManager,
  { id, heldUntil }: AuditedChangeRequest,
  evening: LockedEvening,
): Promise<void> {
  const changeRequest = await tx.findOneBy(ChangeRequest, { id });
  const restoredUntil = new Date(heldUntil);
  if (!changeRequest || restoredUntil <= evening.lockedAt) return;
  await tx.update(
    ChangeRequest,
    { id },
    { heldUntil: restoredUntil, endedAt: null, endedBy: null, messageToGuest: null },
  );
  await evening.seat(toRequestedParty(changeRequest));
}

/** A text of `null` leaves the earlier one as it is. */
export function withGuestChange(
  before: Reservation,
  request: Pick<ChangeRequest, 'date' | 'startMinute' | 'minutes' | 'partySize' | GuestNote>,
  { lockedAt: now, rules }: LockedEvening,
): Reservation {
  const { date, startMinute, minutes, partySize } = request;
  const notes = mapNotes(guestNotes, (note) => request[note] ?? before[note]);
  const reservationWithNotes = { ...before, ...notes, version: before.version + 1, updatedAt: now };
  const reservationWithVisit = { ...reservationWithNotes, date, startMinute, minutes, partySize };
  if (isSameVisit(before, reservationWithVisit)) return reservationWithNotes;
  const requiresApproval = needsApproval(partySize, rules);
  const status = requiresApproval ? before.status : 'confirmed';
  return {
    ...reservationWithVisit,
    requiresApproval,
    status,
    offers: null,
    ...arrivalColumns(reservationWithVisit, before),
    reconfirmedAt: before.reconfirmedAt,
  };
}

export const toRequestedParty = ({ id, startMinute, minutes, partySize }: ChangeRequest): PartyToSeat => ({
  id,
  start: startMinute,
  minutes,
  partySize,
  isFixed: false,
});

export type AuditedChangeRequest = ReturnType<typeof changeRequestAuditFields>;

export function changeRequestAuditFields(changeRequest: ChangeRequest) {
  return { id: changeRequest.id, ...toVisitDtoFields(changeRequest), heldUntil: changeRequest.heldUntil.toISOString() };
}
