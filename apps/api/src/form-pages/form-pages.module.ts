import { Module } from '@nestjs/common';
import { ContactModule } from '../contact/contact.module.js';
import { InquiriesModule } from '../inquiries/inquiries.module.js';
import { NewsletterModule } from '../newsletter/newsletter.module.js';
import { ReservationsModule } from '../reservations/reservations.module.js';
import { SiteContentModule } from '../site-content/site-content.module.js';
import { DrawFormPage } from './draw-form-page.js';
import { FormPages } from './form-pages.js';
import { FormPagesController } from './form-pages.controller.js';
import { SendPlainForm } from './send-plain-form.js';

@Module({
  imports: [ContactModule, InquiriesModule, NewsletterModule, ReservationsModule, SiteContentModule],
  controllers: [FormPagesController],
  providers: [FormPages, DrawFormPage, SendPlainForm],
})
export class FormPagesModule {}
