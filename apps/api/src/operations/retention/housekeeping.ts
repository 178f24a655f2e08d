import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { answersKeptFor } from '../../platform/idempotency/idempotency.js';

/** Milliseconds: an expired invitation can be sent again. */
const invitationsShownFor = 30 * 24 * 60 * 60_000;

/** Milliseconds: a guest who is late still finds the expired request. */
const expiredHoldsShownFor = 24 * 60 * 60_000;

/** Several processes may run it. */
@Injectable()
export class Housekeeping {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
  ) {}

  @Cron(CronExpression.EVERY_HOUR, { waitForCompletion: true })
  async deleteExpired(): Promise<void> {
    const now = this.clock.now();
    await this.source.query('DELETE FROM idempotency_keys WHERE created_at < $1', [
      new Date(now.getTime() - answersKeptFor),
    ]);
    await this.source.query('DELETE FROM used_captchas WHERE expires_at < $1', [now]);
    await this.source.query('DELETE FROM staff_invitations WHERE expires_at < $1', [
      new Date(now.getTime() - invitationsShownFor),
    ]);
    const over = new Date(now.getTime() - expiredHoldsShownFor);
    await this.source.query(`DELETE FROM reservations WHERE status = 'held' AND held_until < $1`, [over]);
    await this.source.query(`DELETE FROM change_requests WHERE held_until < $1`, [over]);
    await this.source.query('DELETE FROM sessions WHERE expire < $1', [now]);
    await this.source.query('DELETE FROM rate_limits WHERE expire < $1', [now.getTime()]);
  }
}
