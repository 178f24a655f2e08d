import { type Minute, type ServiceDate, currentServiceMinute, serviceDateAt } from '@strapec/domain';
import { Injectable, Logger } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { AuditLog } from '../../audit/audit-log.js';
import { toMoveEntries, systemActor } from '../../audit/audit-moves.js';
import { Clock } from '../../platform/clock/clock.js';
import { toLocalDateTime } from '../../platform/clock/local-time.js';
import { type Querier, poolQuerier } from '../../platform/database/named-statements.js';
import { Evenings } from '../../evenings/evenings.js';

const expiredHoldsStatement = {
  name: 'expired-holds',
  text: `
    SELECT date FROM reservations
    WHERE status IN ('held', 'pending_approval') AND held_until <= $1 AND date >= $2
      AND EXISTS (SELECT FROM table_holdings WHERE reservation_id = reservations.id)
    UNION SELECT date FROM change_requests
    WHERE held_until <= $1 AND date >= $2
      AND EXISTS (SELECT FROM table_holdings WHERE change_request_id = change_requests.id)
    ORDER BY date`,
};

/**
 * For guests who stay too long the next party is seated elsewhere or becomes first in order (rules §3), and expired
 * holds release their tables. Several processes may run this at once.
 */
@Injectable()
export class ReseatDueEvenings {
  private readonly logger = new Logger(ReseatDueEvenings.name);

  constructor(
    private readonly source: DataSource,
    private readonly evenings: Evenings,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  @Cron(CronExpression.EVERY_MINUTE, { waitForCompletion: true })
  async reseatDueEvenings(): Promise<void> {
    const now = this.clock.now();
    const localNow = toLocalDateTime(now);
    const tonight = serviceDateAt(localNow);
    const findExpiredHolds = (run: Querier) => run<{ date: ServiceDate }>(expiredHoldsStatement, [now, tonight]);
    await this.runAndLogFailure(async () => {
      for (const { date } of await findExpiredHolds(poolQuerier(this.source)))
        await this.reseatIfDue(date, async (run) => (await findExpiredHolds(run)).some((hold) => hold.date === date));
    });
    const hasOverstaysNow = (run: Querier) => hasOverstays(run, tonight, currentServiceMinute(tonight, localNow));
    await this.runAndLogFailure(async () => {
      if (await hasOverstaysNow(poolQuerier(this.source))) await this.reseatIfDue(tonight, hasOverstaysNow);
    });
  }

  private async reseatIfDue(date: ServiceDate, isDue: (run: Querier) => Promise<boolean>): Promise<void> {
    await this.source.transaction(async (tx) => {
      await this.audit.addEntries(tx, ...toMoveEntries(await this.evenings.reseatIfDue(tx, date, isDue), systemActor));
    });
  }

  private async runAndLogFailure(work: () => Promise<void>): Promise<void> {
    await work().catch((error: unknown) => {
      this.logger.warn({ err: error }, 'an evening could not be put in order; the next minute tries again');
    });
  }
}

/** Within the grace period the next party at the same table is not moved yet. */
const overstaysStatement = {
  name: 'overstays',
  text: `
    SELECT EXISTS (SELECT FROM reservations JOIN table_holdings AS own ON reservation_id = reservations.id
      WHERE reservations.date = $1 AND status = 'seated' AND seated_minute IS NOT NULL AND upper(own.during) <= $2
        AND (start_minute + minutes + (SELECT grace_minutes FROM booking_rules WHERE valid_from <= reservations.date::date
          ORDER BY valid_from DESC LIMIT 1) <= $2 OR NOT EXISTS (SELECT FROM table_holdings AS own_table
          JOIN table_holdings AS next ON next.date = own_table.date AND next.table_id = own_table.table_id
            AND lower(next.during) = upper(own_table.during)
          WHERE own_table.reservation_id = reservations.id))) AS "hasOverstays"`,
};

async function hasOverstays(run: Querier, date: ServiceDate, minute: Minute): Promise<boolean> {
  const [row] = await run<{ hasOverstays: boolean }>(overstaysStatement, [date, minute]);
  return row?.hasOverstays ?? false;
}
