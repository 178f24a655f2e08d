import {
  type BookingRules,
  type ServiceDate,
  addDays,
  venueDayOn,
  isQuietTime,
  findReminderTime,
  ruleBounds,
} from '@strapec/domain';
import { Injectable, Logger } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { instantOf, toLocalDateTime } from '../../platform/clock/local-time.js';
import { announceAfterCommit } from '../../platform/change-feed/announce-after-commit.js';
import { queryInTransaction, queryFromPool } from '../../platform/database/named-statements.js';
import { VenueReader } from '../../venue/core/venue-reader.js';
import { guestMailCondition } from '../../mail/rendering/mail-kinds.js';
import { MailDispatcher } from '../../mail/outbox/mail-dispatcher.js';

const hoursPerDay = 24;

interface ReminderCandidate {
  id: string;
  date: ServiceDate;
  startMinute: number;
  /** Of the reservation or of the last mail to the guest. */
  notifiedAt: Date;
  key: string;
}

/** SQL: a visit that moves gets another key. */
export const reminderKeySql = `'reminder:' || reservations.id || ':' || date || 'T' || to_char(make_interval(mins => start_minute), 'HH24:MI')`;

/** These do not contain the time of the visit. */
const changeRequestMailKindsSql = `'{reservation_change_received,reservation_change_declined}'`;

/** A guest with another mail in the queue needs no reminder. */
const reminderCandidatesStatement = {
  name: 'reminder-candidates',
  text: `
    SELECT id, date, start_minute AS "startMinute", ${reminderKeySql} AS key, greatest(created_at, (
        SELECT max(sent_at) FROM email_messages AS mail
        WHERE mail.reservation_id = reservations.id AND ${guestMailCondition('mail')} AND mail.kind <> ALL (${changeRequestMailKindsSql}))) AS "notifiedAt"
    FROM reservations
    WHERE date BETWEEN $1 AND $2 AND status = 'confirmed' AND email IS NOT NULL
      AND NOT EXISTS (SELECT FROM email_messages WHERE dedupe_key = ${reminderKeySql})
      AND NOT EXISTS (
        SELECT FROM email_messages AS mail
        WHERE mail.reservation_id = reservations.id AND ${guestMailCondition('mail')}
          AND mail.status IN ('queued', 'sending'))`,
};

/** SQL: one mail for each `key`. */
const insertMailsSql = (kind: string, dedupeKeySql: string, recipientsSql: string): string => `
    INSERT INTO email_messages (id, kind, recipient, first_name, last_name, language, reservation_id, dedupe_key,
      next_attempt_at, created_at)
    SELECT gen_random_uuid(), '${kind}', email, first_name, last_name, preferred_language, reservations.id, ${dedupeKeySql}, $1, $1
    FROM ${recipientsSql}
    ON CONFLICT (dedupe_key) DO NOTHING RETURNING id`;

const insertRemindersStatement = {
  name: 'remind-guests',
  // locked, so that no reminder follows a cancellation; rows locked by a change wait for the next minute
  text: insertMailsSql(
    'reservation_reminder',
    reminderKeySql,
    `reservations
    WHERE id = ANY ($2::uuid[]) AND ${reminderKeySql} = ANY ($3) AND status = 'confirmed' AND email IS NOT NULL
    FOR NO KEY UPDATE SKIP LOCKED`,
  ),
};

const expiryKeySql = `'change-request:' || request.id`;

const insertExpiryMailsStatement = {
  name: 'notify-of-expired-change-requests',
  text: insertMailsSql(
    'reservation_change_declined',
    expiryKeySql,
    `change_requests AS request JOIN reservations ON reservations.id = reservation_id
    WHERE request.held_until <= $1 AND ended_at IS NULL AND email IS NOT NULL
      AND NOT EXISTS (SELECT FROM email_messages WHERE dedupe_key = ${expiryKeySql})
    FOR NO KEY UPDATE OF request SKIP LOCKED`,
  ),
};

/** Computed each minute, so a moved visit needs no rescheduling. Several processes may run this at once. */
@Injectable()
export class QueueScheduledMails {
  private readonly logger = new Logger(QueueScheduledMails.name);

  constructor(
    private readonly source: DataSource,
    private readonly venueReader: VenueReader,
    private readonly mailDispatcher: MailDispatcher,
    private readonly clock: Clock,
  ) {}

  @Cron(CronExpression.EVERY_MINUTE, { waitForCompletion: true })
  async queueMails(): Promise<void> {
    const now = this.clock.now();
    await this.queueReminders(now).catch(this.createFailureLogger('guests could not be reminded'));
    await this.notifyExpiredRequests(now).catch(
      this.createFailureLogger('guests with an expired change request were not notified'),
    );
  }

  /** Decision 0032. */
  private async notifyExpiredRequests(now: Date): Promise<void> {
    await this.source.transaction(async (tx) => {
      const queuedMails = await queryInTransaction(tx, insertExpiryMailsStatement, [now]);
      if (queuedMails.length > 0) announceAfterCommit(tx, { topic: 'inbox' });
    });
    this.mailDispatcher.requestDelivery();
  }

  private createFailureLogger(failure: string): (error: unknown) => void {
    return (err) => this.logger.warn({ err }, `${failure}; the next minute tries again`);
  }

  private async queueReminders(now: Date): Promise<void> {
    const localNow = toLocalDateTime(now);
    if (isQuietTime(localNow)) return;
    const dateRange = [localNow.date, addDays(localNow.date, maxDaysAhead)];
    const candidates = await queryFromPool<ReminderCandidate>(this.source, reminderCandidatesStatement, dateRange);
    if (candidates.length === 0) return;
    const venue = await this.venueReader.readVenue();
    const dueCandidates = candidates.filter((candidate) =>
      isReminderDue(candidate, venueDayOn(candidate.date, venue).rules, now),
    );
    if (dueCandidates.length === 0) return;
    await queryFromPool(this.source, insertRemindersStatement, [
      now,
      dueCandidates.map(({ id }) => id),
      dueCandidates.map(({ key }) => key),
    ]);
    this.mailDispatcher.requestDelivery();
  }
}

const maxDaysAhead = Math.ceil(ruleBounds.reminderHours.max / hoursPerDay);

function isReminderDue({ date, startMinute, notifiedAt }: ReminderCandidate, rules: BookingRules, now: Date): boolean {
  const remindAt = findReminderTime({ date, start: startMinute }, rules, toLocalDateTime(notifiedAt));
  return remindAt !== null && instantOf(remindAt.date, remindAt.minute) <= now && now < instantOf(date, startMinute);
}
