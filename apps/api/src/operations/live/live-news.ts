import { type ServiceDate, addDays } from '@strapec/domain';
import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { type Change, changesChannel, readChange } from '../../platform/change-feed/change.js';
import { Clock } from '../../platform/clock/clock.js';
import { localMoment } from '../../platform/clock/local-time.js';
import { Settings } from '../../platform/config/settings.js';
import { Notifications } from '../../platform/database/notifications.js';
import { EveningVersions } from '../../evenings/evening-versions.js';

/** Milliseconds that a change of an evening may stay unknown when its notification is lost. */
const lookEvery = 5_000;

type Hear = (change: Change) => void;

/** What has changed, as this process hears it: from PostgreSQL at once, and by looking at the evenings in case it was lost. */
@Injectable()
export class LiveNews implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(LiveNews.name);
  private readonly line: Notifications;
  /** The stamp of each evening that was told of last. */
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
    this.line.open();
  }

  onModuleDestroy(): void {
    this.line.close();
  }

  /** From now on `hear` is told; whoever reads an evening after this misses nothing. */
  async tell(hear: Hear): Promise<void> {
    if (this.hear) return this.look();
    this.known = await this.locks();
    this.hear = hear;
  }

  /** Nobody watches any more. */
  rest(): void {
    this.hear = null;
  }

  @Interval(lookEvery)
  lookNowAndThen(): void {
    if (!this.hear) return;
    this.look().catch((error: unknown) => this.logger.warn({ err: error }, 'the evenings could not be looked at'));
  }

  /** Tells of every evening whose stamp is not the one that was told of last. */
  private async look(): Promise<void> {
    const before = this.known;
    const now = await this.locks();
    for (const [date, version] of now) {
      if (![before.get(date), this.known.get(date)].includes(version)) this.pass({ topic: 'evening', date, version });
    }
  }

  /** From yesterday on: whoever changes what is long over is heard of all the same, but not looked for. */
  private locks(): Promise<ReadonlyMap<ServiceDate, string>> {
    return this.versions.locksFrom(addDays(localMoment(this.clock.now()).date, -1));
  }

  private heard(said: string | null): void {
    if (said === null) return this.heardAgain();
    const change = readChange(said);
    if (change) this.pass(change);
  }

  /** What was said while nobody listened. */
  private heardAgain(): void {
    this.pass({ topic: 'inbox' });
    this.pass({ topic: 'door' });
    this.pass({ topic: 'menu' });
    this.lookNowAndThen();
  }

  private pass(change: Change): void {
    if (change.topic === 'evening') this.known = new Map(this.known).set(change.date, change.version);
    this.hear?.(change);
  }
}
