import { randomUUID } from 'node:crypto';
import type { Language } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../clock/clock.js';
import { Settings } from '../config/settings.js';
import { type Statement, namedQuery } from '../database/named-query.js';
import { Dispatcher } from './dispatcher.js';
import { type MailKind, isForStaff } from './mail-kinds.js';

/** A mail about a reservation, to be written in the transaction that causes it. */
export interface ReservationMail {
  kind: MailKind;
  reservationId: string;
  /** The guest's address; a copy for the team goes to the team's. */
  email: string;
  firstName: string;
  lastName: string;
  language: Language;
}

const addStatement: Statement = {
  name: 'add-to-outbox',
  text: `
    INSERT INTO email_messages (id, kind, recipient, first_name, last_name, language, reservation_id, dedupe_key,
      next_attempt_at, created_at)
    SELECT id, kind, recipient, $1, $2, $3, $4, id::text, $5, $5
    FROM unnest($6::uuid[], $7::text[], $8::text[]) AS mail (id, kind, recipient)`,
};

/** Where mails wait to be sent: written with their cause, so that both stand or neither (decisions §8). */
@Injectable()
export class Outbox {
  constructor(
    private readonly dispatcher: Dispatcher,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** Queues the mails of one cause: all about the same reservation. */
  async add(tx: EntityManager, mails: readonly ReservationMail[]): Promise<void> {
    const [first] = mails;
    if (!first) return;
    const { firstName, lastName, language, reservationId } = first;
    await namedQuery(tx, addStatement, [
      firstName,
      lastName,
      language,
      reservationId,
      this.clock.now(),
      mails.map(() => randomUUID()),
      mails.map(({ kind }) => kind),
      mails.map(({ kind, email }) => (isForStaff(kind) ? this.settings.mail.staff : email)),
    ]);
  }

  /** Sends what waits soon, without being waited for; called after the commit. */
  nudge(): void {
    this.dispatcher.nudge();
  }
}
