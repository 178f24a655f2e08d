import { serviceDateAt, timeOfMinute } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditLog, type AuditChange } from '../../audit/audit-log.js';
import { toMoveChanges } from '../../audit/audit-moves.js';
import { toLocalDateTime } from '../../platform/clock/local-time.js';
import type { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import { queryInTransaction } from '../../platform/database/named-statements.js';
import { Evenings } from '../../evenings/evenings.js';
import { tableHoldingStatuses } from '../../evenings/visits-without-table.js';
import type { Author } from '../../platform/http/access/staff-member.js';
import { Problem } from '../../platform/http/problems/problem.js';

export interface PrivacyRequest {
  email: string;
  by: Author;
  now: Date;
}

type Visit = Pick<Reservation, 'id' | 'date' | 'startMinute' | 'status'>;

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

@Injectable()
export class UpcomingVisits {
  constructor(
    private readonly evenings: Evenings,
    private readonly audit: AuditLog,
  ) {}

  /** Throws `reservation_ahead`: a guest's table is never released without notice. */
  async requireNoUpcoming(tx: EntityManager, request: PrivacyRequest): Promise<void> {
    const [first] = await this.findUpcoming(tx, request);
    if (!first) return;
    const message = `This person has a reservation ahead, on ${first.date} at ${timeOfMinute(first.startMinute)}. Please cancel it first.`;
    throw new Problem('reservation_ahead', { message });
  }

  /** No mail is sent: the address is erased. */
  async cancelUpcoming(tx: EntityManager, request: PrivacyRequest): Promise<void> {
    const visits = await this.findUpcoming(tx, request);
    const heldPlaces = await queryInTransaction<Pick<Visit, 'id' | 'date'>>(tx, heldPlacesStatement, [
      request.email,
      request.now,
    ]);
    const dates = [...visits, ...heldPlaces].map(({ date }) => date);
    const ids = visits.map(({ id }) => id);
    const { evenings } = await this.evenings.change(tx, dates, async (at) => {
      for (const { id, date } of [...visits, ...heldPlaces]) at(date).releaseTables(id);
      await queryInTransaction(tx, cancelVisitsStatement, [ids, request.now]);
      await queryInTransaction(tx, endHoldsStatement, [heldPlaces.map(({ id }) => id), request.now]);
    });
    const cancellations = visits.map(({ id, status }): AuditChange => {
      const states = { before: { status }, after: { status: 'cancelled' } };
      return { by: request.by, action: 'reservation.status', subjectId: id, ...states };
    });
    await this.audit.addEntries(tx, ...cancellations, ...toMoveChanges(evenings, request.by));
  }

  private findUpcoming(tx: EntityManager, { email, now }: PrivacyRequest): Promise<Visit[]> {
    return queryInTransaction<Visit>(tx, upcomingStatement, [
      email,
      serviceDateAt(toLocalDateTime(now)),
      tableHoldingStatuses,
    ]);
  }
}
