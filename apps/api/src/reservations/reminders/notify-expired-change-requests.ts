import { Injectable, Logger } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { noteChange } from '../../platform/change-feed/note-change.js';
import { Clock } from '../../platform/clock/clock.js';
import { namedQuery } from '../../platform/database/named-query.js';
import { Outbox } from '../../mail/outbox/outbox.js';

/** SQL: one mail per key. */
const key = `'change-request:' || asked.id`;

const tellStatement = {
  name: 'tell-of-unanswered',
  text: `
    INSERT INTO email_messages (id, kind, recipient, first_name, last_name, language, reservation_id, dedupe_key,
      next_attempt_at, created_at)
    SELECT gen_random_uuid(), 'reservation_change_declined', email, first_name, last_name, preferred_language, reservation_id,
      ${key}, $1, $1
    FROM change_requests AS asked JOIN reservations ON reservations.id = reservation_id
    WHERE asked.held_until <= $1 AND ended_at IS NULL AND email IS NOT NULL
      AND NOT EXISTS (SELECT FROM email_messages WHERE dedupe_key = ${key})
    FOR NO KEY UPDATE OF asked SKIP LOCKED
    ON CONFLICT (dedupe_key) DO NOTHING RETURNING id`,
};

/** The reservation is unchanged (decision 0032). */
@Injectable()
export class NotifyExpiredChangeRequests {
  private readonly logger = new Logger(NotifyExpiredChangeRequests.name);

  constructor(
    private readonly source: DataSource,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  @Cron(CronExpression.EVERY_MINUTE, { waitForCompletion: true })
  async tellThem(): Promise<void> {
    try {
      await this.source.transaction(async (tx) => {
        const queued = await namedQuery(tx, tellStatement, [this.clock.now()]);
        if (queued.length > 0) noteChange(tx, { topic: 'inbox' });
      });
      this.outbox.nudge();
    } catch (error) {
      this.logger.warn(
        { err: error },
        'guests with an expired change request were not notified; the next minute tries again',
      );
    }
  }
}
