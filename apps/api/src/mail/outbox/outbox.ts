import { randomUUID } from 'node:crypto';
import type { Language } from '@strapec/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager, type EntitySubscriberInterface, type QueryRunner } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { BusinessDetailsReader } from '../../content/core/business-details-reader.js';
import { Settings } from '../../platform/config/settings.js';
import { type Querier, queryInTransaction } from '../../platform/database/named-statements.js';
import { MailDispatcher } from './mail-dispatcher.js';
import { type MailKindOf, type MailKind, type MailTopic, isStaffCopy, mailPriority } from '../rendering/mail-kinds.js';

interface MailRecipient {
  email: string;
  firstName: string;
  lastName: string;
  language: Language;
  resendOf?: string;
}

export interface ReservationMail extends MailRecipient {
  kind: MailKindOf<'reservation'>;
  reservationId: string;
}

export interface MailAboutRow extends MailRecipient {
  kind: MailKindOf<Exclude<MailTopic, 'reservation'>>;
  /** Only its id is stored, so that erased data is in no later mail. */
  rowId: string;
}

const addStatement = {
  name: 'add-to-outbox',
  text: `
    INSERT INTO email_messages (id, kind, recipient, first_name, last_name, language, priority, reservation_id, payload,
      dedupe_key, next_attempt_at, created_at)
    SELECT id, kind, email, "firstName", "lastName", language, priority, $1, $2, id::text, $4, $3
    FROM jsonb_to_recordset($5::jsonb)
      AS mail (id uuid, kind text, email text, "firstName" text, "lastName" text, language text, priority smallint)`,
};

const withdrawStatement = {
  name: 'withdraw-mails',
  text: `
    WITH mail AS (SELECT id FROM email_messages WHERE reservation_id = $1 AND payload ->> 'action' = $2),
      withdrawn AS (
        DELETE FROM email_messages WHERE id IN (SELECT id FROM mail) AND status = 'queued' AND attempts = 0 RETURNING id)
    SELECT (SELECT count(*) FROM mail) > (SELECT count(*) FROM withdrawn) AS "isNotified"`,
};

const removeStatement = {
  name: 'remove-mails',
  text: `DELETE FROM email_messages WHERE payload IS NOT NULL AND payload ->> 'rowId' = $1 AND status = 'queued'`,
};

/** Written in the transaction of their cause (rules §8), sent after its commit. */
@Injectable()
export class Outbox implements OnModuleInit, EntitySubscriberInterface {
  private readonly queryRunnersWithMails = new WeakSet<QueryRunner>();

  constructor(
    private readonly source: DataSource,
    private readonly dispatcher: MailDispatcher,
    private readonly settings: Settings,
    private readonly detailsReader: BusinessDetailsReader,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.source.subscribers.push(this);
  }

  /** TypeORM calls this also when a savepoint ends. */
  afterTransactionCommit({ queryRunner }: { queryRunner: QueryRunner }): void {
    if (!queryRunner.isTransactionActive && this.queryRunnersWithMails.delete(queryRunner))
      this.dispatcher.requestDelivery();
  }

  /**
   * All about the same row; returns their ids. Mails of a staff action wait until it can no longer be undone. Copies
   * need a staff address.
   */
  async addMails(
    tx: EntityManager,
    mails: readonly (ReservationMail | MailAboutRow)[],
    { actionId = null }: { actionId?: string | null } = {},
  ): Promise<string[]> {
    const outgoingMails = await this.resolveRecipients(tx, mails);
    const [firstMail] = outgoingMails;
    if (!firstMail) return [];
    if (tx.queryRunner) this.queryRunnersWithMails.add(tx.queryRunner);
    const now = this.clock.now();
    const rows = outgoingMails.map((mail) => ({ ...mail, id: randomUUID(), priority: mailPriority(mail.kind) }));
    await queryInTransaction(tx, addStatement, [
      'reservationId' in firstMail ? firstMail.reservationId : null,
      actionId ? { action: actionId } : toMailPayload(firstMail),
      now,
      actionId ? new Date(now.getTime() + this.settings.mailDelaySeconds * 1_000) : now,
      JSON.stringify(rows),
    ]);
    return rows.map(({ id }) => id);
  }

  private async resolveRecipients<Mail extends MailRecipient & { kind: MailKind }>(
    tx: EntityManager,
    mails: readonly Mail[],
  ): Promise<Mail[]> {
    const hasCopies = mails.some(({ kind }) => isStaffCopy(kind));
    const staffAddress = hasCopies ? await this.detailsReader.readStaffCopyRecipient(tx) : null;
    return mails.flatMap((mail) => {
      if (!isStaffCopy(mail.kind)) return mail;
      return staffAddress ? { ...mail, email: staffAddress.address } : [];
    });
  }

  /** True if a mail of the action was sent or is being sent. */
  async withdrawMails(tx: EntityManager, actionId: string, reservationId: string): Promise<boolean> {
    const [withdrawal] = await queryInTransaction<{ isNotified: boolean }>(tx, withdrawStatement, [
      reservationId,
      actionId,
    ]);
    return withdrawal?.isNotified ?? false;
  }

  async removeMailsAbout(tx: EntityManager, rowId: string): Promise<void> {
    await queryInTransaction(tx, removeStatement, [rowId]);
  }
}

function toMailPayload(mail: ReservationMail | MailAboutRow): Record<string, string> | null {
  const { resendOf } = mail;
  const payload = { ...('rowId' in mail && { rowId: mail.rowId }), ...(resendOf !== undefined && { resendOf }) };
  return Object.keys(payload).length > 0 ? payload : null;
}

const stateStatement = {
  name: 'outbox-state',
  text: `
    SELECT count(*)::int AS waiting, min(created_at) AS "oldestWaiting",
      (SELECT count(*)::int FROM email_messages WHERE status = 'failed') AS failed
    FROM email_messages WHERE status IN ('queued', 'sending')`,
};

type OutboxState = Record<'waiting' | 'failed', number> & { oldestWaiting: Date | null };

export async function readOutboxState(run: Querier): Promise<OutboxState> {
  const [state] = (await run(stateStatement, [])) as [OutboxState];
  return state;
}
