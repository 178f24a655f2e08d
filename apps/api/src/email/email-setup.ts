import { languages } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { Settings } from '../config/settings.js';
import { mailKinds } from '../mail/mail-kinds.js';
import type { EmailConfigurationDto, MailTransportDto } from './dto/email-configuration.dto.js';
import { SenderDomain } from './sender-domain.js';

/** How the house is set up to send mail. */
@Injectable()
export class EmailSetup {
  constructor(
    private readonly settings: Settings,
    private readonly domain: SenderDomain,
  ) {}

  async getEmailConfiguration(): Promise<EmailConfigurationDto> {
    const { from, staff } = this.settings.mail;
    const { records, checkedAt } = await this.domain.lookUp();
    return {
      transport: this.transport,
      sender: from,
      staffCopies: staff,
      templates: mailKinds.map((kind) => ({ kind, languages })),
      domain: this.domain.name,
      records,
      checkedAt: checkedAt?.toISOString() ?? null,
    };
  }

  /** Without the name and the password that the address may carry. */
  get transport(): MailTransportDto {
    const { smtpUrl } = this.settings.mail;
    if (smtpUrl === null) return { kind: 'files', server: null };
    const { protocol, hostname, port } = new URL(smtpUrl);
    return { kind: 'smtp', server: `${hostname}:${port || (protocol === 'smtps:' ? 465 : 587)}` };
  }
}
