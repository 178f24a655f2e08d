import { type FormKind, type Language, placeholderCaptchaToken } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import type { PlainForm } from '../captcha/proven-forms.js';
import { ContactForm } from '../contact/contact-form.js';
import { SendContactMessage } from '../contact/send-contact-message.js';
import { CreateEventInquiry } from '../inquiries/create-event-inquiry.js';
import { InquiryForm } from '../inquiries/inquiry-form.js';
import { SubscribeToNewsletter } from '../newsletter/subscribe-to-newsletter.js';
import { SubscriptionForm } from '../newsletter/subscription-form.js';

/** A form as it was typed, in the language of its page. */
type Typed = Readonly<Record<string, string>> & { language: Language };

/** Sends a form of a page without script the way of the JSON call; throws what that throws. */
@Injectable()
export class SendPlainForm {
  private readonly contactForm = new ContactForm();
  private readonly subscriptionForm = new SubscriptionForm();

  constructor(
    private readonly contact: SendContactMessage,
    private readonly inquiries: CreateEventInquiry,
    private readonly inquiryForm: InquiryForm,
    private readonly newsletter: SubscribeToNewsletter,
  ) {}

  async send(typed: Typed, from: PlainForm & { kind: FormKind }): Promise<void> {
    const proven = { ...typed, captchaToken: placeholderCaptchaToken }; // the stamp was looked at; no form asks for more
    if (from.kind === 'message') await this.contact.sendContactMessage(await this.contactForm.transform(proven), from);
    else if (from.kind === 'inquiry')
      await this.inquiries.createEventInquiry(await this.inquiryForm.transform(proven), from);
    else await this.newsletter.subscribeToNewsletter(await this.subscriptionForm.transform(typed), from);
  }
}
