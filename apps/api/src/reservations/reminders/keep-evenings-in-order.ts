import { type Minute, type ServiceDate, minuteOn, staffDay } from '@strapec/domain';
import { Injectable, Logger } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { AuditLog } from '../../audit/audit-log.js';
import { movesIn, theHouse } from '../../audit/moves-in.js';
import { Clock } from '../../platform/clock/clock.js';
import { localMoment } from '../../platform/clock/local-time.js';
import { type RunStatement, onPool } from '../../platform/database/named-query.js';
import { Evenings } from '../../evenings/evenings.js';

/** Evenings to come on which tables are still held for guests whose time to confirm is over, or for requests whose time is. */
const endedStatement = {
  name: 'ended-holds',
  text: `
    SELECT DISTINCT date FROM reservations
    WHERE status IN ('held', 'pending_approval') AND held_until <= $1 AND date >= $3
      AND EXISTS (SELECT FROM table_holdings WHERE reservation_id = reservations.id) AND ($2::text IS NULL OR date = $2)
    ORDER BY date`,
};

/**
 * Every change of an evening puts it in order; this does so in quiet minutes. Guests who still sit keep their tables, so that
 * who comes next is seated elsewhere or is first in line (rules §3), and places whose time is over are given back: an answer about
 * the evening stands until the evening changes. Any number of processes may run it.
 */
@Injectable()
export class KeepEveningsInOrder {
  private readonly logger = new Logger(KeepEveningsInOrder.name);

  constructor(
    private readonly source: DataSource,
    private readonly evenings: Evenings,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  @Cron(CronExpression.EVERY_MINUTE, { waitForCompletion: true })
  async keepInOrder(): Promise<void> {
    const now = this.clock.now();
    const moment = localMoment(now);
    const tonight = staffDay(moment);
    const ended = (run: RunStatement, date: ServiceDate | null) =>
      run<{ date: ServiceDate }>(endedStatement, [now, date, tonight]);
    await this.tryTo(async () => {
      for (const { date } of await ended(onPool(this.source), null))
        await this.putInOrder(date, async (run) => (await ended(run, date)).length > 0);
    });
    const doStay = (run: RunStatement) => doGuestsStay(run, tonight, minuteOn(tonight, moment));
    await this.tryTo(async () => {
      if (await doStay(onPool(this.source))) await this.putInOrder(tonight, doStay);
    });
  }

  private async putInOrder(date: ServiceDate, isDue: (run: RunStatement) => Promise<boolean>): Promise<void> {
    await this.source.transaction(async (tx) => {
      await this.audit.add(tx, ...movesIn(await this.evenings.putInOrder(tx, date, isDue), theHouse));
    });
  }

  private async tryTo(work: () => Promise<void>): Promise<void> {
    await work().catch((error: unknown) => {
      this.logger.warn({ err: error }, 'an evening could not be put in order; the next minute tries again');
    });
  }
}

/** Before the grace has passed, guests who stay give nothing to do while another party is expected at their table. */
const statement = {
  name: 'guests-who-stay',
  text: `
    SELECT EXISTS (SELECT FROM reservations JOIN table_holdings AS own ON reservation_id = reservations.id
      WHERE reservations.date = $1 AND status = 'seated' AND seated_minute IS NOT NULL AND upper(own.during) <= $2
        AND (start_minute + minutes + (SELECT grace_minutes FROM booking_rules WHERE valid_from <= reservations.date::date
          ORDER BY valid_from DESC LIMIT 1) <= $2 OR NOT EXISTS (SELECT FROM table_holdings AS theirs
          JOIN table_holdings AS next ON next.date = theirs.date AND next.table_id = theirs.table_id
            AND lower(next.during) = upper(theirs.during)
          WHERE theirs.reservation_id = reservations.id))) AS "doGuestsStay"`,
};

/** Whether guests of an evening still sit although the time for which their tables are held is over. */
async function doGuestsStay(run: RunStatement, date: ServiceDate, minute: Minute): Promise<boolean> {
  const [row] = await run<{ doGuestsStay: boolean }>(statement, [date, minute]);
  return row?.doGuestsStay ?? false;
}
