import { ApiProperty } from '@nestjs/swagger';
import type { EmailMessage, EmailStatus } from '../../database/entities/email-message.entity.js';
import { mailKinds } from '../../mail/mail-kinds.js';
import { readableError } from '../readable-error.js';

export const emailStatuses = ['queued', 'sending', 'sent', 'failed'] as const satisfies readonly EmailStatus[];

/** One mail in the activity list. */
export class RecentEmailDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  firstName: string;

  @ApiProperty()
  lastName: string;

  @ApiProperty({ description: 'Whom it goes to' })
  email: string;

  @ApiProperty({ enum: mailKinds })
  kind: string;

  @ApiProperty({ enum: emailStatuses, enumName: 'EmailStatus' })
  status: EmailStatus;

  @ApiProperty({ type: 'integer', description: 'How often it was tried' })
  attempts: number;

  @ApiProperty({ type: String, nullable: true, description: 'Why the last try failed, in a few words' })
  lastError: string | null;

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
    const { id, firstName, lastName, recipient, kind, status, attempts, lastError, createdAt, sentAt } = mail;
    const resendOf = mail.payload?.['resendOf'];
    return {
      ...{ id, firstName, lastName, email: recipient, kind, status, attempts },
      lastError: lastError === null ? null : readableError(lastError),
      createdAt: createdAt.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
      resendOf: typeof resendOf === 'string' ? resendOf : null,
    };
  }
}

/** What was sent (spec §3). */
export class EmailStatusDto {
  @ApiProperty({ type: 'integer' })
  totalReservations: number;

  @ApiProperty({ type: 'integer', description: 'Mails to guests; tests and copies for the team are not counted' })
  emailsSent: number;

  @ApiProperty({ type: 'integer', description: 'Mails to guests that were given up' })
  emailsFailed: number;

  @ApiProperty({ type: [RecentEmailDto], description: 'The newest twenty of every kind, newest first' })
  recentEmails: RecentEmailDto[];
}
