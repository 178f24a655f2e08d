import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.js';
import { MailPreviewController } from './mail-preview.controller.js';
import { MailPreviews } from './mail-previews.js';

@Module({ imports: [MailModule], controllers: [MailPreviewController], providers: [MailPreviews] })
export class MailPreviewModule {}
