import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { CaptchaModule } from '../platform/captcha/captcha.module.js';
import { uploadModule } from '../platform/http/access/uploads.js';
import { MailModule } from '../mail/mail.module.js';
import { ContentModule } from '../content/core/content.module.js';
import { StaffNewsletterController } from './staff-newsletter.controller.js';
import { StaffNewsletterService } from './staff-newsletter.service.js';
import { UnsubscribeService } from './unsubscribe.service.js';
import { NewsletterController } from './newsletter.controller.js';
import { SubscribeToNewsletter } from './subscribe-to-newsletter.js';
import { ExportSubscribers } from './export-subscribers.js';
import { ReadImportFile } from './read-import-file.js';
import { SpreadsheetReader } from '../platform/spreadsheets/spreadsheet-reader.js';

@Module({
  imports: [AuditModule, CaptchaModule, MailModule, ContentModule, uploadModule],
  controllers: [NewsletterController, StaffNewsletterController],
  providers: [
    SubscribeToNewsletter,
    StaffNewsletterService,
    UnsubscribeService,
    ExportSubscribers,
    ReadImportFile,
    SpreadsheetReader,
  ],
  exports: [SubscribeToNewsletter],
})
export class NewsletterModule {}
