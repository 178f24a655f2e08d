import { ApiProperty } from '@nestjs/swagger';
import type { EmailMessage, EmailStatus } from '../../../platform/database/entities/guests/email-message.entity.js';
import { type MailFailure, failureOf, mailFailures, serverWords } from '../../outbox/mail-failure.js';
import { mailKinds } from '../../rendering/mail-kinds.js';

export const emailStatuses = ['queued', 'sending', 'sent', 'failed'] as const satisfies readonly EmailStatus[];

export class RecentEmailDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  firstName: string;

  @ApiProperty()
  lastName: string;

  @ApiProperty({ description: 'The recipient' })
  email: string;

  @ApiProperty({ enum: mailKinds })
  kind: string;

  @ApiProperty({ enum: emailStatuses, enumName: 'EmailStatus' })
  status: EmailStatus;

  @ApiProperty({ type: 'integer', description: 'How often it was tried' })
  attempts: number;

  @ApiProperty({ enum: mailFailures, enumName: 'MailFailure', nullable: true, description: 'Why the last try failed' })
  failure: MailFailure | null;

  @ApiProperty({ type: String, nullable: true, description: 'What the mail server said to it, in its own words' })
  serverSaid: string | null;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  sentAt: string | null;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'The first mail of which this one is a resend, however often it was resent',
  })
  resendOf: string | null;

  static from(mail: EmailMessage): RecentEmailDto {
    const { id, firstName, lastName, recipient, kind, status, attempts, createdAt, sentAt } = mail;
    const resendOf = mail.payload?.['resendOf'];
    return {
      ...{ id, firstName, lastName, email: recipient, kind, status, attempts },
      ...failureIn(mail),
      createdAt: createdAt.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
      resendOf: typeof resendOf === 'string' ? resendOf : null,
    };
  }
}

/** The reason why a mail was not sent; derived from the stored error for rows older than the `failure` column. */
export function failureIn({ failure, lastError }: EmailMessage): Pick<RecentEmailDto, 'failure' | 'serverSaid'> {
  if (lastError === null) return { failure: failure as MailFailure | null, serverSaid: null };
  const said = new Error(lastError);
  return { failure: (failure as MailFailure | null) ?? failureOf(said), serverSaid: serverWords(said) };
}

/** Mail counts and the latest mails (spec §3). */
export class EmailStatusDto {
  @ApiProperty({ type: 'integer' })
  totalReservations: number;

  @ApiProperty({
    type: 'integer',
    description: 'Of every kind, as in the list; without a mail server they became files',
  })
  emailsSent: number;

  @ApiProperty({ type: 'integer', description: 'Mails that were given up' })
  emailsFailed: number;

  @ApiProperty({ type: 'integer', description: 'Mails that wait or are on their way' })
  emailsWaiting: number;

  @ApiProperty({ type: [RecentEmailDto], description: 'The newest twenty of every kind, newest first' })
  recentEmails: RecentEmailDto[];
}
