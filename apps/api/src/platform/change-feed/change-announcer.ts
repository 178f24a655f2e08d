import type { ServiceDate } from '@strapec/domain';
import { type BeforeApplicationShutdown, Global, Injectable, Logger, Module, type OnModuleInit } from '@nestjs/common';
import {
  DataSource,
  type EntitySubscriberInterface,
  type TransactionCommitEvent,
  type TransactionRollbackEvent,
} from 'typeorm';
import { queryFromPool } from '../database/named-statements.js';
import { timeouts } from '../database/timeouts.js';
import { type PendingChange, changesChannel } from './feed-change.js';
import { maxVersionAgeMs } from './delay-write-responses.js';
import { takePendingChanges } from './announce-after-commit.js';

/** Milliseconds: many changes of one evening are announced together. */
const announceIntervalMs = 100;

/** After the commit. PostgreSQL sends equal notifications of one statement only once. */
const announceStatement = {
  name: 'announce-changes',
  text: `
    SELECT pg_notify('${changesChannel}', payload) FROM (
      SELECT json_build_object('topic', 'evening', 'date', date, 'version', updated_at::text)::text AS payload
      FROM reservation_capacity_locks WHERE date = ANY ($1)
      UNION ALL SELECT unnest($2::text[])) AS changes`,
};

/**
 * On the pool and after the commit: a notification within a writing transaction would take a lock of the whole server
 * (decision 0023).
 */
@Injectable()
export class ChangeAnnouncer implements OnModuleInit, BeforeApplicationShutdown, EntitySubscriberInterface {
  private readonly logger = new Logger(ChangeAnnouncer.name);
  private readonly changedDates = new Set<ServiceDate>();
  private readonly pendingPayloads = new Set<string>();
  private announceTimer: NodeJS.Timeout | null = null;
  private announcedAt = Number.NEGATIVE_INFINITY;
  /** On the process's own clock. */
  committedAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly source: DataSource) {}

  onModuleInit(): void {
    this.source.subscribers.push(this);
  }

  async beforeApplicationShutdown(): Promise<void> {
    if (this.announceTimer) await this.sendAnnouncement();
  }

  /** TypeORM calls this also when a savepoint ends; changes are not announced then. */
  afterTransactionCommit({ queryRunner }: TransactionCommitEvent): void {
    if (queryRunner.isTransactionActive) return;
    this.committedAt = performance.now();
    this.announceChanges(takePendingChanges(queryRunner));
  }

  afterTransactionRollback({ queryRunner }: TransactionRollbackEvent): void {
    if (!queryRunner.isTransactionActive) takePendingChanges(queryRunner);
  }

  /** Committed without a TypeORM transaction. */
  announceChanges(changes: readonly PendingChange[]): void {
    for (const change of changes) {
      if (change.topic === 'evening') this.changedDates.add(change.date);
      else this.pendingPayloads.add(JSON.stringify(change));
    }
    if (changes.length > 0)
      this.scheduleAnnouncement(Math.max(maxVersionAgeMs, this.announcedAt + announceIntervalMs - performance.now()));
  }

  private scheduleAnnouncement(delayMs: number): void {
    this.announceTimer ??= setTimeout(() => void this.sendAnnouncement(), delayMs);
  }

  private async sendAnnouncement(): Promise<void> {
    if (this.announceTimer) clearTimeout(this.announceTimer);
    this.announceTimer = null;
    this.announcedAt = performance.now();
    const [dates, otherPayloads] = [[...this.changedDates], [...this.pendingPayloads]];
    this.changedDates.clear();
    this.pendingPayloads.clear();
    await queryFromPool(this.source, announceStatement, [dates, otherPayloads]).catch((error: unknown) => {
      this.logger.warn({ err: error }, 'a change could not be announced; it is tried again');
      for (const date of dates) this.changedDates.add(date);
      for (const payload of otherPayloads) this.pendingPayloads.add(payload);
      this.scheduleAnnouncement(timeouts.retryMs);
    });
  }
}

@Global()
@Module({ providers: [ChangeAnnouncer], exports: [ChangeAnnouncer] })
export class ChangeFeedModule {}
