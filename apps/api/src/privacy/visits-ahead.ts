import { type ReservationStatus, type ServiceDate, addDays, holdsTables, reservationStatuses } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditLog } from '../audit/audit-log.js';
import { EveningLock } from '../availability/evening-lock.js';
import { releaseTables } from '../availability/table-holding.js';
import { localMoment } from '../clock/local-time.js';
import { namedQuery, within } from '../database/named-query.js';
import { Problem } from '../http/problem.js';
import type { PersonDeed } from './person-deeds.js';

interface Visit {
  id: string;
  date: ServiceDate;
  time: string;
  status: ReservationStatus;
}

const aheadStatement = {
  name: 'visits-ahead',
  text: `
    SELECT id, date, "time", status FROM reservations
    WHERE lower(email) = $1 AND date >= $2 AND status = ANY ($3) ORDER BY date, "time"`,
};

const cancelStatement = {
  name: 'cancel-visits',
  text: `
    UPDATE reservations SET status = 'cancelled', version = version + 1, updated_at = $2 WHERE id = ANY ($1::uuid[])`,
};

const holding = reservationStatuses.filter(holdsTables);
const nightEnds = 5 * 60; // minutes: until then an evening is still the one before (rules §2)

/** The visits of a person that the house still expects. */
@Injectable()
export class VisitsAhead {
  constructor(
    private readonly lock: EveningLock,
    private readonly audit: AuditLog,
  ) {}

  /** Throws `reservation_ahead`: nobody's table is given away silently. */
  async refuse(tx: EntityManager, deed: PersonDeed): Promise<void> {
    const [first] = await this.find(tx, deed);
    if (!first) return;
    const message = `This person has a reservation ahead, on ${first.date} at ${first.time}. Please cancel it first.`;
    throw new Problem('reservation_ahead', { message });
  }

  /** Gives their tables back; there is nobody left to be written to. */
  async cancel(tx: EntityManager, deed: PersonDeed): Promise<void> {
    const visits = await this.find(tx, deed);
    for (const date of new Set(visits.map((visit) => visit.date))) await this.lock.acquire(tx, date);
    const ids = visits.map(({ id }) => id);
    await releaseTables(within(tx), ids);
    await namedQuery(tx, cancelStatement, [ids, deed.now]);
    for (const { id, status } of visits) {
      const states = { before: { status }, after: { status: 'cancelled' } };
      await this.audit.add(tx, { by: deed.by, deed: 'reservation.status', subjectId: id, ...states });
    }
  }

  private find(tx: EntityManager, { email, now }: PersonDeed): Promise<Visit[]> {
    const { date, minute } = localMoment(now);
    return namedQuery<Visit>(tx, aheadStatement, [email, minute < nightEnds ? addDays(date, -1) : date, holding]);
  }
}
