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
import { namedRead } from '../../platform/database/named-query.js';
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

/** They do not contain the time of the visit. */
const aboutChangeRequests = `'{reservation_change_received,reservation_change_declined}'`;

/** A guest with another mail in the queue is reminded by that one. */
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

/** Locked, so that no reminder follows a cancellation. Rows locked by a change wait for the next minute. */
const remindStatement = {
  name: 'remind-guests',
  text: `
    INSERT INTO email_messages (id, kind, recipient, first_name, last_name, language, reservation_id, dedupe_key,
      next_attempt_at, created_at)
    SELECT gen_random_uuid(), 'reservation_reminder', email, first_name, last_name, preferred_language, id, ${reminderKey}, $3, $3
    FROM reservations
    WHERE id = ANY ($1::uuid[]) AND ${reminderKey} = ANY ($2) AND status = 'confirmed' AND email IS NOT NULL
    FOR NO KEY UPDATE SKIP LOCKED
    ON CONFLICT (dedupe_key) DO NOTHING`,
};

/** Computed each minute, so a moved visit needs no rescheduling. Several processes may run this at the same time. */
@Injectable()
export class RemindGuests {
  private readonly logger = new Logger(RemindGuests.name);

  constructor(
    private readonly source: DataSource,
    private readonly venues: Venues,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  @Cron(CronExpression.EVERY_MINUTE, { waitForCompletion: true })
  async remindWhoIsDue(): Promise<void> {
    try {
      await this.remind(this.clock.now());
    } catch (error) {
      this.logger.warn({ err: error }, 'guests could not be reminded; the next minute tries again');
    }
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
    await namedRead(this.source, remindStatement, [due.map(({ id }) => id), due.map((one) => one.key), now]);
    this.outbox.nudge();
  }
}

const mostDaysAhead = Math.ceil(ruleBounds.reminderHours.most / hoursPerDay);

function isDue({ date, startMinute, notifiedAt }: Candidate, rules: BookingRules, now: Date): boolean {
  const at = reminderOf({ date, start: startMinute }, rules, localMoment(notifiedAt));
  return at !== null && instantOf(at.date, at.minute) <= now && now < instantOf(date, startMinute);
}
