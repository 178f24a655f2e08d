import { languages } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Settings } from '../../platform/config/settings.js';
import { OutboxMail } from '../../platform/database/entities/guests/outbox-mail.entity.js';
import { queryFromPool } from '../../platform/database/named-statements.js';
import { parseSender } from '../rendering/mail-context-reader.js';
import { mailKinds } from '../rendering/mail-kinds.js';
import { BusinessDetailsReader } from '../../content/core/business-details-reader.js';
import { type EmailConfigurationDto, type EmailStatusDto, MailTransportDto, RecentEmailDto } from './staff-mail.dto.js';
import { SenderDnsRecords, domainOf } from './sender-dns-records.js';

const mailCountsStatement = {
  name: 'count-emails',
  text: `
    SELECT (SELECT count(*)::int FROM reservations WHERE status <> 'held') AS "totalReservations",
      count(*) FILTER (WHERE status = 'sent')::int AS "emailsSent",
      count(*) FILTER (WHERE status = 'failed')::int AS "emailsFailed",
      count(*) FILTER (WHERE status IN ('queued', 'sending'))::int AS "emailsWaiting"
    FROM email_messages`,
};
const recentMailLimit = 20;

@Injectable()
export class StaffMailService {
  constructor(
    private readonly source: DataSource,
    private readonly settings: Settings,
    private readonly senderRecords: SenderDnsRecords,
    private readonly detailsReader: BusinessDetailsReader,
  ) {}

  async getEmailStatus(): Promise<EmailStatusDto> {
    const [counts] = await queryFromPool<Omit<EmailStatusDto, 'recentEmails'>>(this.source, mailCountsStatement, []);
    const order = { createdAt: 'DESC', id: 'ASC' } as const;
    const recentMails = await this.source.manager.find(OutboxMail, { order, take: recentMailLimit });
    return {
      ...(counts ?? { totalReservations: 0, emailsSent: 0, emailsFailed: 0, emailsWaiting: 0 }),
      recentEmails: recentMails.map((mail) => RecentEmailDto.from(mail)),
    };
  }

  async getEmailConfiguration(): Promise<EmailConfigurationDto> {
    const { sender: venueSender, senderName } = await this.detailsReader.readMailDetails(null);
    const { name, address } = venueSender ?? parseSender(this.settings.mail.senderAddress, senderName);
    const sender = `${name} <${address}>`;
    const staffCopyRecipient = await this.detailsReader.readStaffCopyRecipient();
    const domain = domainOf(sender);
    const { records, checkedAt } = await this.senderRecords.lookUpRecords(domain);
    return {
      transport: MailTransportDto.from(this.settings),
      sender,
      staffCopies: staffCopyRecipient?.address ?? '',
      staffCopiesFrom: staffCopyRecipient?.from ?? 'owner',
      templates: mailKinds.map((kind) => ({ kind, languages })),
      domain,
      records,
      checkedAt: checkedAt?.toISOString() ?? null,
    };
  }
}
