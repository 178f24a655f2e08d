import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { EmailMessage } from '../database/entities/email-message.entity.js';
import { namedRead } from '../database/named-query.js';
import { guestMailKinds } from '../mail/mail-kinds.js';
import { type EmailStatusDto, RecentEmailDto } from './dto/email-status.dto.js';

const countStatement = {
  name: 'count-emails',
  text: `
    SELECT (SELECT count(*)::int FROM reservations) AS "totalReservations",
      count(*) FILTER (WHERE status = 'sent')::int AS "emailsSent",
      count(*) FILTER (WHERE status = 'failed')::int AS "emailsFailed"
    FROM email_messages WHERE kind = ANY ($1) AND status IN ('sent', 'failed')`,
};
const newest = 20;

/** What became of the mails. */
@Injectable()
export class EmailActivity {
  constructor(private readonly source: DataSource) {}

  async getEmailStatus(): Promise<EmailStatusDto> {
    const [counts] = await namedRead<Omit<EmailStatusDto, 'recentEmails'>>(this.source, countStatement, [
      guestMailKinds,
    ]);
    const recent = await this.source.manager.find(EmailMessage, {
      order: { createdAt: 'DESC', id: 'ASC' },
      take: newest,
    });
    return {
      ...(counts ?? { totalReservations: 0, emailsSent: 0, emailsFailed: 0 }),
      recentEmails: recent.map((mail) => RecentEmailDto.from(mail)),
    };
  }
}
