import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { ServiceDate } from '@strapec/domain';
import { Cron, CronExpression } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { AuditLog } from '../../audit/audit-log.js';
import { toMoveEntries, systemActor } from '../../audit/audit-moves.js';
import { poolQuerier } from '../../platform/database/named-statements.js';
import { Evenings } from '../../evenings/evenings.js';
import { isMarkedForReseating, findEveningsToReseat } from '../../evenings/evenings-to-reseat.js';

/** Stored, so that the next process continues; two at once do no harm. */
@Injectable()
export class ReseatMarkedEvenings implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(ReseatMarkedEvenings.name);
  private currentRun: Promise<void> | null = null;
  private isRequestedAgain = false;
  private isShuttingDown = false;

  constructor(
    private readonly source: DataSource,
    private readonly evenings: Evenings,
    private readonly audit: AuditLog,
  ) {}

  onApplicationBootstrap(): void {
    this.startReseating();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isShuttingDown = true;
    await this.currentRun;
  }

  startReseating(): void {
    void this.continueReseating();
  }

  @Cron(CronExpression.EVERY_MINUTE, { waitForCompletion: true })
  async continueReseating(): Promise<void> {
    this.isRequestedAgain = this.currentRun !== null;
    this.currentRun ??= this.reseatAll().finally(() => (this.currentRun = null));
    await this.currentRun;
  }

  async countEveningsToReseat(): Promise<number> {
    return (await findEveningsToReseat(poolQuerier(this.source))).length;
  }

  private async reseatAll(): Promise<void> {
    do {
      this.isRequestedAgain = false;
      await this.reseatMarkedEvenings();
    } while (this.isRequestedAgain && !this.isShuttingDown);
  }

  private async reseatMarkedEvenings(): Promise<void> {
    try {
      for (const date of await findEveningsToReseat(poolQuerier(this.source))) {
        if (this.isShuttingDown) return;
        await this.reseatEvening(date);
      }
    } catch (error) {
      this.logger.warn({ err: error }, 'an evening could not be put in order; the next minute tries again');
    }
  }

  private async reseatEvening(date: ServiceDate): Promise<void> {
    await this.source.transaction(async (tx) => {
      const evenings = await this.evenings.reseatIfDue(tx, date, (run) => isMarkedForReseating(run, date));
      await this.audit.addEntries(tx, ...toMoveEntries(evenings, systemActor));
    });
  }
}
