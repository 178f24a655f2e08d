import type { ServiceDate } from '@strapec/domain';
import { Injectable, Logger } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { Clock } from '../clock/clock.js';
import { type RunStatement, namedRead } from '../database/named-query.js';
import { Evenings } from '../evenings/evenings.js';

/** Evenings on which tables are still held for somebody whose time is over. */
const endedStatement = {
  name: 'ended-holds',
  text: `
    SELECT DISTINCT date FROM reservations
    WHERE status = 'held' AND held_until <= $1 AND EXISTS (SELECT FROM table_holdings WHERE reservation_id = reservations.id)
      AND ($2::text IS NULL OR date = $2)
    ORDER BY date`,
};

/**
 * Gives back the tables of places whose time is over. Nobody has to wait for this: whoever asks for a table finds them free at
 * once. It is for those who look: an answer about the evening stands until the evening changes.
 */
@Injectable()
export class EndHeldPlaces {
  private readonly logger = new Logger(EndHeldPlaces.name);

  constructor(
    private readonly source: DataSource,
    private readonly evenings: Evenings,
    private readonly clock: Clock,
  ) {}

  @Cron(CronExpression.EVERY_MINUTE, { waitForCompletion: true })
  async endThem(): Promise<void> {
    try {
      const rows = await namedRead<{ date: ServiceDate }>(this.source, endedStatement, [this.clock.now(), null]);
      for (const { date } of rows) await this.putInOrder(date);
    } catch (error) {
      this.logger.warn({ error }, 'held places could not be given back; the next minute tries again');
    }
  }

  private async putInOrder(date: ServiceDate): Promise<void> {
    const isDue = async (run: RunStatement) => (await run(endedStatement, [this.clock.now(), date])).length > 0;
    await this.source.transaction((tx) => this.evenings.putInOrder(tx, date, isDue));
  }
}
