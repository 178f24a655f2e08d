import type { ServiceDate } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../platform/clock/clock.js';
import { namedQuery } from '../platform/database/named-query.js';
import { turnKey } from '../platform/database/turn-key.js';
import { lockWait } from '../platform/metrics/process-metrics.js';

/**
 * Queues for the evening, then creates and locks its row, in one statement. The stamp always grows, also under a clock
 * that stands still: it is the evening's version. The queue is what makes the wait fair: whoever waits for a row that was
 * changed meanwhile begins anew, behind those who have just come, and in a rush waited three seconds where everybody's
 * turn came within half a second (decision 0015).
 */
const lockStatement = {
  name: 'lock-evening',
  text: `
    INSERT INTO reservation_capacity_locks (date, updated_at)
    SELECT $1, $2::timestamptz FROM (SELECT pg_advisory_xact_lock(${turnKey('evening', '$1')})) AS turn
    ON CONFLICT (date) DO UPDATE
      SET updated_at = greatest($2::timestamptz, reservation_capacity_locks.updated_at + interval '1 microsecond')`,
};

const queueStatement = { name: 'queue-for-evening', text: `SELECT pg_advisory_xact_lock(${turnKey('evening', '$1')})` };

/** The door through which everybody passes who takes or moves tables of an evening: one transaction at a time (rules §3). */
@Injectable()
export class EveningLock {
  constructor(private readonly clock: Clock) {}

  /** Waits for the evening, and changes nothing: whoever then sees that there is nothing to do leaves its version as it is. */
  async queue(tx: EntityManager, date: ServiceDate): Promise<void> {
    await namedQuery(tx, queueStatement, [date]);
  }

  /** Waits for the evening, at most `lock_timeout`; it is let go when the transaction ends. Several dates: in order. */
  async acquire(tx: EntityManager, date: ServiceDate): Promise<void> {
    const waited = lockWait.startTimer();
    await namedQuery(tx, lockStatement, [date, this.clock.now()]).finally(waited);
  }
}
