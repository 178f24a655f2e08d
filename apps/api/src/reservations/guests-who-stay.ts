import { minuteOn, staffDay } from '@strapec/domain';
import { Injectable, Logger } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { AuditLog } from '../audit/audit-log.js';
import { movesIn, theHouse } from '../audit/moves-in.js';
import { Clock } from '../clock/clock.js';
import { localMoment } from '../clock/local-time.js';
import { onPool } from '../database/named-query.js';
import { Evenings } from '../evenings/evenings.js';
import { doGuestsStay } from '../evenings/overstaying.js';

/**
 * Guests who still sit keep their tables, and whoever was to sit there next is seated elsewhere or first in line (rules §3).
 * Whoever passes the evening's door does that; this is for quiet minutes. Any number of processes may run it.
 */
@Injectable()
export class GuestsWhoStay {
  private readonly logger = new Logger(GuestsWhoStay.name);

  constructor(
    private readonly source: DataSource,
    private readonly evenings: Evenings,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  @Cron(CronExpression.EVERY_MINUTE, { waitForCompletion: true })
  async keepTheirTables(): Promise<void> {
    const now = localMoment(this.clock.now());
    const date = staffDay(now);
    try {
      if (await doGuestsStay(onPool(this.source), date, minuteOn(date, now))) await this.putInOrder(date);
    } catch (error) {
      this.logger.warn({ error }, 'an evening could not be put in order; the next minute tries again');
    }
  }

  private async putInOrder(date: string): Promise<void> {
    await this.source.transaction(async (tx) => {
      const { evenings } = await this.evenings.change(tx, [date], () => undefined);
      await this.audit.add(tx, ...movesIn(evenings, theHouse));
    });
  }
}
