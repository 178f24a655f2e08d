import { holdsTables, isStillOpenFor } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { localMoment } from '../../platform/clock/local-time.js';
import type { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import { namedQuery } from '../../platform/database/named-query.js';
import type { LockedEvening } from '../../evenings/locked-evening.js';
import { Problem } from '../../platform/http/problems/problem.js';
import { partyOf } from '../core/reservation-views.js';
import { inTheWayOf, noTable, seatForStaff } from '../core/seat-for-staff.js';

interface Step {
  before: Reservation;
  after: Reservation;
  evening: LockedEvening;
}

@Injectable()
export class SeatByStatus {
  /** Releases tables, takes them again, or holds them from now on; throws `capacity_full`, `no_table`, `table_occupied`. */
  async follow(tx: EntityManager, step: Step): Promise<void> {
    const { before, after, evening } = step;
    if (!holdsTables(after.status)) return evening.release(after.id);
    if (!holdsTables(before.status)) return this.comeBack(tx, step);
    const tables = evening.tablesOf(after.id);
    if (tables.length === 0) return this.seatAnew(step);
    if (isSeated(before) !== isSeated(after)) await this.sitAt(tx, tables, step);
  }

  /** An expired request gets a table on approval, if the restaurant is open then and has room. */
  private async seatAnew({ before, after, evening }: Step): Promise<void> {
    const party = partyOf(after);
    const mayHave =
      before.status === 'pending_approval' && isStillOpenFor(party, evening.evening, localMoment(evening.since));
    if (!mayHave || typeof (await evening.seat(party)) === 'string') throw await noTable(party, evening);
  }

  /** Guests who have not left after all keep their tables; guests who come after all get theirs if these are free. */
  private async comeBack(tx: EntityManager, step: Step): Promise<void> {
    const { before, after, evening } = step;
    const last = isSeated(after) ? await lastTables(tx, after.id) : [];
    if (before.status === 'completed' && last.length > 0) return this.sitAt(tx, last, step);
    await seatForStaff(partyOf(after), evening, { tx, preferred: last });
  }

  private async sitAt(tx: EntityManager, tables: readonly string[], { after, evening }: Step): Promise<void> {
    const party = partyOf(after);
    const members = await inTheWayOf(tx, tables, { party, locked: evening });
    const seating = await evening.seatAtOwn(party, tables);
    if (typeof seating === 'string') throw new Problem('table_occupied', { members });
  }
}

const isSeated = ({ status }: Reservation): boolean => status === 'seated';

const lastTablesStatement = {
  name: 'last-tables',
  text: `
    SELECT before -> 'tables' AS tables FROM audit_log
    WHERE subject_id = $1 AND action IN ('reservation.status', 'reservation.guest-cancel') AND after -> 'tables' = '[]' ORDER BY at DESC LIMIT 1`,
};

/** The tables that a reservation held before they were last released. */
async function lastTables(tx: EntityManager, id: string): Promise<string[]> {
  const [last] = await namedQuery<{ tables: string[] | null }>(tx, lastTablesStatement, [id]);
  return last?.tables ?? [];
}
