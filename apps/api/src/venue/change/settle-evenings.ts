import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { ServiceDate } from '@strapec/domain';
import { Cron, CronExpression } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { AuditLog } from '../../audit/audit-log.js';
import { movesIn, theHouse } from '../../audit/moves-in.js';
import { onPool } from '../../platform/database/named-query.js';
import { Evenings } from '../../evenings/evenings.js';
import { isOwed, owedEvenings } from '../../evenings/owed-evenings.js';

/**
 * Reseats the evenings that a venue change affects, one after another, each in a short transaction. The evenings to
 * reseat are stored in the database: the next process that starts continues the work, and two processes at once do no
 * harm.
 */
@Injectable()
export class SettleEvenings implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(SettleEvenings.name);
  private underWay: Promise<void> | null = null;
  private isAskedAgain = false;
  private isOver = false;

  constructor(
    private readonly source: DataSource,
    private readonly evenings: Evenings,
    private readonly audit: AuditLog,
  ) {}

  onApplicationBootstrap(): void {
    this.begin();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isOver = true;
    await this.underWay;
  }

  begin(): void {
    void this.goOn();
  }

  @Cron(CronExpression.EVERY_MINUTE, { waitForCompletion: true })
  async goOn(): Promise<void> {
    this.isAskedAgain = this.underWay !== null;
    this.underWay ??= this.settleAll().finally(() => (this.underWay = null));
    await this.underWay;
  }

  async left(): Promise<number> {
    return (await owedEvenings(onPool(this.source))).length;
  }

  private async settleAll(): Promise<void> {
    do {
      this.isAskedAgain = false;
      await this.settleOwed();
    } while (this.isAskedAgain && !this.isOver);
  }

  private async settleOwed(): Promise<void> {
    try {
      for (const date of await owedEvenings(onPool(this.source))) {
        if (this.isOver) return;
        await this.settle(date);
      }
    } catch (error) {
      this.logger.warn({ err: error }, 'an evening could not be put in order; the next minute tries again');
    }
  }

  private async settle(date: ServiceDate): Promise<void> {
    await this.source.transaction(async (tx) => {
      const evenings = await this.evenings.putInOrder(tx, date, (run) => isOwed(run, date));
      await this.audit.add(tx, ...movesIn(evenings, theHouse));
    });
  }
}
