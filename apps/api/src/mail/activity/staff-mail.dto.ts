import { ApiProperty } from '@nestjs/swagger';
import { type Language, defaultLanguage, languages } from '@strapec/domain';
import { type StaffCopyRecipient, staffAddressSources } from '../../content/core/business-details-reader.js';
import type { Settings } from '../../platform/config/settings.js';
import { mailKinds } from '../rendering/mail-kinds.js';
import {
  type OutboxMail,
  type EmailStatus,
  emailStatuses,
} from '../../platform/database/entities/guests/outbox-mail.entity.js';
import { type MailFailure, classifyFailure, mailFailures, findServerAnswer } from '../outbox/mail-failure.js';
import { Field, oneOf } from '../../platform/http/fields/field-rule.js';

export const dnsRecordNames = ['MX', 'SPF', 'DKIM', 'DMARC'] as const;
export type DnsRecordName = (typeof dnsRecordNames)[number];

const dnsRecordStatuses = ['ok', 'missing', 'unknown'] as const;

export class MailTransportDto {
  @ApiProperty({ enum: ['smtp', 'files'], description: '`files`: no mail server is named, nothing leaves the venue' })
  kind: 'smtp' | 'files';

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Host and port of the mail server',
    example: 'mail.example:587',
  })
  server: string | null;

  /** Without user name and password. */
  static from({ mail }: Settings): MailTransportDto {
    if (mail.smtpUrl === null) return { kind: 'files', server: null };
    const { protocol, hostname, port } = new URL(mail.smtpUrl);
    return { kind: 'smtp', server: `${hostname}:${port || (protocol === 'smtps:' ? 465 : 587)}` };
  }
}

export class MailTemplateDto {
  @ApiProperty({ enum: mailKinds })
  kind: string;

  @ApiProperty({ enum: languages, isArray: true })
  languages: readonly Language[];
}

export class DnsRecordDto {
  @ApiProperty({ enum: dnsRecordNames })
  name: DnsRecordName;

  @ApiProperty({ enum: dnsRecordStatuses, description: '`unknown`: not known, or not yet' })
  status: (typeof dnsRecordStatuses)[number];

  @ApiProperty({ type: String, nullable: true, description: 'The record as published' })
  found: string | null;
}

export class EmailConfigurationDto {
  @ApiProperty()
  transport: MailTransportDto;

  @ApiProperty({ example: 'Wine bar <bar@bar.example>' })
  sender: string;

  @ApiProperty({ description: 'Where the copies for the team go' })
  staffCopies: string;

  @ApiProperty({
    enum: staffAddressSources,
    description: 'Where it is set: by the venue, by `MAIL_STAFF`, or not at all: then it is the first owner',
  })
  staffCopiesFrom: StaffCopyRecipient['from'];

  @ApiProperty({ type: [MailTemplateDto] })
  templates: MailTemplateDto[];

  @ApiProperty({ description: "The sender's domain, whose records these are" })
  domain: string;

  @ApiProperty({ type: [DnsRecordDto] })
  records: DnsRecordDto[];

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'When the records were looked up' })
  checkedAt: string | null;
}

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

  static from(mail: OutboxMail): RecentEmailDto {
    const { id, firstName, lastName, recipient, kind, status, attempts, createdAt, sentAt } = mail;
    const resendOf = mail.payload?.['resendOf'];
    return {
      id,
      firstName,
      lastName,
      email: recipient,
      kind,
      status,
      attempts,
      ...toFailureFields(mail),
      createdAt: createdAt.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
      resendOf: typeof resendOf === 'string' ? resendOf : null,
    };
  }
}

/** Rows older than the `failure` column have only the error. */
export function toFailureFields({ failure, lastError }: OutboxMail): Pick<RecentEmailDto, 'failure' | 'serverSaid'> {
  if (lastError === null) return { failure: failure as MailFailure | null, serverSaid: null };
  const error = new Error(lastError);
  return { failure: (failure as MailFailure | null) ?? classifyFailure(error), serverSaid: findServerAnswer(error) };
}

/** Spec §3. */
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

export class SendTestEmailDto {
  @Field(oneOf(languages), { required: false, default: defaultLanguage, description: 'Language of the mail' })
  language: Language = defaultLanguage;
}

export class EmailAnswerDto {
  @ApiProperty({ description: 'What can be shown' })
  message: string;
}
