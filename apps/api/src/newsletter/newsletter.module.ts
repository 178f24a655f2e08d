import { Module } from '@nestjs/common';
import { MulterModule } from '@nestjs/platform-express';
import { AuditModule } from '../audit/audit.module.js';
import { CaptchaModule } from '../captcha/captcha.module.js';
import { Settings } from '../config/settings.js';
import { uploadFolder } from '../http/upload-folder.js';
import { MailModule } from '../mail/mail.module.js';
import { ContentModule } from '../content/content.module.js';
import { StaffNewsletterController } from './staff-newsletter.controller.js';
import { StaffNewsletterService } from './staff-newsletter.service.js';
import { UnsubscribeService } from './unsubscribe.service.js';
import { NewsletterController } from './newsletter.controller.js';
import { SubscribeToNewsletter } from './subscribe-to-newsletter.js';
import { ExportSubscribers } from './export-subscribers.js';
import { ReadImportFile } from './read-import-file.js';
import { ReadSpreadsheet } from '../spreadsheets/read-spreadsheet.js';

@Module({
  imports: [
    ...[AuditModule, CaptchaModule, MailModule, ContentModule],
    MulterModule.registerAsync({
      inject: [Settings],
      useFactory: (settings: Settings) => ({ dest: uploadFolder(settings) }),
    }),
  ],
  controllers: [NewsletterController, StaffNewsletterController],
  providers: [
    ...[SubscribeToNewsletter, StaffNewsletterService, UnsubscribeService, ExportSubscribers],
    ...[ReadImportFile, ReadSpreadsheet],
  ],
  exports: [SubscribeToNewsletter],
})
export class NewsletterModule {}
