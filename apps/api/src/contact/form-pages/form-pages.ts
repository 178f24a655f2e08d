import { type FormKind, type Language, placeholderCaptchaToken } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import type { PlainForm } from '../../platform/captcha/proven-forms.js';
import { SendContactMessage, thanksForMessage } from '../messages/send-contact-message.js';
import { StrictValidationPipe } from '../../platform/http/problems/validation.pipe.js';
import { SubscribeDto } from '../../newsletter/newsletter.dto.js';
import { CreateEventInquiryDto } from '../inquiries/dto/create-event-inquiry.dto.js';
import { SendContactMessageDto } from '../messages/dto/send-contact-message.dto.js';
import type { Page } from '../../platform/http/server/html-page.js';
import { CreateEventInquiry, thanksForInquiry } from '../inquiries/create-event-inquiry.js';
import { SubscribeToNewsletter, thanksForSubscribing } from '../../newsletter/subscribe-to-newsletter.js';
import { type Refused, refusedBy, sentPage } from '../../reservations/guest-pages/typed-fields.js';
import { GuestStamps } from '../../reservations/guest-pages/guest-stamps.js';
import type { Asked } from '../../reservations/guest-pages/visit-form.js';
import { CurrentBusinessDetails } from '../../content/core/current-business-details.js';
import { type FormNotice, formFields, formPage, formPageTexts } from './form-page.js';

interface TypedForm {
  kind: FormKind;
  language: Language;
  typed: Asked;
}

/** By the same code as the JSON requests. */
@Injectable()
export class FormPages {
  constructor(
    private readonly contact: SendContactMessage,
    private readonly inquiries: CreateEventInquiry,
    private readonly newsletter: SubscribeToNewsletter,
    private readonly stamps: GuestStamps,
    private readonly currentDetails: CurrentBusinessDetails,
    private readonly validation: StrictValidationPipe,
  ) {}

  async drawForm(
    form: TypedForm,
    why: Refused<FormNotice> = { status: 200 },
    stamped = this.stamps.newForm(),
  ): Promise<Page> {
    const { status, retryAfter, notice = null, errors = [] } = why;
    const event = form.kind === 'inquiry' ? await this.inquiries.openEvent(form.typed.eventId) : null;
    const businessDetails = await this.currentDetails.inLanguage(form.language);
    const html = formPage({ ...stamped, ...form, notice, errors, event, businessDetails });
    return { status, html, ...(retryAfter !== undefined && { retryAfter }) };
  }

  async sent({ kind, language }: TypedForm): Promise<Page> {
    const texts = { title: formPageTexts[language].sentTitle, lead: thanks[kind][language] };
    const businessDetails = await this.currentDetails.inLanguage(language);
    return { status: 200, html: sentPage({ ...texts, language, businessDetails }) };
  }

  /** `null` when the form is stored. Cached pages have no stamp: a form from there is shown again with one. */
  async sendForm(form: TypedForm, isForeign: boolean): Promise<Page | null> {
    const { kind, language } = form;
    const { key, stamp } = form.typed;
    const isStamped = typeof key === 'string' && typeof stamp === 'string' && this.stamps.isNewForm(stamp, key);
    if (isForeign || !isStamped) return this.drawForm(form, { status: 200, notice: 'again' });
    try {
      await this.save(form, { kind, key });
      return null;
    } catch (error) {
      const why = refusedBy(error, formPageTexts[language].notices);
      // A refused form keeps its key.
      return this.drawForm(form, why, why.notice === 'idempotency_mismatch' ? this.stamps.newForm() : { key, stamp });
    }
  }

  private async save({ kind, language, typed }: TypedForm, from: PlainForm): Promise<void> {
    const names = [...Object.keys(formFields(language)[kind]), ...(kind === 'inquiry' ? ['eventId'] : [])];
    const texts = Object.entries(typed).filter(([name, value]) => names.includes(name) && typeof value === 'string');
    const fields = { ...Object.fromEntries(texts), language };
    const proven = { ...fields, captchaToken: placeholderCaptchaToken }; // the stamp is checked; forms without script have no captcha
    if (kind === 'message')
      await this.contact.sendContactMessage(await this.validation.read(SendContactMessageDto, proven), from);
    else if (kind === 'inquiry')
      await this.inquiries.createEventInquiry(await this.validation.read(CreateEventInquiryDto, proven), from);
    else await this.newsletter.subscribeToNewsletter(await this.validation.read(SubscribeDto, fields), from);
  }
}

const thanks = { message: thanksForMessage, inquiry: thanksForInquiry, newsletter: thanksForSubscribing };
