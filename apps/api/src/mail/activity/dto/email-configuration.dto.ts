import { ApiProperty } from '@nestjs/swagger';
import { type Language, languages } from '@strapec/domain';
import { type StaffAddress, staffAddressSources } from '../../../content/core/current-business-details.js';
import type { Settings } from '../../../platform/config/settings.js';
import { mailKinds } from '../../rendering/mail-kinds.js';

export const dnsRecordNames = ['MX', 'SPF', 'DKIM', 'DMARC'] as const;
export type DnsRecordName = (typeof dnsRecordNames)[number];

export const dnsRecordStatuses = ['ok', 'missing', 'unknown'] as const;
export type DnsRecordStatus = (typeof dnsRecordStatuses)[number];

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

  /** Omits the user name and password of the server's address. */
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

  @ApiProperty({ enum: dnsRecordStatuses, description: '`unknown`: nobody could tell, or not yet' })
  status: DnsRecordStatus;

  @ApiProperty({ type: String, nullable: true, description: 'What stands there' })
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
    description: 'Who says so: the venue, `MAIL_STAFF`, or nobody: then it is the first owner',
  })
  staffCopiesFrom: StaffAddress['from'];

  @ApiProperty({ type: [MailTemplateDto] })
  templates: MailTemplateDto[];

  @ApiProperty({ description: "The sender's domain, whose records these are" })
  domain: string;

  @ApiProperty({ type: [DnsRecordDto] })
  records: DnsRecordDto[];

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'When the records were looked up' })
  checkedAt: string | null;
}
