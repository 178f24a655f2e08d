import { defaultZone } from '@strapec/domain';
import { Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { Settings } from '../../platform/config/settings.js';
import { claimWork } from '../../platform/database/system-reports.js';
import { runBackup } from './run-backup.js';

const maxStartDelayMs = 60 * 60 * 1000; // longest delay between processes that start the job

@Injectable()
export class NightlyBackup {
  private readonly logger = new Logger(NightlyBackup.name);

  constructor(
    private readonly source: DataSource,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** In one process only. */
  @Cron('0 4 * * *', { timeZone: defaultZone })
  async takeNightlyBackup(): Promise<void> {
    if (!this.settings.backup.isTakenNightly) return;
    const now = this.clock.now();
    try {
      const notSince = new Date(now.getTime() - maxStartDelayMs);
      if (await claimWork(this.source, 'backup', { now, notSince })) await runBackup(this.settings, 'nightly', now);
    } catch (error) {
      this.logger.error({ err: error }, 'the nightly backup failed');
    }
  }
}
