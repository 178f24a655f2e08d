import { staffDay } from '@strapec/domain';
import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { localMoment } from '../../platform/clock/local-time.js';
import { Settings } from '../../platform/config/settings.js';
import { Notifications } from '../../platform/database/notifications.js';

// milliseconds for which the version is taken as it was read
const trustedWhileListening = 60_000;
const trustedWhileDeaf = 1_000;

const query = `
  SELECT concat_ws(' ', (SELECT concat_ws(' ', max(updated_at), sum(version), count(*)) FROM site_content),
    (SELECT concat_ws(' ', max(updated_at), sum(version), count(*)) FROM site_images),
    (SELECT concat_ws(' ', max(updated_at), count(*)) FROM events),
    (SELECT concat_ws(' ', max(updated_at), sum(version), count(*)) FROM menu_sections),
    (SELECT concat_ws(' ', max(updated_at), sum(version), count(*)) FROM menu_items),
    (SELECT version FROM house_version)) AS version,
  EXISTS (SELECT FROM first_start_marks WHERE name = 'opened') AS "isOpened"`;

/**
 * Says whether the house is open to guests, and when what the pages show has changed: texts, images, events, the wine list, the house, the day, and the evening. The
 * process that saves knows at once; the others are told by PostgreSQL within milliseconds of the commit. While that line is
 * down they ask every second, and every minute in any case: an old page is shown for a second then, for a minute if a
 * message should ever get lost.
 */
@Injectable()
export class SiteVersion implements OnModuleInit, OnModuleDestroy {
  private readonly line: Notifications;
  private changes = 0;
  private stored = '';
  private readAt = Number.NEGATIVE_INFINITY;
  private opened = true;

  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
    settings: Settings,
  ) {
    this.line = new Notifications(settings.databaseUrl, 'site_changed', (said) => {
      if (said === null || said === 'first_start_marks') void this.noteOpening();
      else this.noteChange();
    });
  }

  async onModuleInit(): Promise<void> {
    await this.read();
    this.line.open();
  }

  onModuleDestroy(): void {
    this.line.close();
  }

  /** This process has just committed a change: its next page shows it. */
  noteChange(): void {
    this.changes += 1;
  }

  /** The same, and whether the house is open may be part of it. */
  async noteOpening(): Promise<void> {
    this.noteChange();
    await this.read();
  }

  /** Whether guests may come in. */
  get isOpened(): boolean {
    return this.opened;
  }

  /** Differs from before whenever something has changed; costs no query while it is trusted. */
  async current(): Promise<string> {
    const instant = this.clock.now();
    const now = instant.getTime();
    if (now - this.readAt >= (this.line.isListening ? trustedWhileListening : trustedWhileDeaf)) {
      this.readAt = now;
      await this.read();
    }
    const moment = localMoment(instant);
    return `${moment.date} ${staffDay(moment)} ${this.changes} ${this.stored}`;
  }

  /** While the database is away what was rendered stays on show. */
  private async read(): Promise<void> {
    const [row] = await this.source.query<{ version: string; isOpened: boolean }[]>(query).catch(() => []);
    if (row) [this.stored, this.opened] = [row.version, row.isOpened];
  }
}
