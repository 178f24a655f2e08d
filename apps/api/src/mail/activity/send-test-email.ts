import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { Language } from '@strapec/domain';
import { DataSource } from 'typeorm';
import { AuditLog } from '../../audit/audit-log.js';
import { Settings } from '../../platform/config/settings.js';
import { OutboxMail } from '../../platform/database/entities/guests/outbox-mail.entity.js';
import { Problem } from '../../platform/http/problems/problem.js';
import type { StaffMember } from '../../platform/http/access/staff-member.js';
import { Outbox } from '../outbox/outbox.js';
import { smtpTimeouts } from '../outbox/mail-transport.js';
import { type EmailAnswerDto, MailTransportDto, toFailureFields } from './staff-mail.dto.js';

// milliseconds
const maxWaitMs = Object.values(smtpTimeouts).reduce((sum, timeout) => sum + timeout, 5_000); // longer than those of the mail transport
const pollIntervalMs = 100;
const retryAfter = 10; // seconds

/** Through the outbox, by any process. Only here the request waits for the result, and the mail is tried once. */
@Injectable()
export class SendTestEmail {
  constructor(
    private readonly source: DataSource,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
    private readonly settings: Settings,
  ) {}

  async sendTestEmail(by: StaffMember, language: Language): Promise<EmailAnswerDto> {
    const id = await this.addTestMail(by, language);
    const mail = await this.waitForOutcome(id);
    if (mail?.status === 'sent') return { message: this.formatSuccess(mail, language) };
    await this.source.manager.update(OutboxMail, { id, status: 'queued' }, { status: 'failed' });
    const { failure, serverSaid } = mail ? toFailureFields(mail) : { failure: 'server_silent', serverSaid: null };
    const reason = [failure?.replaceAll('_', ' '), serverSaid].filter(Boolean).join(': ');
    throw new Problem('mail_unavailable', { message: `The test email was not sent: ${reason}.`, retryAfter });
  }

  private async addTestMail(by: StaffMember, language: Language): Promise<string> {
    return this.source.transaction(async (tx) => {
      const { id, email, firstName, lastName, username } = by;
      const names = { firstName: firstName ?? username, lastName: lastName ?? '' };
      const [mailId = ''] = await this.outbox.addMails(tx, [{ kind: 'test', rowId: id, email, ...names, language }]);
      await this.audit.addEntries(tx, { by, action: 'email.test', subjectId: mailId });
      return mailId;
    });
  }

  /** `null` after a timeout. */
  private async waitForOutcome(id: string): Promise<OutboxMail | null> {
    for (let waitedMs = 0; waitedMs < maxWaitMs; waitedMs += pollIntervalMs) {
      const mail = await this.source.manager.findOneBy(OutboxMail, { id });
      if (mail && (mail.status === 'sent' || mail.lastError !== null)) return mail;
      await wait(pollIntervalMs);
    }
    return null;
  }

  private formatSuccess({ messageId }: OutboxMail, language: Language): string {
    const { server } = MailTransportDto.from(this.settings);
    return server === null ? successTexts[language].written(messageId) : successTexts[language].sent(messageId, server);
  }
}

/** Shown unchanged (spec §8), so in the language of the staff member. */
const successTexts = {
  sk: {
    sent: (messageId: string | null, server: string) => `Odoslané cez ${server}, správa ${messageId}`,
    written: (messageId: string | null) =>
      `Nie je nastavený poštový server: e-mail nikam neodišiel, je v\u00a0súbore v\u00a0priečinku s\u00a0údajmi, správa ${messageId}`,
  },
  en: {
    sent: (messageId: string | null, server: string) => `Sent through ${server}, message ${messageId}`,
    written: (messageId: string | null) =>
      `No mail server is set up: the mail went nowhere, it is in a file in the data folder, message ${messageId}`,
  },
};
