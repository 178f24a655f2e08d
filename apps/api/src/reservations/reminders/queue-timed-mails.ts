import {
  type BookingRules,
  type ServiceDate,
  addDays,
  venueOn,
  isQuiet,
  reminderOf,
  ruleBounds,
} from '@strapec/domain';
import { Injectable, Logger } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { instantOf, localMoment } from '../../platform/clock/local-time.js';
import { noteChange } from '../../platform/change-feed/note-change.js';
import { namedQuery, namedRead } from '../../platform/database/named-query.js';
import { Venues } from '../../venue/read/venues.js';
import { isToGuest } from '../../mail/rendering/mail-kinds.js';
import { Outbox } from '../../mail/outbox/outbox.js';

const hoursPerDay = 24;

interface Candidate {
  id: string;
  date: ServiceDate;
  startMinute: number;
  /** Of the reservation or of the last mail to the guest. */
  notifiedAt: Date;
  key: string;
}

/** SQL: a visit that moves gets another key. */
export const reminderKey = `'reminder:' || reservations.id || ':' || date || 'T' || to_char(make_interval(mins => start_minute), 'HH24:MI')`;

/** These do not contain the time of the visit. */
const aboutChangeRequests = `'{reservation_change_received,reservation_change_declined}'`;

/** A guest with another mail in the queue needs no reminder. */
const candidatesStatement = {
  name: 'reminder-candidates',
  text: `
    SELECT id, date, start_minute AS "startMinute", ${reminderKey} AS key, greatest(created_at, (
        SELECT max(sent_at) FROM email_messages AS mail
        WHERE mail.reservation_id = reservations.id AND ${isToGuest('mail')} AND mail.kind <> ALL (${aboutChangeRequests}))) AS "notifiedAt"
    FROM reservations
    WHERE date BETWEEN $1 AND $2 AND status = 'confirmed' AND email IS NOT NULL
      AND NOT EXISTS (SELECT FROM email_messages WHERE dedupe_key = ${reminderKey})
      AND NOT EXISTS (
        SELECT FROM email_messages AS mail
        WHERE mail.reservation_id = reservations.id AND ${isToGuest('mail')}
          AND mail.status IN ('queued', 'sending'))`,
};

/** SQL: one mail for each `key`. */
const addMails = (kind: string, key: string, rows: string): string => `
    INSERT INTO email_messages (id, kind, recipient, first_name, last_name, language, reservation_id, dedupe_key,
      next_attempt_at, created_at)
    SELECT gen_random_uuid(), '${kind}', email, first_name, last_name, preferred_language, reservations.id, ${key}, $1, $1
    FROM ${rows}
    ON CONFLICT (dedupe_key) DO NOTHING RETURNING id`;

const remindStatement = {
  name: 'remind-guests',
  // locked, so that no reminder follows a cancellation; rows locked by a change wait for the next minute
  text: addMails(
    'reservation_reminder',
    reminderKey,
    `reservations
    WHERE id = ANY ($2::uuid[]) AND ${reminderKey} = ANY ($3) AND status = 'confirmed' AND email IS NOT NULL
    FOR NO KEY UPDATE SKIP LOCKED`,
  ),
};

const expiryKey = `'change-request:' || request.id`;

const expiredStatement = {
  name: 'notify-of-expired-change-requests',
  text: addMails(
    'reservation_change_declined',
    expiryKey,
    `change_requests AS request JOIN reservations ON reservations.id = reservation_id
    WHERE request.held_until <= $1 AND ended_at IS NULL AND email IS NOT NULL
      AND NOT EXISTS (SELECT FROM email_messages WHERE dedupe_key = ${expiryKey})
    FOR NO KEY UPDATE OF request SKIP LOCKED`,
  ),
};

/** Computed each minute, so a moved visit needs no rescheduling. Several processes may run this at once. */
@Injectable()
export class QueueTimedMails {
  private readonly logger = new Logger(QueueTimedMails.name);

  constructor(
    private readonly source: DataSource,
    private readonly venues: Venues,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  @Cron(CronExpression.EVERY_MINUTE, { waitForCompletion: true })
  async queueMails(): Promise<void> {
    const now = this.clock.now();
    await this.remind(now).catch(this.warn('guests could not be reminded'));
    await this.notifyOfExpired(now).catch(this.warn('guests with an expired change request were not notified'));
  }

  /** Decision 0032. */
  private async notifyOfExpired(now: Date): Promise<void> {
    await this.source.transaction(async (tx) => {
      const queued = await namedQuery(tx, expiredStatement, [now]);
      if (queued.length > 0) noteChange(tx, { topic: 'inbox' });
    });
    this.outbox.nudge();
  }

  private warn(failure: string): (error: unknown) => void {
    return (err) => this.logger.warn({ err }, `${failure}; the next minute tries again`);
  }

  private async remind(now: Date): Promise<void> {
    const moment = localMoment(now);
    if (isQuiet(moment)) return;
    const days = [moment.date, addDays(moment.date, mostDaysAhead)];
    const candidates = await namedRead<Candidate>(this.source, candidatesStatement, days);
    if (candidates.length === 0) return;
    const venue = await this.venues.current();
    const due = candidates.filter((candidate) => isDue(candidate, venueOn(candidate.date, venue).rules, now));
    if (due.length === 0) return;
    await namedRead(this.source, remindStatement, [now, due.map(({ id }) => id), due.map(({ key }) => key)]);
    this.outbox.nudge();
  }
}

const mostDaysAhead = Math.ceil(ruleBounds.reminderHours.most / hoursPerDay);

function isDue({ date, startMinute, notifiedAt }: Candidate, rules: BookingRules, now: Date): boolean {
  const at = reminderOf({ date, start: startMinute }, rules, localMoment(notifiedAt));
  return at !== null && instantOf(at.date, at.minute) <= now && now < instantOf(date, startMinute);
}
