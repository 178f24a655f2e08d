import { MailerService } from '@nestjs-modules/mailer';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';
import { MailFiles } from './mail-files.js';
import type { MailContent } from '../rendering/mail-renderer.js';

/** The id is the same for every attempt, so that a mail program shows a repeated mail once. */
type OutgoingMail = MailContent & { to: string; messageId: string };

/** Milliseconds: a slow server must not outlast the lease of two minutes. */
export const smtpTimeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

export function createTransportOptions({ smtpUrl }: Settings['mail']) {
  return smtpUrl ? { url: smtpUrl, ...smtpTimeouts } : { streamTransport: true, buffer: true, newline: 'windows' };
}

/** Or writes .eml files while no mail server is configured (rules §8). */
@Injectable()
export class MailTransport implements OnModuleInit {
  private readonly logger = new Logger(MailTransport.name);

  constructor(
    private readonly mailer: MailerService,
    private readonly settings: Settings,
    private readonly files: MailFiles,
  ) {}

  onModuleInit(): void {
    if (!this.settings.mail.smtpUrl) this.logger.log(`SMTP_URL is not set: mails are written to ${this.files.folder}`);
  }

  async sendMail(mail: OutgoingMail): Promise<void> {
    const { messageId, to } = mail;
    const { bouncesTo } = this.settings.mail;
    const headers = { 'X-Outbox-Message-ID': messageId, ...mail.headers }; // some relays replace the Message-ID
    const envelope = bouncesTo === null ? undefined : { from: bouncesTo, to };
    const result: unknown = await this.mailer.sendMail({ ...mail, headers, ...(envelope && { envelope }) });
    const { message } = result as { message?: unknown };
    if (Buffer.isBuffer(message)) await this.files.saveMail(messageId, message);
  }
}
