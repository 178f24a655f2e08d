import { serviceDateAt, timeOfMinute } from '@strapec/domain';
import type { EntityManager } from 'typeorm';
import type { NewAuditEntry } from '../../audit/audit-log.js';
import { toMoveEntries } from '../../audit/audit-moves.js';
import { toLocalDateTime } from '../../platform/clock/local-time.js';
import type { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import { queryInTransaction } from '../../platform/database/named-statements.js';
import type { Evenings } from '../../evenings/evenings.js';
import { tableHoldingStatuses } from '../../evenings/visits-without-table.js';
import type { Actor } from '../../platform/http/access/staff-member.js';
import { Problem } from '../../platform/http/problems/problem.js';

export interface PrivacyRequest {
  email: string;
  by: Actor;
  now: Date;
}

type VisitAhead = Pick<Reservation, 'id' | 'date' | 'startMinute' | 'status'>;

const upcomingStatement = {
  name: 'visits-ahead',
  text: `
    SELECT id, date, start_minute AS "startMinute", status FROM reservations
    WHERE lower(email) = $1 AND date >= $2 AND status = ANY ($3) ORDER BY date, start_minute`,
};

const cancelVisitsStatement = {
  name: 'cancel-visits',
  text: `
    UPDATE reservations SET status = 'cancelled', cancelled_at = $2, cancelled_by = 'system', version = version + 1,
      updated_at = $2
    WHERE id = ANY ($1::uuid[])`,
};

const heldPlacesStatement = {
  name: 'places-held',
  text: `
    SELECT id, date FROM reservations WHERE lower(email) = $1 AND status = 'held' AND held_until > $2
    UNION ALL SELECT asked.id, asked.date FROM change_requests AS asked JOIN reservations ON reservations.id = reservation_id
    WHERE lower(email) = $1 AND asked.held_until > $2`,
};

const endHoldsStatement = {
  name: 'end-places-held',
  text: `
    WITH places AS (
      UPDATE reservations SET held_until = $2, cancelled_at = $2, cancelled_by = 'system' WHERE id = ANY ($1::uuid[]))
    UPDATE change_requests SET held_until = $2, ended_at = $2, ended_by = 'system' WHERE id = ANY ($1::uuid[])`,
};

/** Throws `reservation_ahead`: a guest's table is never released without notice. */
export async function requireNoUpcomingVisit(tx: EntityManager, request: PrivacyRequest): Promise<void> {
  const [firstVisit] = await findUpcomingVisits(tx, request);
  if (!firstVisit) return;
  const message = `This person has a reservation ahead, on ${firstVisit.date} at ${timeOfMinute(firstVisit.startMinute)}. Please cancel it first.`;
  throw new Problem('reservation_ahead', { message });
}

/** No mail is sent: the address is erased. */
export async function cancelUpcomingVisits(
  tx: EntityManager,
  evenings: Evenings,
  request: PrivacyRequest,
): Promise<NewAuditEntry[]> {
  const { email, by, now } = request;
  const visits = await findUpcomingVisits(tx, request);
  const heldPlaces = await queryInTransaction<Pick<VisitAhead, 'id' | 'date'>>(tx, heldPlacesStatement, [email, now]);
  const places = [...visits, ...heldPlaces];
  const dates = places.map(({ date }) => date);
  const change = await evenings.runLocked(tx, dates, async (eveningAt) => {
    for (const { id, date } of places) eveningAt(date).releaseTables(id);
    await queryInTransaction(tx, cancelVisitsStatement, [visits.map(({ id }) => id), now]);
    await queryInTransaction(tx, endHoldsStatement, [heldPlaces.map(({ id }) => id), now]);
  });
  const cancellations = visits.map(({ id, status }): NewAuditEntry => {
    return { by, action: 'reservation.status', subjectId: id, before: { status }, after: { status: 'cancelled' } };
  });
  return [...cancellations, ...toMoveEntries(change.evenings, by)];
}

function findUpcomingVisits(tx: EntityManager, { email, now }: PrivacyRequest): Promise<VisitAhead[]> {
  const today = serviceDateAt(toLocalDateTime(now));
  return queryInTransaction<VisitAhead>(tx, upcomingStatement, [email, today, tableHoldingStatuses]);
}
