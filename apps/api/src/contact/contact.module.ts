import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { ContentModule } from '../content/core/content.module.js';
import { MailModule } from '../mail/mail.module.js';
import { NewsletterModule } from '../newsletter/newsletter.module.js';
import { CaptchaModule } from '../platform/captcha/captcha.module.js';
import { ReservationsModule } from '../reservations/reservations.module.js';
import { formPageControllers } from './form-pages/form-pages.controller.js';
import { FormPages } from './form-pages/form-pages.js';
import { InboxController } from './inbox/inbox.controller.js';
import { InboxService } from './inbox/inbox.service.js';
import { InboxMessagesController } from './inbox/inbox-messages.controller.js';
import { InboxMessagesService } from './inbox/inbox-messages.service.js';
import { CreateEventInquiry } from './inquiries/create-event-inquiry.js';
import { InquiriesController } from './inquiries/inquiries.controller.js';
import { ContactController } from './messages/contact.controller.js';
import { SendContactMessage } from './messages/send-contact-message.js';

/** Their answers have the field `success` (spec §3). */
export const formApiPaths = ['/api/contact', '/api/newsletter/subscribe', '/api/events/inquiries'];

@Module({
  imports: [CaptchaModule, MailModule, NewsletterModule, ReservationsModule, ContentModule],
  controllers: [ContactController, InquiriesController, ...formPageControllers],
  providers: [SendContactMessage, CreateEventInquiry, FormPages],
})
export class ContactModule {}

@Module({
  imports: [AuditModule],
  controllers: [InboxController, InboxMessagesController],
  providers: [InboxService, InboxMessagesService],
})
export class InboxModule {}
