import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module.js';
import { MailModule } from '../mail.module.js';
import { ContentModule } from '../../content/core/content.module.js';
import { ResendEmail } from './resend-email.js';
import { SendTestEmail } from './send-test-email.js';
import { SenderDomain } from './sender-domain.js';
import { StaffMailController } from './staff-mail.controller.js';
import { StaffMailService } from './staff-mail.service.js';

@Module({
  imports: [AuditModule, MailModule, ContentModule],
  controllers: [StaffMailController],
  providers: [StaffMailService, SenderDomain, ResendEmail, SendTestEmail],
})
export class StaffMailModule {}
