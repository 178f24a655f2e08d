import { randomUUID } from 'node:crypto';
import { isQuietTime } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { ChangeAnnouncer } from '../../platform/change-feed/change-announcer.js';
import { Clock } from '../../platform/clock/clock.js';
import { instantOf, toLocalDateTime } from '../../platform/clock/local-time.js';
import { Settings } from '../../platform/config/settings.js';
import { type NotifiedVisit, OutboxMail } from '../../platform/database/entities/guests/outbox-mail.entity.js';
import { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import { queryFromPool, queryInTransaction } from '../../platform/database/named-statements.js';
import { advisoryLockKeySql } from '../../platform/database/sql-expressions.js';
import { classifyFailure } from './mail-failure.js';
import { isStaffCopy, guestMailCondition, mailRules } from '../rendering/mail-kinds.js';
import type { MailRequest } from '../rendering/mail-renderer.js';
import { dueMailCondition, leaseDurationMs, nextAttemptTime, limitSenderRetries } from './retry-schedule.js';

export interface LeasedMail extends MailRequest {
  id: string;
  leaseToken: string;
  attempts: number;
  createdAt: Date;
  messageId: string;
}

/** Each claim sees the previous one of any process. */
const claimLockQuery = `SELECT pg_advisory_xact_lock(${advisoryLockKeySql('outbox', '$1')})`;

/** SQL: the team's copies are separate. */
const sameReservationCondition = (one: string, other: string): string => `
  ${one}.reservation_id = ${other}.reservation_id
  AND ${guestMailCondition(one)} AND ${guestMailCondition(other)}`;

/** Only the newest of a reservation, and only while no other one is being sent. */
const claimStatement = {
  name: 'claim-mails',
  text: `
    UPDATE email_messages SET status = 'sending', attempts = attempts + 1, lease_token = $1, next_attempt_at = $3,
      message_id = coalesce(message_id, '<' || id || '@' || $4 || '>')
    WHERE id IN (
      SELECT id FROM email_messages AS mail
      WHERE ${dueMailCondition('$2', 'mail')} AND NOT EXISTS (
        SELECT FROM email_messages AS other
        WHERE ${sameReservationCondition('other', 'mail')}
          AND (other.number > mail.number OR other.status = 'sending' AND other.id <> mail.id AND NOT ${dueMailCondition('$2', 'other')}))
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
      WHERE mail.reservation_id = ANY ($2::uuid[]) AND (mail.status = 'queued' OR ${dueMailCondition('$1', 'mail')})
        AND EXISTS (
          SELECT FROM email_messages AS other
          WHERE ${sameReservationCondition('other', 'mail')} AND other.number > mail.number AND other.status <> 'queued')
      FOR UPDATE SKIP LOCKED)`,
};

/** Only the holder of the lease may record the result. */
const markSentStatement = {
  name: 'mail-sent',
  text: `
    WITH sent AS (
      UPDATE email_messages SET status = 'sent', sent_at = $3, lease_token = NULL, last_error = NULL, failure = NULL, notified_visit = $5
      WHERE id = $1 AND lease_token = $2 RETURNING reservation_id)
    UPDATE reservations SET email_sent = true FROM sent WHERE reservations.id = sent.reservation_id AND $4`,
};

@Injectable()
export class OutboxQueue {
  private readonly messageIdHost: string;

  constructor(
    private readonly source: DataSource,
    settings: Settings,
    private readonly clock: Clock,
    private readonly announcer: ChangeAnnouncer,
  ) {
    this.messageIdHost = new URL(settings.publicUrl).hostname;
  }

  /** Also those of a sender that has stopped. Claiming counts as an attempt. */
  async claimMails(count: number): Promise<LeasedMail[]> {
    const now = this.clock.now();
    const leaseEnd = new Date(now.getTime() + leaseDurationMs);
    return this.source.transaction(async (tx) => {
      await tx.query(claimLockQuery, ['claim']);
      const claimValues = [randomUUID(), now, leaseEnd, this.messageIdHost, count];
      const mails = await queryInTransaction<LeasedMail>(tx, claimStatement, claimValues);
      const reservationIds = mails.flatMap(({ reservationId }) => reservationId ?? []);
      await queryInTransaction(tx, supersedeStatement, [now, reservationIds]);
      return mails;
    });
  }

  async markSent({ id, leaseToken, kind }: LeasedMail, notifiedVisit: NotifiedVisit | null): Promise<void> {
    const values = [id, leaseToken, this.clock.now(), !isStaffCopy(kind), notifiedVisit];
    await queryFromPool(this.source, markSentStatement, values);
  }

  /** The morning's run decides again which guests to remind. */
  isReminderAtNight({ kind }: LeasedMail): boolean {
    return mailRules(kind).validWhile === 'before_visit' && isQuietTime(toLocalDateTime(this.clock.now()));
  }

  async dropMail({ id, leaseToken }: LeasedMail): Promise<void> {
    await this.source.manager.delete(OutboxMail, { id, leaseToken });
  }

  async markNotSent(mail: LeasedMail, error: unknown): Promise<void> {
    const now = this.clock.now();
    const failure = classifyFailure(error);
    const visitAt = await this.readVisitStart(mail.reservationId);
    const { attempts, until } =
      failure === 'sender_refused' ? limitSenderRetries(mail, visitAt) : { attempts: mail.attempts, until: visitAt };
    const nextAttemptAt = failure === 'address_unknown' ? null : nextAttemptTime(attempts, now, until);
    const lastError = error instanceof Error ? error.message : String(error);
    const { id, leaseToken } = mail;
    const status = nextAttemptAt ? 'queued' : 'failed';
    const outcomeFields = {
      status,
      nextAttemptAt: nextAttemptAt ?? now,
      lastError,
      failure,
      attempts,
      leaseToken: null,
    } as const;
    await this.source.manager.update(OutboxMail, { id, leaseToken }, outcomeFields);
    if (!nextAttemptAt) this.announcer.announceChanges([{ topic: 'inbox' }]);
  }

  async releaseLeases(leaseTokens: readonly string[]): Promise<void> {
    if (leaseTokens.length === 0) return;
    const releasedFields = { status: 'queued', nextAttemptAt: this.clock.now(), leaseToken: null } as const;
    await this.source.manager.update(OutboxMail, { leaseToken: In(leaseTokens) }, releasedFields);
  }

  private async readVisitStart(reservationId: string | null): Promise<Date | null> {
    const reservation = reservationId && (await this.source.manager.findOneBy(Reservation, { id: reservationId }));
    return reservation ? instantOf(reservation.date, reservation.startMinute) : null;
  }
}
