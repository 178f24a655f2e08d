import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.js';
import { MailPreviewController } from './mail-preview.controller.js';
import { MailPreviewService } from './mail-preview.service.js';

@Module({ imports: [MailModule], controllers: [MailPreviewController], providers: [MailPreviewService] })
export class MailPreviewModule {}
