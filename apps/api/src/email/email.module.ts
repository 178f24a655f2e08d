import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { MailModule } from '../mail/mail.module.js';
import { EmailActivity } from './email-activity.js';
import { EmailController } from './email.controller.js';
import { EmailSetup } from './email-setup.js';
import { ResendEmail } from './resend-email.js';
import { SendTestEmail } from './send-test-email.js';
import { SenderDomain } from './sender-domain.js';

@Module({
  imports: [AuditModule, MailModule],
  controllers: [EmailController],
  providers: [EmailActivity, EmailSetup, SenderDomain, ResendEmail, SendTestEmail],
})
export class EmailModule {}
