import { defaultZone } from '@strapec/domain';
import { Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { Settings } from '../../platform/config/settings.js';
import { MailFiles } from '../../mail/outbox/mail-files.js';
import { personalTables } from './personal-data.js';
import { retentionSql } from './person-rows.js';
import type { PersonalTable, RetentionStep } from './personal-table.js';

/** Rules §14. Several processes may run it. Batches have their own small transactions, so that no guest waits. */
@Injectable()
export class RetentionJob {
  private readonly logger = new Logger(RetentionJob.name);

  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly mailFiles: MailFiles,
  ) {}

  @Cron('0 30 4 * * *', { timeZone: defaultZone, waitForCompletion: true })
  async applyRetentionPeriods(): Promise<void> {
    const now = this.clock.now();
    // rows that depend on another row come after that row
    for (const table of personalTables.toReversed())
      for (const step of table.retention) await this.applyRetentionStep(table, step, now);
    await this.mailFiles.removeMailsBefore(await this.computeCutoff(now, this.settings.retentionPeriods.mails));
  }

  /** A failure does not stop the others; the next night repeats it. */
  private async applyRetentionStep(table: PersonalTable, step: RetentionStep, now: Date): Promise<void> {
    const task = `${table.name}: ${step.text}`;
    const period = step.period === null ? '0 days' : this.settings.retentionPeriods[step.period];
    try {
      const count = await this.runInBatches(retentionSql(table, step), [now, period]);
      if (count > 0) this.logger.log({ task, count }, 'forgotten by the retention periods');
    } catch (error) {
      this.logger.error({ err: error, task }, 'could not be forgotten');
    }
  }

  private async runInBatches(statement: string, values: readonly unknown[]): Promise<number> {
    let total = 0;
    for (;;) {
      const count = await this.source.transaction(async (tx) => {
        await tx.query(`SET LOCAL strapec.retention = 'on'`); // allows changes of the audit log, see its trigger
        const [, affectedCount] = await tx.query<[unknown, number]>(statement, [...values]);
        return affectedCount;
      });
      if (count === 0) return total;
      total += count;
    }
  }

  private async computeCutoff(now: Date, period: string): Promise<Date> {
    const [row] = await this.source.query<{ at: Date }[]>(`SELECT $1::timestamptz - $2::interval AS at`, [now, period]);
    return row?.at ?? new Date(0);
  }
}
