import { randomUUID } from 'node:crypto';
import type { Language } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../clock/clock.js';
import { Settings } from '../config/settings.js';
import { type Statement, namedQuery } from '../database/named-query.js';
import { Dispatcher } from './dispatcher.js';
import { type KindAbout, type MailKind, type MailTopic, isForStaff } from './mail-kinds.js';

interface Addressed {
  /** The guest's address; a copy for the team goes to the team's. */
  email: string;
  firstName: string;
  lastName: string;
  language: Language;
  /** The mail that staff send once more with this one. */
  resendOf?: string;
}

/** A mail about a reservation, to be written in the transaction that causes it. */
export interface ReservationMail extends Addressed {
  kind: KindAbout<'reservation'>;
  reservationId: string;
}

/** A mail about what came through one of the other forms. */
export interface FormMail extends Addressed {
  kind: KindAbout<Exclude<MailTopic, 'reservation'>>;
  /** The row it is about. The outbox keeps no more of it: what is erased there is in no mail to be sent. */
  rowId: string;
}

const addStatement: Statement = {
  name: 'add-to-outbox',
  text: `
    INSERT INTO email_messages (id, kind, recipient, first_name, last_name, language, reservation_id, payload,
      dedupe_key, next_attempt_at, created_at)
    SELECT id, kind, recipient, $1, $2, $3, $4, $5, id::text, $6, $6
    FROM unnest($7::uuid[], $8::text[], $9::text[]) AS mail (id, kind, recipient)`,
};

/** Where mails wait to be sent: written with their cause, so that both stand or neither (rules §8). */
@Injectable()
export class Outbox {
  constructor(
    private readonly dispatcher: Dispatcher,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** Queues the mails of one cause: all about the same row. Answers with their ids. */
  async add(tx: EntityManager, mails: readonly (ReservationMail | FormMail)[]): Promise<string[]> {
    const [first] = mails;
    if (!first) return [];
    const ids = mails.map(() => randomUUID());
    const { firstName, lastName, language } = first;
    await namedQuery(tx, addStatement, [
      firstName,
      lastName,
      language,
      'reservationId' in first ? first.reservationId : null,
      payloadOf(first),
      this.clock.now(),
      ids,
      mails.map(({ kind }) => kind),
      mails.map((mail) => this.recipientOf(mail)),
    ]);
    return ids;
  }

  /** Sends what waits soon, without being waited for; called after the commit. */
  nudge(): void {
    this.dispatcher.nudge();
  }

  private recipientOf({ kind, email }: { kind: MailKind; email: string }): string {
    return isForStaff(kind) ? this.settings.mail.staff : email;
  }
}

/** Ids only: what is erased elsewhere is in no mail to be sent. */
function payloadOf(mail: ReservationMail | FormMail): Record<string, string> | null {
  const payload = {
    ...('rowId' in mail ? { rowId: mail.rowId } : {}),
    ...(mail.resendOf === undefined ? {} : { resendOf: mail.resendOf }),
  };
  return Object.keys(payload).length > 0 ? payload : null;
}
