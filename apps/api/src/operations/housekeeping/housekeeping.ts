import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { answerLifetimeMs } from '../../platform/idempotency/idempotency.js';

/** Milliseconds: an expired invitation can be sent again. */
const expiredInvitationAgeMs = 30 * 24 * 60 * 60_000;

/** Milliseconds: a guest who is late still finds the expired request. */
const expiredHoldAgeMs = 24 * 60 * 60_000;

/** With the age in milliseconds at which the rows go. */
const expiredRowQueries: readonly [query: string, age: number][] = [
  ['DELETE FROM idempotency_keys WHERE created_at < $1', answerLifetimeMs],
  ['DELETE FROM used_captchas WHERE expires_at < $1', 0],
  ['DELETE FROM staff_invitations WHERE expires_at < $1', expiredInvitationAgeMs],
  [`DELETE FROM reservations WHERE status = 'held' AND held_until < $1`, expiredHoldAgeMs],
  ['DELETE FROM change_requests WHERE held_until < $1', expiredHoldAgeMs],
  ['DELETE FROM sessions WHERE expire < $1', 0],
  ['DELETE FROM rate_limits WHERE expire < (extract(epoch FROM $1::timestamptz) * 1000)::bigint', 0],
];

/** Several processes may run it. */
@Injectable()
export class Housekeeping {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
  ) {}

  @Cron(CronExpression.EVERY_HOUR, { waitForCompletion: true })
  async deleteExpiredRows(): Promise<void> {
    const nowMs = this.clock.now().getTime();
    for (const [query, age] of expiredRowQueries) await this.source.query(query, [new Date(nowMs - age)]);
  }
}
