import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { MailModule } from '../mail/mail.module.js';
import { VenueModule } from '../venue/venue.module.js';
import { AdminNewsletterController } from './admin-newsletter.controller.js';
import { AdminNewsletterService } from './admin-newsletter.service.js';
import { Farewells } from './farewells.js';
import { NewsletterController } from './newsletter.controller.js';
import { NewsletterService } from './newsletter.service.js';
import { SubscriberSheet } from './subscriber-sheet.js';

@Module({
  imports: [AuditModule, MailModule, VenueModule],
  controllers: [NewsletterController, AdminNewsletterController],
  providers: [NewsletterService, AdminNewsletterService, Farewells, SubscriberSheet],
})
export class NewsletterModule {}
