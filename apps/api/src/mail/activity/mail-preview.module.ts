import { Module } from '@nestjs/common';
import { MailModule } from '../mail.module.js';
import { MailPreviewController } from './mail-preview.controller.js';

@Module({ imports: [MailModule], controllers: [MailPreviewController] })
export class MailPreviewModule {}
