import { randomUUID } from 'node:crypto';
import type { Language } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Announcements } from '../changes/announcements.js';
import { Clock } from '../clock/clock.js';
import { instantOf } from '../clock/local-time.js';
import type { StoredVisit } from '../clock/visit-times.js';
import { Settings } from '../config/settings.js';
import { type RunStatement, onPool } from '../database/named-query.js';
import { isHopeless } from './hopeless.js';
import type { MailKind } from './mail-kinds.js';
import { hasStrayed, leaseFor, nextAttempt } from './next-attempt.js';

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

const claimStatement = {
  name: 'claim-mails',
  text: `
    UPDATE email_messages SET status = 'sending', attempts = attempts + 1, lease_token = $1, next_attempt_at = $3,
      message_id = coalesce(message_id, '<' || id || '@' || $4 || '>')
    WHERE id IN (
      SELECT id FROM email_messages
      WHERE status IN ('queued', 'sending') AND next_attempt_at <= $2 OR ${hasStrayed('$2')}
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

const visitStatement = {
  name: 'visit-of-mail',
  text: `SELECT date, start_minute AS "startMinute" FROM reservations WHERE id = $1`,
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
    private readonly announcements: Announcements,
  ) {
    this.run = onPool(source);
    this.host = new URL(settings.publicUrl).hostname;
  }

  /** Takes mails that are due, also those whose sender has died or was ahead of time; the attempt counts from here. */
  async claim(count: number): Promise<LeasedMail[]> {
    const now = this.clock.now();
    const until = new Date(now.getTime() + leaseFor);
    return this.run<LeasedMail>(claimStatement, [randomUUID(), now, until, this.host, count]);
  }

  async markSent({ id, leaseToken }: LeasedMail, isForGuest: boolean): Promise<void> {
    await this.run(sentStatement, [id, leaseToken, this.clock.now(), isForGuest]);
  }

  /** Queues the mail for its next attempt, or gives it up when there is none, or no use in any. */
  async markNotSent({ id, leaseToken, attempts, reservationId }: LeasedMail, reason: unknown): Promise<void> {
    const now = this.clock.now();
    const next = isHopeless(reason) ? null : nextAttempt(attempts, now, await this.visitAt(reservationId));
    const said = reason instanceof Error ? reason.message : String(reason);
    await this.run(notSentStatement, [id, leaseToken, next ? 'queued' : 'failed', next ?? now, said]);
    if (!next) this.announcements.add([{ topic: 'inbox' }]);
  }

  /** Gives leases back before they run out. */
  async release(leaseTokens: readonly string[]): Promise<void> {
    if (leaseTokens.length > 0) await this.run(releaseStatement, [leaseTokens, this.clock.now()]);
  }

  /** When the visit begins that a mail is about; `null` for a mail about anything else. */
  private async visitAt(reservationId: string | null): Promise<Date | null> {
    if (reservationId === null) return null;
    const [visit] = await this.run<Pick<StoredVisit, 'date' | 'startMinute'>>(visitStatement, [reservationId]);
    return visit ? instantOf(visit.date, visit.startMinute) : null;
  }
}
