import { Module } from '@nestjs/common';
import { CaptchaModule } from '../../platform/captcha/captcha.module.js';
import { MailModule } from '../../mail/mail.module.js';
import { CreateEventInquiry, InquiryForm } from './create-event-inquiry.js';
import { InquiriesController } from './inquiries.controller.js';

@Module({
  imports: [CaptchaModule, MailModule],
  controllers: [InquiriesController],
  providers: [CreateEventInquiry, InquiryForm],
  exports: [CreateEventInquiry, InquiryForm],
})
export class InquiriesModule {}
