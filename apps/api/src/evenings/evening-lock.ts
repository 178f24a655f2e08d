import type { ServiceDate } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../platform/clock/clock.js';
import { queryInTransaction } from '../platform/database/named-statements.js';
import { advisoryLockKeySql } from '../platform/database/sql-expressions.js';
import { lockWaitHistogram } from '../platform/metrics/process-metrics.js';

/**
 * The stamp is the evening's version: it grows even when the clock stands still. Without the advisory lock a waiting
 * transaction starts again behind newer ones (decision 0015).
 */
const lockStatement = {
  name: 'lock-evening',
  text: `
    INSERT INTO reservation_capacity_locks (date, updated_at)
    SELECT $1, $2::timestamptz FROM (SELECT pg_advisory_xact_lock(${advisoryLockKeySql('evening', '$1')})) AS turn
    ON CONFLICT (date) DO UPDATE
      SET updated_at = greatest($2::timestamptz, reservation_capacity_locks.updated_at + interval '1 microsecond')`,
};

const advisoryLockStatement = {
  name: 'queue-for-evening',
  text: `SELECT pg_advisory_xact_lock(${advisoryLockKeySql('evening', '$1')})`,
};

/** Rules §3. */
@Injectable()
export class EveningLock {
  constructor(private readonly clock: Clock) {}

  /** Takes the lock without a new version, for callers that first check whether there is anything to do. */
  async acquireAdvisoryLock(tx: EntityManager, date: ServiceDate): Promise<void> {
    await queryInTransaction(tx, advisoryLockStatement, [date]);
  }

  /** Also gives the evening a new version. Waits at most `lock_timeout`; callers lock dates in ascending order. */
  async acquireForChange(tx: EntityManager, date: ServiceDate): Promise<void> {
    const stopTimer = lockWaitHistogram.startTimer();
    await queryInTransaction(tx, lockStatement, [date, this.clock.now()]).finally(stopTimer);
  }
}
