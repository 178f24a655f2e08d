import { staffDay } from '@strapec/domain';
import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { localMoment } from '../../platform/clock/local-time.js';
import { Settings } from '../../platform/config/settings.js';
import { Notifications } from '../../platform/database/notifications.js';

// milliseconds without a query
const trustedWhileListening = 60_000;
const trustedWithoutListening = 1_000;

const query = `
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
  private readonly notifications: Notifications;
  private changes = 0;
  private stored = '';
  private readAt = Number.NEGATIVE_INFINITY;
  private opened = true;

  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
    settings: Settings,
  ) {
    this.notifications = new Notifications(settings.databaseUrl, 'site_changed', (table) => {
      if (table === null || table === 'first_start_marks') void this.noteOpening();
      else this.noteChange();
    });
  }

  async onModuleInit(): Promise<void> {
    await this.read();
    this.notifications.listen();
  }

  onModuleDestroy(): void {
    this.notifications.close();
  }

  noteChange(): void {
    this.changes += 1;
  }

  async noteOpening(): Promise<void> {
    this.noteChange();
    await this.read();
  }

  get isOpened(): boolean {
    return this.opened;
  }

  async current(): Promise<string> {
    const instant = this.clock.now();
    const now = instant.getTime();
    if (now - this.readAt >= (this.notifications.isListening ? trustedWhileListening : trustedWithoutListening)) {
      this.readAt = now;
      await this.read();
    }
    const moment = localMoment(instant);
    return `${moment.date} ${staffDay(moment)} ${this.changes} ${this.stored}`;
  }

  /** While the database is unreachable, rendered pages stay valid. */
  private async read(): Promise<void> {
    const [row] = await this.source.query<{ version: string; isOpened: boolean }[]>(query).catch(() => []);
    if (row) [this.stored, this.opened] = [row.version, row.isOpened];
  }
}
