import { Module } from '@nestjs/common';
import { ContactModule } from '../messages/contact.module.js';
import { InquiriesModule } from '../inquiries/inquiries.module.js';
import { NewsletterModule } from '../../newsletter/newsletter.module.js';
import { ReservationsModule } from '../../reservations/reservations.module.js';
import { ContentModule } from '../../content/core/content.module.js';
import { FormPages } from './form-pages.js';
import { formPageControllers } from './form-pages.controller.js';

@Module({
  imports: [ContactModule, InquiriesModule, NewsletterModule, ReservationsModule, ContentModule],
  controllers: formPageControllers,
  providers: [FormPages],
})
export class FormPagesModule {}
