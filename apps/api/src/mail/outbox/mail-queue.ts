import { randomUUID } from 'node:crypto';
import { isQuiet } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Announcements } from '../../platform/change-feed/announcements.js';
import { Clock } from '../../platform/clock/clock.js';
import { instantOf, localMoment } from '../../platform/clock/local-time.js';
import type { StoredVisit } from '../../platform/clock/visit-times.js';
import { Settings } from '../../platform/config/settings.js';
import type { NotifiedVisit } from '../../platform/database/entities/guests/email-message.entity.js';
import { type RunStatement, namedQuery, onPool } from '../../platform/database/named-query.js';
import { turnKey } from '../../platform/database/sql-expressions.js';
import { failureOf } from './mail-failure.js';
import { isForStaff, isToGuest, visitMail } from '../rendering/mail-kinds.js';
import type { MailRequest } from '../rendering/mail-renderer.js';
import { isDue, leaseFor, nextAttempt, senderRetries } from './next-attempt.js';

export interface LeasedMail extends MailRequest {
  id: string;
  leaseToken: string;
  attempts: number;
  createdAt: Date;
  messageId: string;
}

/** Each claim sees the previous one of any process. */
const turnStatement = { name: 'turn-at-outbox', text: `SELECT pg_advisory_xact_lock(${turnKey('outbox', '$1')})` };

/** SQL: the team's copies are separate. */
const isNextTo = (one: string, other: string): string => `
  ${one}.reservation_id = ${other}.reservation_id
  AND ${isToGuest(one)} AND ${isToGuest(other)}`;

/** Only the newest of a reservation, and only while no other one is being sent. */
const claimStatement = {
  name: 'claim-mails',
  text: `
    UPDATE email_messages SET status = 'sending', attempts = attempts + 1, lease_token = $1, next_attempt_at = $3,
      message_id = coalesce(message_id, '<' || id || '@' || $4 || '>')
    WHERE id IN (
      SELECT id FROM email_messages AS mail
      WHERE ${isDue('$2', 'mail')} AND NOT EXISTS (
        SELECT FROM email_messages AS other
        WHERE ${isNextTo('other', 'mail')}
          AND (other.number > mail.number OR other.status = 'sending' AND other.id <> mail.id AND NOT ${isDue('$2', 'other')}))
      ORDER BY priority, next_attempt_at LIMIT $5 FOR UPDATE SKIP LOCKED)
    RETURNING id, lease_token AS "leaseToken", kind, recipient, language, reservation_id AS "reservationId", payload,
      attempts, created_at AS "createdAt", message_id AS "messageId"`,
};

/** The newer one is rendered from the current data. */
const supersedeStatement = {
  name: 'supersede-mails',
  text: `
    DELETE FROM email_messages WHERE id IN (
      SELECT id FROM email_messages AS mail
      WHERE mail.reservation_id = ANY ($2::uuid[]) AND (mail.status = 'queued' OR ${isDue('$1', 'mail')})
        AND EXISTS (
          SELECT FROM email_messages AS other
          WHERE ${isNextTo('other', 'mail')} AND other.number > mail.number AND other.status <> 'queued')
      FOR UPDATE SKIP LOCKED)`,
};

/** Only the holder of the lease may record the result. */
const sentStatement = {
  name: 'mail-sent',
  text: `
    WITH sent AS (
      UPDATE email_messages SET status = 'sent', sent_at = $3, lease_token = NULL, last_error = NULL, failure = NULL, notified_visit = $5
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
    UPDATE email_messages SET status = $3, next_attempt_at = $4, last_error = $5, failure = $6,
      attempts = $7, lease_token = NULL
    WHERE id = $1 AND lease_token = $2`,
};

const dropStatement = { name: 'drop-mail', text: `DELETE FROM email_messages WHERE id = $1 AND lease_token = $2` };

const releaseStatement = {
  name: 'release-mails',
  text: `
    UPDATE email_messages SET status = 'queued', next_attempt_at = $2, lease_token = NULL
    WHERE lease_token = ANY ($1::uuid[])`,
};

@Injectable()
export class MailQueue {
  private readonly run: RunStatement;
  private readonly host: string;

  constructor(
    private readonly source: DataSource,
    settings: Settings,
    private readonly clock: Clock,
    private readonly announcements: Announcements,
  ) {
    this.run = onPool(source);
    this.host = new URL(settings.publicUrl).hostname;
  }

  /** Also those of a sender that has stopped. Claiming counts as an attempt. */
  async claimMails(count: number): Promise<LeasedMail[]> {
    const now = this.clock.now();
    const until = new Date(now.getTime() + leaseFor);
    return this.source.transaction(async (tx) => {
      await namedQuery(tx, turnStatement, ['claim']);
      const mails = await namedQuery<LeasedMail>(tx, claimStatement, [randomUUID(), now, until, this.host, count]);
      await namedQuery(tx, supersedeStatement, [now, mails.flatMap(({ reservationId }) => reservationId ?? [])]);
      return mails;
    });
  }

  async markSent({ id, leaseToken, kind }: LeasedMail, notifiedVisit: NotifiedVisit | null): Promise<void> {
    await this.run(sentStatement, [id, leaseToken, this.clock.now(), !isForStaff(kind), notifiedVisit]);
  }

  /** The morning's run decides again which guests to remind. */
  isReminderAtNight({ kind }: LeasedMail): boolean {
    return visitMail(kind)?.wanted === 'before_visit' && isQuiet(localMoment(this.clock.now()));
  }

  async drop({ id, leaseToken }: LeasedMail): Promise<void> {
    await this.run(dropStatement, [id, leaseToken]);
  }

  async markNotSent(mail: LeasedMail, reason: unknown): Promise<void> {
    const now = this.clock.now();
    const failure = failureOf(reason);
    const visitAt = await this.visitAt(mail.reservationId);
    const isSenderRefused = failure === 'sender_refused';
    const { attempts, until } = isSenderRefused
      ? senderRetries(mail, visitAt)
      : { attempts: mail.attempts, until: visitAt };
    const next = failure === 'address_unknown' ? null : nextAttempt(attempts, now, until);
    const message = reason instanceof Error ? reason.message : String(reason);
    const state = [next ? 'queued' : 'failed', next ?? now, message, failure, attempts];
    await this.run(notSentStatement, [mail.id, mail.leaseToken, ...state]);
    if (!next) this.announcements.announceChanges([{ topic: 'inbox' }]);
  }

  async release(leaseTokens: readonly string[]): Promise<void> {
    if (leaseTokens.length > 0) await this.run(releaseStatement, [leaseTokens, this.clock.now()]);
  }

  private async visitAt(reservationId: string | null): Promise<Date | null> {
    if (reservationId === null) return null;
    const [visit] = await this.run<Pick<StoredVisit, 'date' | 'startMinute'>>(visitStatement, [reservationId]);
    return visit ? instantOf(visit.date, visit.startMinute) : null;
  }
}
