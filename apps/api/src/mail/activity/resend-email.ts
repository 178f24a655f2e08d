import { holdsTables } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditLog } from '../../audit/audit-log.js';
import { Clock } from '../../platform/clock/clock.js';
import { OutboxMail } from '../../platform/database/entities/guests/outbox-mail.entity.js';
import { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import { TableHoldingRow } from '../../platform/database/entities/reservations/table-holding.entity.js';
import { queryInTransaction } from '../../platform/database/named-statements.js';
import { requireFound, lockRow } from '../../platform/http/problems/require-found.js';
import { Problem } from '../../platform/http/problems/problem.js';
import type { StaffMember } from '../../platform/http/access/staff-member.js';
import { findLastChangeRequest, findChangeRequestState } from '../rendering/last-change-request.js';
import { isStaffCopy, mailKindForStatus } from '../rendering/mail-kinds.js';
import { type MailAboutRow, Outbox, type ReservationMail } from '../outbox/outbox.js';
import { fitsChangeRequestState } from '../rendering/change-request-view.js';
import type { EmailAnswerDto } from './staff-mail.dto.js';

const minResendIntervalMs = 60_000;

const lastResendStatement = {
  name: 'last-resend',
  text: `SELECT max(created_at) AS at FROM email_messages WHERE payload IS NOT NULL AND payload ->> 'resendOf' = $1`,
};

const dismissStatement = {
  name: 'dismiss-resent',
  text: `
    UPDATE email_messages SET dismissed_at = $2
    WHERE status = 'failed' AND dismissed_at IS NULL
      AND (id = $1::uuid OR payload IS NOT NULL AND payload ->> 'resendOf' = $1::text)`,
};

@Injectable()
export class ResendEmail {
  constructor(
    private readonly source: DataSource,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async resendEmail(id: string, by: StaffMember): Promise<EmailAnswerDto> {
    await this.source.transaction(async (tx) => {
      const { mail, firstMailId } = await lockMail(tx, id);
      await this.enforceResendInterval(tx, firstMailId);
      await this.cancelRetry(tx, mail);
      await queryInTransaction(tx, dismissStatement, [firstMailId, this.clock.now()]);
      const resend = await createResend(tx, mail, { resendOf: firstMailId, now: this.clock.now() });
      const [sentAs] = await this.outbox.addMails(tx, [resend]);
      const after = { kind: mail.kind, sentAs };
      await this.audit.addEntries(tx, { by, action: 'email.resend', subjectId: id, after });
    });
    return { message: 'Email resent successfully!' };
  }

  private async enforceResendInterval(tx: EntityManager, firstMailId: string): Promise<void> {
    const [lastResend] = await queryInTransaction<{ at: Date | null }>(tx, lastResendStatement, [firstMailId]);
    const waitMs = lastResend?.at ? lastResend.at.getTime() + minResendIntervalMs - this.clock.now().getTime() : 0;
    if (waitMs > 0) throw new Problem('resent_just_now', { retryAfter: waitMs / 1_000 });
  }

  /** A mail that waits for another try would arrive twice. */
  private async cancelRetry(tx: EntityManager, mail: OutboxMail): Promise<void> {
    if (mail.status === 'sent' || mail.status === 'failed') return;
    if (mail.status === 'sending' || mail.attempts === 0) throw new Problem('mail_on_its_way');
    await tx.update(OutboxMail, { id: mail.id }, { status: 'failed', failure: 'sent_again', lastError: null });
  }
}

/** Locks the first mail of all its resends, so that only one resend runs at a time. */
async function lockMail(tx: EntityManager, id: string): Promise<{ mail: OutboxMail; firstMailId: string }> {
  const { payload } = requireFound(await tx.findOneBy(OutboxMail, { id }));
  const { resendOf } = payload ?? {};
  const firstMailId = typeof resendOf === 'string' ? resendOf : id;
  await tx.findOne(OutboxMail, { where: { id: firstMailId }, lock: { mode: 'pessimistic_write' } });
  return { mail: await lockRow(tx, OutboxMail, { id }), firstMailId };
}

async function createResend(
  tx: EntityManager,
  mail: OutboxMail,
  { resendOf, now }: { resendOf: string; now: Date },
): Promise<ReservationMail | MailAboutRow> {
  const { kind, recipient, firstName, lastName, language, reservationId } = mail;
  const rowId = mail.payload?.['rowId'];
  if (typeof rowId === 'string') {
    return { kind: kind as MailAboutRow['kind'], rowId, email: recipient, firstName, lastName, language, resendOf };
  }
  const reservation = reservationId === null ? null : await tx.findOneBy(Reservation, { id: reservationId });
  if (!reservation?.email) throw new Problem('mail_without_subject');
  const { email, preferredLanguage } = reservation;
  const names = { firstName: reservation.firstName, lastName: reservation.lastName };
  const currentKind = await resolveMailKind(tx, kind as ReservationMail['kind'], { reservation, now });
  return { kind: currentKind, reservationId: reservation.id, email, ...names, language: preferredLanguage, resendOf };
}

/** A guest with a cancelled reservation gets no confirmation again. */
async function resolveMailKind(
  tx: EntityManager,
  kind: ReservationMail['kind'],
  { reservation: { id, status, offers }, now }: { reservation: Reservation; now: Date },
): Promise<ReservationMail['kind']> {
  if (isStaffCopy(kind)) return kind;
  const isOpenOffer = kind === 'reservation_alternatives' && offers !== null && holdsTables(status);
  if (isOpenOffer && !(await tx.existsBy(TableHoldingRow, { reservationId: id }))) return kind;
  const changeRequest = await findLastChangeRequest(tx, id);
  const fitsRequest = changeRequest && fitsChangeRequestState(kind, findChangeRequestState(changeRequest, now));
  return fitsRequest ? kind : mailKindForStatus(kind, status);
}
