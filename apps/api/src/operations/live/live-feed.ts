import { type ServiceDate, addDays } from '@strapec/domain';
import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { type Change, changesChannel, readChange } from '../../platform/change-feed/change.js';
import { Clock } from '../../platform/clock/clock.js';
import { localMoment } from '../../platform/clock/local-time.js';
import { Settings } from '../../platform/config/settings.js';
import { Notifications } from '../../platform/database/notifications.js';
import { EveningVersions } from '../../evenings/evening-versions.js';

/** Milliseconds. */
const lookEvery = 5_000;

type Hear = (change: Change) => void;

/** Polls the evenings in case a notification of PostgreSQL was lost. */
@Injectable()
export class LiveFeed implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(LiveFeed.name);
  private readonly line: Notifications;
  private known: ReadonlyMap<ServiceDate, string> = new Map();
  private hear: Hear | null = null;

  constructor(
    private readonly versions: EveningVersions,
    private readonly clock: Clock,
    settings: Settings,
  ) {
    this.line = new Notifications(settings.databaseUrl, changesChannel, (said) => this.heard(said));
  }

  onModuleInit(): void {
    this.line.listen();
  }

  onModuleDestroy(): void {
    this.line.close();
  }

  /** A client that reads an evening afterwards misses no change. */
  async tell(hear: Hear): Promise<void> {
    if (this.hear) return this.look();
    this.known = await this.locks();
    this.hear = hear;
  }

  rest(): void {
    this.hear = null;
  }

  @Interval(lookEvery)
  lookNowAndThen(): void {
    if (!this.hear) return;
    this.look().catch((error: unknown) => this.logger.warn({ err: error }, 'the evenings could not be looked at'));
  }

  private async look(): Promise<void> {
    const before = this.known;
    const now = await this.locks();
    for (const [date, version] of now) {
      if (![before.get(date), this.known.get(date)].includes(version)) this.pass({ topic: 'evening', date, version });
    }
  }

  private locks(): Promise<ReadonlyMap<ServiceDate, string>> {
    return this.versions.locksFrom(addDays(localMoment(this.clock.now()).date, -1));
  }

  private heard(said: string | null): void {
    if (said === null) return this.heardAgain();
    const change = readChange(said);
    if (change) this.pass(change);
  }

  private heardAgain(): void {
    this.pass({ topic: 'inbox' });
    this.pass({ topic: 'waitlist' });
    this.pass({ topic: 'menu' });
    this.lookNowAndThen();
  }

  private pass(change: Change): void {
    if (change.topic === 'evening') this.known = new Map(this.known).set(change.date, change.version);
    this.hear?.(change);
  }
}
