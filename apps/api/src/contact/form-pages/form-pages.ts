import { type FormKind, type Language, placeholderCaptchaToken } from '@strapec/domain';
import { Injectable, type Type } from '@nestjs/common';
import type { PlainFormOrigin } from '../../platform/captcha/form-submissions.js';
import { SendContactMessage, thanksForMessage } from '../messages/send-contact-message.js';
import { StrictValidationPipe } from '../../platform/http/problems/validation.pipe.js';
import { SubscribeDto } from '../../newsletter/newsletter.dto.js';
import { CreateEventInquiryDto } from '../inquiries/dto/create-event-inquiry.dto.js';
import { SendContactMessageDto } from '../messages/dto/send-contact-message.dto.js';
import type { PageResponse } from '../../platform/http/server/html-page.js';
import { CreateEventInquiry, thanksForInquiry } from '../inquiries/create-event-inquiry.js';
import { SubscribeToNewsletter, subscribedTexts } from '../../newsletter/subscribe-to-newsletter.js';
import { type FormRefusal, toFormRefusal, renderMessagePage } from '../../reservations/guest-pages/guest-form.js';
import { FormStamps } from '../../reservations/guest-pages/form-stamps.js';
import type { FormValues } from '../../reservations/guest-pages/visit-form.js';
import { BusinessDetailsReader } from '../../content/core/business-details-reader.js';
import { type FormNoticeName, createFormFields, renderFormPage, formPageTexts } from './render-form-page.js';

interface FormInput {
  kind: FormKind;
  language: Language;
  formValues: FormValues;
}

/** By the same code as the JSON requests. */
@Injectable()
export class FormPages {
  constructor(
    private readonly contact: SendContactMessage,
    private readonly inquiries: CreateEventInquiry,
    private readonly newsletter: SubscribeToNewsletter,
    private readonly stamps: FormStamps,
    private readonly detailsReader: BusinessDetailsReader,
    private readonly validationPipe: StrictValidationPipe,
  ) {}

  async renderForm(
    form: FormInput,
    refusal: FormRefusal<FormNoticeName> = { status: 200 },
    formKeyAndStamp = this.stamps.makeNewForm(),
  ): Promise<PageResponse> {
    const { status, retryAfter, notice = null, errors = [] } = refusal;
    const event = form.kind === 'inquiry' ? await this.inquiries.findOpenEvent(form.formValues.eventId) : null;
    const businessDetails = await this.detailsReader.readDetails(form.language);
    const html = renderFormPage({ ...formKeyAndStamp, ...form, notice, errors, event, businessDetails });
    return { status, html, ...(retryAfter !== undefined && { retryAfter }) };
  }

  async renderThanks({ kind, language }: FormInput): Promise<PageResponse> {
    const texts = { title: formPageTexts[language].sentTitle, lead: thanksByKind[kind][language] };
    const businessDetails = await this.detailsReader.readDetails(language);
    return { status: 200, html: renderMessagePage({ ...texts, language, businessDetails }) };
  }

  /** `null` when the form is stored. Cached pages have no stamp: a form from there is shown again with one. */
  async submitForm(form: FormInput, isCrossSite: boolean): Promise<PageResponse | null> {
    const { kind, language } = form;
    const { key, stamp } = form.formValues;
    const isStamped = typeof key === 'string' && typeof stamp === 'string' && this.stamps.isValidNewForm(stamp, key);
    if (isCrossSite || !isStamped) return this.renderForm(form, { status: 200, notice: 'again' });
    try {
      await this.saveForm(form, { kind, key });
      return null;
    } catch (error) {
      const refusal = toFormRefusal(error, formPageTexts[language].notices);
      const canReuseKey = refusal.notice !== 'idempotency_mismatch';
      return this.renderForm(form, refusal, canReuseKey ? { key, stamp } : undefined);
    }
  }

  private async saveForm({ kind, language, formValues }: FormInput, origin: PlainFormOrigin): Promise<void> {
    const fieldNames = [...Object.keys(createFormFields(language)[kind]), ...(kind === 'inquiry' ? ['eventId'] : [])];
    const isFormField = ([name, value]: [string, unknown]) => fieldNames.includes(name) && typeof value === 'string';
    const fields = { ...Object.fromEntries(Object.entries(formValues).filter(isFormField)), language };
    const captchaField = kind !== 'newsletter' && { captchaToken: placeholderCaptchaToken }; // the stamp is checked; forms without script have no captcha
    const validate = <Form extends object>(dto: Type<Form>) =>
      this.validationPipe.validateInput(dto, { ...fields, ...captchaField });
    if (kind === 'message') await this.contact.sendContactMessage(await validate(SendContactMessageDto), origin);
    else if (kind === 'inquiry') await this.inquiries.createEventInquiry(await validate(CreateEventInquiryDto), origin);
    else await this.newsletter.subscribeToNewsletter(await validate(SubscribeDto), origin);
  }
}

const thanksByKind = { message: thanksForMessage, inquiry: thanksForInquiry, newsletter: subscribedTexts };
