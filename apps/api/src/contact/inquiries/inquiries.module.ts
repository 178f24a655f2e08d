import { Module } from '@nestjs/common';
import { CaptchaModule } from '../../platform/captcha/captcha.module.js';
import { MailModule } from '../../mail/mail.module.js';
import { InquiryForm } from './inquiry-form.js';
import { InquiriesController } from './inquiries.controller.js';
import { CreateEventInquiry } from './create-event-inquiry.js';

@Module({
  imports: [CaptchaModule, MailModule],
  controllers: [InquiriesController],
  providers: [CreateEventInquiry, InquiryForm],
  exports: [CreateEventInquiry, InquiryForm],
})
export class InquiriesModule {}
