import { type FormKind, type Language, placeholderCaptchaToken } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import type { PlainForm } from '../../platform/captcha/proven-forms.js';
import { ContactForm, SendContactMessage, thanksForMessage } from '../messages/send-contact-message.js';
import type { Page } from '../../platform/http/server/html-page.js';
import { CreateEventInquiry, InquiryForm, thanksForInquiry } from '../inquiries/create-event-inquiry.js';
import {
  SubscribeToNewsletter,
  SubscriptionForm,
  thanksForSubscribing,
} from '../../newsletter/subscribe-to-newsletter.js';
import { type Refused, refusedBy, sentPage } from '../../reservations/guest-pages/typed-fields.js';
import { GuestStamps } from '../../reservations/guest-pages/guest-stamps.js';
import type { Asked } from '../../reservations/guest-pages/visit-form.js';
import { CurrentBusinessDetails } from '../../content/core/current-business-details.js';
import { type FormNotice, formFields, formPage, formPageTexts } from './form-page.js';

interface FormLook {
  kind: FormKind;
  language: Language;
  asked: Asked;
}

/** By the same code as the JSON requests. */
@Injectable()
export class FormPages {
  private readonly contactForm = new ContactForm();
  private readonly subscriptionForm = new SubscriptionForm();

  constructor(
    private readonly contact: SendContactMessage,
    private readonly inquiries: CreateEventInquiry,
    private readonly inquiryForm: InquiryForm,
    private readonly newsletter: SubscribeToNewsletter,
    private readonly stamps: GuestStamps,
    private readonly currentDetails: CurrentBusinessDetails,
  ) {}

  async drawForm(
    look: FormLook,
    why: Refused<FormNotice> = { status: 200 },
    form = this.stamps.newForm(),
  ): Promise<Page> {
    const { kind, language, asked } = look;
    const { status, retryAfter, notice = null, errors = [] } = why;
    const html = formPage({
      ...form,
      kind,
      language,
      notice,
      errors,
      typed: asked,
      event: kind === 'inquiry' ? await this.inquiryForm.openEvent(asked.eventId) : null,
      businessDetails: await this.currentDetails.inLanguage(language),
    });
    return { status, html, ...(retryAfter !== undefined && { retryAfter }) };
  }

  async sent({ kind, language }: FormLook): Promise<Page> {
    const texts = { title: formPageTexts[language].sentTitle, lead: thanks[kind][language] };
    const businessDetails = await this.currentDetails.inLanguage(language);
    return { status: 200, html: sentPage({ ...texts, language, businessDetails }) };
  }

  /** `null` when the form is stored. Cached pages have no stamp: a form from there is shown again with one. */
  async sendForm(look: FormLook, isForeign: boolean): Promise<Page | null> {
    const { kind, language, asked } = look;
    const { key, stamp } = asked;
    const isOurs = typeof key === 'string' && typeof stamp === 'string' && this.stamps.isNewForm(stamp, key);
    if (isForeign || !isOurs) return this.drawForm(look, { status: 200, notice: 'again' });
    try {
      await this.keep(look, { kind, key });
      return null;
    } catch (error) {
      const why = refusedBy(error, formPageTexts[language].notices);
      // A refused form keeps its key.
      return this.drawForm(look, why, why.notice === 'idempotency_mismatch' ? this.stamps.newForm() : { key, stamp });
    }
  }

  private async keep({ kind, language, asked }: FormLook, from: PlainForm): Promise<void> {
    const names = [...Object.keys(formFields(language)[kind]), ...(kind === 'inquiry' ? ['eventId'] : [])];
    const asTyped = Object.entries(asked).filter(([name, value]) => names.includes(name) && typeof value === 'string');
    const typed = { ...Object.fromEntries(asTyped), language };
    const proven = { ...typed, captchaToken: placeholderCaptchaToken }; // the stamp is checked; forms without script have no captcha
    if (kind === 'message') await this.contact.sendContactMessage(await this.contactForm.transform(proven), from);
    else if (kind === 'inquiry')
      await this.inquiries.createEventInquiry(await this.inquiryForm.transform(proven), from);
    else await this.newsletter.subscribeToNewsletter(await this.subscriptionForm.transform(typed), from);
  }
}

const thanks = { message: thanksForMessage, inquiry: thanksForInquiry, newsletter: thanksForSubscribing };
