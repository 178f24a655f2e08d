import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { ServiceDate } from '@strapec/domain';
import { Cron, CronExpression } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { AuditLog } from '../../audit/audit-log.js';
import { auditMoves, systemActor } from '../../audit/audit-moves.js';
import { onPool } from '../../platform/database/named-query.js';
import { Evenings } from '../../evenings/evenings.js';
import { needsReseating, eveningsToReseat } from '../../evenings/evenings-to-reseat.js';

/** Stored, so that the next process continues; two at once do no harm. */
@Injectable()
export class ReseatEvenings implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(ReseatEvenings.name);
  private underWay: Promise<void> | null = null;
  private isRequestedAgain = false;
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
    this.isRequestedAgain = this.underWay !== null;
    this.underWay ??= this.reseatAll().finally(() => (this.underWay = null));
    await this.underWay;
  }

  async left(): Promise<number> {
    return (await eveningsToReseat(onPool(this.source))).length;
  }

  private async reseatAll(): Promise<void> {
    do {
      this.isRequestedAgain = false;
      await this.reseatMarked();
    } while (this.isRequestedAgain && !this.isOver);
  }

  private async reseatMarked(): Promise<void> {
    try {
      for (const date of await eveningsToReseat(onPool(this.source))) {
        if (this.isOver) return;
        await this.reseat(date);
      }
    } catch (error) {
      this.logger.warn({ err: error }, 'an evening could not be put in order; the next minute tries again');
    }
  }

  private async reseat(date: ServiceDate): Promise<void> {
    await this.source.transaction(async (tx) => {
      const evenings = await this.evenings.putInOrder(tx, date, (run) => needsReseating(run, date));
      await this.audit.addEntries(tx, ...auditMoves(evenings, systemActor));
    });
  }
}
