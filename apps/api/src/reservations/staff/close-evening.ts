import { randomUUID } from 'node:crypto';
import type { ServiceDate, ShownStatus } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, IsNull } from 'typeorm';
import { AuditLog } from '../../audit/audit-log.js';
import { instantOf } from '../../platform/clock/local-time.js';
import { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import { Evenings } from '../../evenings/evenings.js';
import type { StaffMember } from '../../platform/http/access/staff-member.js';
import { ChangeStatus } from './change-status.js';
import type { ClosedEveningDto } from '../undo/reservation-action.dto.js';

/** The new status of a visit that is over. In this order no step frees a table for a party that is closed later. */
const outcomes = { pending_approval: 'cancelled', confirmed: 'no_show', seated: 'completed' } as const;
type Open = keyof typeof outcomes;
const open = Object.keys(outcomes) as Open[];

/** Staff close an evening: each visit that is over gets its final status (rules §5). */
@Injectable()
export class CloseEvening {
  constructor(
    private readonly source: DataSource,
    private readonly evenings: Evenings,
    private readonly statuses: ChangeStatus,
    private readonly audit: AuditLog,
  ) {}

  /** Seated guests have left, confirmed guests did not come, unanswered requests are cancelled. Sends no mail. */
  async closeEvening(date: ServiceDate, by: StaffMember): Promise<ClosedEveningDto> {
    return this.source.transaction(async (tx) => {
      const { result: now } = await this.evenings.change(
        tx,
        [date, ...(await changeRequestDates(tx, date))],
        (at) => at(date).since,
      );
      const closed: Record<(typeof outcomes)[Open], string[]> = { cancelled: [], no_show: [], completed: [] };
      for (const { id, status } of await visitsOver(tx, date, now)) {
        const to = outcomes[status];
        closed[to].push((await this.statuses.changeWithin(tx, id, { to, by, isQuiet: true })).action);
      }
      const { cancelled, no_show: noShows, completed } = closed;
      const counts = { completed: completed.length, noShows: noShows.length, cancelled: cancelled.length };
      const actions = [...cancelled, ...noShows, ...completed];
      const action = actions.length > 0 ? randomUUID() : null;
      const entry = { by, action: 'evening.close', subjectId: date, after: { ...counts, actions } } as const;
      if (action) await this.audit.add(tx, { id: action, ...entry });
      return { ...counts, action };
    });
  }
}

type OpenVisit = Reservation & { status: Open };

const openOn = async (tx: EntityManager, date: ServiceDate): Promise<OpenVisit[]> =>
  (await tx.findBy(Reservation, { date, status: In(open satisfies ShownStatus[]) })) as OpenVisit[];

async function visitsOver(tx: EntityManager, date: ServiceDate, now: Date): Promise<OpenVisit[]> {
  const over = (await openOn(tx, date)).filter(
    ({ startMinute, minutes }) => instantOf(date, startMinute + minutes) <= now,
  );
  return over.sort((a, b) => open.indexOf(a.status) - open.indexOf(b.status));
}

/** The evenings of change requests that end with this one, so that all locks are taken at once and in order. */
async function changeRequestDates(tx: EntityManager, date: ServiceDate): Promise<ServiceDate[]> {
  const ids = (await openOn(tx, date)).map(({ id }) => id);
  const requests = await tx.findBy(Reservation, { replacesId: In(ids), cancelledAt: IsNull() });
  return requests.map((request) => request.date);
}
