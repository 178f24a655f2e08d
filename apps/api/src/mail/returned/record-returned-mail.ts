import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ChangeAnnouncer } from '../../platform/change-feed/change-announcer.js';
import { Clock } from '../../platform/clock/clock.js';
import { queryFromPool } from '../../platform/database/named-statements.js';
import { classifyFailure } from '../outbox/mail-failure.js';
import { parseReturnedMail } from './parse-returned-mail.js';

/** Bytes. Our mails have less than 100 kB, and servers return them whole. */
export const maxReturnedMailBytes = 1024 * 1024;
const clockToleranceMs = 10 * 60_000;

/** `known`: its row is unchanged. `ignored`: another mail, or no report. */
export type ReturnedMailOutcome = 'recorded' | 'known' | 'ignored';

/** By its id, else the newest mail to the recipient before the report. */
const findStatement = {
  name: 'find-returned-mail',
  text: `
    SELECT id, kind FROM email_messages
    WHERE id = ANY ($1::uuid[]) OR lower(recipient) = ANY ($2) AND status IN ('sent', 'failed')
      AND sent_at BETWEEN $3::timestamptz - interval '5 days' AND $3
    ORDER BY number DESC LIMIT 1`,
};

/** A failure is dismissed if staff have sent the mail again. */
const failStatement = {
  name: 'mail-returned',
  text: `
    UPDATE email_messages AS mail SET status = 'failed', lease_token = NULL, sent_at = coalesce(sent_at, $2),
      last_error = CASE WHEN recipient <> '' THEN $3 END, failure = CASE WHEN recipient <> '' THEN $4 END,
      dismissed_at = CASE WHEN EXISTS (
        SELECT FROM email_messages AS later
        WHERE later.payload ->> 'resendOf' = coalesce(mail.payload ->> 'resendOf', mail.id::text) AND later.payload IS NOT NULL
          AND later.number > mail.number AND later.status <> 'failed') THEN $2::timestamptz END
    WHERE id = $1 AND status <> 'failed' RETURNING id`,
};

@Injectable()
export class RecordReturnedMail {
  private readonly logger = new Logger(RecordReturnedMail.name);

  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
    private readonly announcer: ChangeAnnouncer,
  ) {}

  async recordReturnedMail(rawMail: Buffer): Promise<ReturnedMailOutcome> {
    const returnedMail = await parseReturnedMail(rawMail).catch(() => null);
    if (!returnedMail) return 'ignored';
    const now = this.clock.now();
    const sentUntil = new Date((returnedMail.date ?? now).getTime() + clockToleranceMs);
    const values = [returnedMail.mailIds, returnedMail.recipients, sentUntil];
    const [mail] = await queryFromPool<{ id: string; kind: string }>(this.source, findStatement, values);
    if (!mail) return 'ignored';
    if (returnedMail.action !== 'failed') return 'known';
    const failure = classifyFailure(new Error(returnedMail.answer));
    const changedRows = await queryFromPool(this.source, failStatement, [mail.id, now, returnedMail.answer, failure]);
    if (changedRows.length === 0) return 'known';
    this.logger.warn({ mail: mail.id, kind: mail.kind }, 'a mail came back');
    this.announcer.announceChanges([{ topic: 'inbox' }]);
    return 'recorded';
  }
}
