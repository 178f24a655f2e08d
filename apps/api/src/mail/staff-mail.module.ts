import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { ContentModule } from '../content/core/content.module.js';
import { ResendEmail } from './activity/resend-email.js';
import { SendTestEmail } from './activity/send-test-email.js';
import { SenderDomain } from './activity/sender-domain.js';
import { StaffMailController } from './activity/staff-mail.controller.js';
import { StaffMailService } from './activity/staff-mail.service.js';
import { MailModule } from './mail.module.js';
import { ReturnedMailController } from './returned/returned-mail.controller.js';
import { ReturnedMailbox } from './returned/returned-mailbox.js';
import { ReturnedMails } from './returned/returned-mails.js';

@Module({
  imports: [AuditModule, MailModule, ContentModule],
  controllers: [StaffMailController, ReturnedMailController],
  providers: [StaffMailService, SenderDomain, ResendEmail, SendTestEmail, ReturnedMails, ReturnedMailbox],
})
export class StaffMailModule {}
