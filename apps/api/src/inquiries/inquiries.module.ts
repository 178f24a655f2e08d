import { Module } from '@nestjs/common';
import { CaptchaModule } from '../captcha/captcha.module.js';
import { MailModule } from '../mail/mail.module.js';
import { InquiriesController } from './inquiries.controller.js';
import { InquiriesService } from './inquiries.service.js';

@Module({ imports: [CaptchaModule, MailModule], controllers: [InquiriesController], providers: [InquiriesService] })
export class InquiriesModule {}
