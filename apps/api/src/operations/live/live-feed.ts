import { type ServiceDate, addDays } from '@strapec/domain';
import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { type FeedChange, changesChannel, parseFeedChange } from '../../platform/change-feed/feed-change.js';
import { Clock } from '../../platform/clock/clock.js';
import { toLocalDateTime } from '../../platform/clock/local-time.js';
import { Settings } from '../../platform/config/settings.js';
import { DatabaseListener } from '../../platform/database/database-listener.js';
import { EveningVersions } from '../../evenings/evening-versions.js';

/** Milliseconds. */
const pollIntervalMs = 5_000;

type ChangeListener = (change: FeedChange) => void;

/** Polls the evenings in case a notification of PostgreSQL was lost. */
@Injectable()
export class LiveFeed implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(LiveFeed.name);
  private readonly databaseListener: DatabaseListener;
  private seenVersions: ReadonlyMap<ServiceDate, string> = new Map();
  private changeListener: ChangeListener | null = null;

  constructor(
    private readonly eveningVersions: EveningVersions,
    private readonly clock: Clock,
    settings: Settings,
  ) {
    this.databaseListener = new DatabaseListener(settings.databaseUrl, changesChannel, (payload) =>
      this.onNotification(payload),
    );
  }

  onModuleInit(): void {
    this.databaseListener.listen();
  }

  onModuleDestroy(): void {
    this.databaseListener.close();
  }

  /** A client that reads an evening afterwards misses no change. */
  async start(listener: ChangeListener): Promise<void> {
    if (this.changeListener) return this.publishMissedChanges();
    this.seenVersions = await this.readEveningVersions();
    this.changeListener = listener;
  }

  stop(): void {
    this.changeListener = null;
  }

  @Interval(pollIntervalMs)
  poll(): void {
    if (!this.changeListener) return;
    this.publishMissedChanges().catch((error: unknown) =>
      this.logger.warn({ err: error }, 'the evenings could not be looked at'),
    );
  }

  private async publishMissedChanges(): Promise<void> {
    const previousVersions = this.seenVersions;
    const currentVersions = await this.readEveningVersions();
    for (const [date, version] of currentVersions) {
      if (![previousVersions.get(date), this.seenVersions.get(date)].includes(version))
        this.publishChange({ topic: 'evening', date, version });
    }
  }

  private readEveningVersions(): Promise<ReadonlyMap<ServiceDate, string>> {
    return this.eveningVersions.readLockVersionsFrom(addDays(toLocalDateTime(this.clock.now()).date, -1));
  }

  private onNotification(payload: string | null): void {
    if (payload === null) return this.onReconnect();
    const change = parseFeedChange(payload);
    if (change) this.publishChange(change);
  }

  private onReconnect(): void {
    for (const topic of ['inbox', 'waitlist', 'menu'] as const) this.publishChange({ topic });
    this.poll();
  }

  private publishChange(change: FeedChange): void {
    if (change.topic === 'evening') this.seenVersions = new Map(this.seenVersions).set(change.date, change.version);
    this.changeListener?.(change);
  }
}
