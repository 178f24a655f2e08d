import { serviceDateAt } from '@strapec/domain';
import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { toLocalDateTime } from '../../platform/clock/local-time.js';
import { Settings } from '../../platform/config/settings.js';
import { DatabaseListener } from '../../platform/database/database-listener.js';

// milliseconds without a query
const listeningMaxAgeMs = 60_000;
const disconnectedMaxAgeMs = 1_000;

const versionQuery = `
  SELECT concat_ws(' ', (SELECT concat_ws(' ', max(updated_at), sum(version), count(*)) FROM site_content),
    (SELECT concat_ws(' ', max(updated_at), sum(version), count(*)) FROM site_images),
    (SELECT concat_ws(' ', max(updated_at), count(*)) FROM events),
    (SELECT concat_ws(' ', max(updated_at), sum(version), count(*)) FROM menu_sections),
    (SELECT concat_ws(' ', max(updated_at), sum(version), count(*)) FROM menu_items),
    (SELECT version FROM venue_version)) AS version,
  EXISTS (SELECT FROM first_start_marks WHERE name = 'opened') AS "isOpened"`;

/**
 * Other processes query every second while their connection for notifications is down, else every minute, in case a
 * notification is lost.
 */
@Injectable()
export class SiteVersion implements OnModuleInit, OnModuleDestroy {
  private readonly changeListener: DatabaseListener;
  private changeCount = 0;
  private storedVersion = '';
  private lastReadAtMs = Number.NEGATIVE_INFINITY;
  isOpened = true;

  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
    settings: Settings,
  ) {
    this.changeListener = new DatabaseListener(settings.databaseUrl, 'site_changed', (table) => {
      if (table === null || table === 'first_start_marks') void this.refreshVersion();
      else this.markChanged();
    });
  }

  async onModuleInit(): Promise<void> {
    await this.loadStoredVersion();
    this.changeListener.listen();
  }

  onModuleDestroy(): void {
    this.changeListener.close();
  }

  markChanged(): void {
    this.changeCount += 1;
  }

  async refreshVersion(): Promise<void> {
    this.markChanged();
    await this.loadStoredVersion();
  }

  async readCurrentVersion(): Promise<string> {
    const now = this.clock.now();
    const nowMs = now.getTime();
    if (nowMs - this.lastReadAtMs >= (this.changeListener.isListening ? listeningMaxAgeMs : disconnectedMaxAgeMs)) {
      this.lastReadAtMs = nowMs;
      await this.loadStoredVersion();
    }
    const localNow = toLocalDateTime(now);
    return `${localNow.date} ${serviceDateAt(localNow)} ${this.changeCount} ${this.storedVersion}`;
  }

  /** While the database is unreachable, rendered pages stay valid. */
  private async loadStoredVersion(): Promise<void> {
    const [row] = await this.source.query<{ version: string; isOpened: boolean }[]>(versionQuery).catch(() => []);
    if (row) [this.storedVersion, this.isOpened] = [row.version, row.isOpened];
  }
}
