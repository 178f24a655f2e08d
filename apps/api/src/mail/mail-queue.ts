import { randomUUID } from 'node:crypto';
import type { Language } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../clock/clock.js';
import { Settings } from '../config/settings.js';
import { type RunStatement, onPool } from '../database/named-query.js';
import type { MailKind } from './mail-kinds.js';

/** A mail that this process alone may send until its lease runs out. */
export interface LeasedMail {
  id: string;
  leaseToken: string;
  kind: MailKind;
  recipient: string;
  language: Language;
  reservationId: string | null;
  /** What a mail that is not about a reservation is about. */
  payload: { rowId?: string } | null;
  attempts: number;
  messageId: string;
}

const minute = 60_000; // milliseconds
/** Longer than the transport's own time-outs, so that nobody else sends what is still being sent. */
const leaseFor = 2 * minute;
/** How long a mail waits after its first, second … failure; after the last it has failed (rules §8). */
export const retryDelays = [1, 5, 15, 60, 240].map((minutes) => minutes * minute);

const claimStatement = {
  name: 'claim-mails',
  text: `
    UPDATE email_messages SET status = 'sending', attempts = attempts + 1, lease_token = $1, next_attempt_at = $3,
      message_id = coalesce(message_id, '<' || id || '@' || $4 || '>')
    WHERE id IN (
      SELECT id FROM email_messages
      WHERE status IN ('queued', 'sending') AND next_attempt_at <= $2
      ORDER BY next_attempt_at LIMIT $5 FOR UPDATE SKIP LOCKED)
    RETURNING id, lease_token AS "leaseToken", kind, recipient, language, reservation_id AS "reservationId", payload,
      attempts, message_id AS "messageId"`,
};

/** Only the holder of the lease may say how it ended: a sender that was too slow changes nothing. */
const sentStatement = {
  name: 'mail-sent',
  text: `
    WITH sent AS (
      UPDATE email_messages SET status = 'sent', sent_at = $3, lease_token = NULL, last_error = NULL
      WHERE id = $1 AND lease_token = $2 RETURNING reservation_id)
    UPDATE reservations SET email_sent = true FROM sent WHERE reservations.id = sent.reservation_id AND $4`,
};

const notSentStatement = {
  name: 'mail-not-sent',
  text: `
    UPDATE email_messages SET status = $3, next_attempt_at = $4, last_error = $5, lease_token = NULL
    WHERE id = $1 AND lease_token = $2`,
};

const releaseStatement = {
  name: 'release-mails',
  text: `
    UPDATE email_messages SET status = 'queued', next_attempt_at = $2, lease_token = NULL
    WHERE lease_token = ANY ($1::uuid[])`,
};

/** The queue in PostgreSQL; any number of processes may take from it. */
@Injectable()
export class MailQueue {
  private readonly run: RunStatement;
  private readonly host: string;

  constructor(
    source: DataSource,
    settings: Settings,
    private readonly clock: Clock,
  ) {
    this.run = onPool(source);
    this.host = new URL(settings.publicUrl).hostname;
  }

  /** Takes mails that are due, also those whose sender has died; the attempt counts from here. */
  async claim(count: number): Promise<LeasedMail[]> {
    const now = this.clock.now();
    const until = new Date(now.getTime() + leaseFor);
    return this.run<LeasedMail>(claimStatement, [randomUUID(), now, until, this.host, count]);
  }

  async markSent({ id, leaseToken }: LeasedMail, isForGuest: boolean): Promise<void> {
    await this.run(sentStatement, [id, leaseToken, this.clock.now(), isForGuest]);
  }

  /** Queues the mail for its next attempt, or gives it up after the last. */
  async markNotSent({ id, leaseToken, attempts }: LeasedMail, reason: string): Promise<void> {
    const delay = retryDelays[attempts - 1];
    const next = new Date(this.clock.now().getTime() + (delay ?? 0));
    await this.run(notSentStatement, [id, leaseToken, delay === undefined ? 'failed' : 'queued', next, reason]);
  }

  /** Gives leases back before they run out. */
  async release(leaseTokens: readonly string[]): Promise<void> {
    if (leaseTokens.length > 0) await this.run(releaseStatement, [leaseTokens, this.clock.now()]);
  }
}
