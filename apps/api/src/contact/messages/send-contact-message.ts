import { randomUUID } from 'node:crypto';
import { type FormErrors, type Language, checkContactMessage, resolveLanguage } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type FormOrigin, FormSubmissions } from '../../platform/captcha/form-submissions.js';
import { announceAfterCommit } from '../../platform/change-feed/announce-after-commit.js';
import { Clock } from '../../platform/clock/clock.js';
import { ContactMessage } from '../../platform/database/entities/guests/contact-message.entity.js';
import type { NewMessageFields } from '../../platform/database/entities/guests/inbox-message.js';
import type { FormAnswerDto } from '../../platform/http/fields/form-fields.js';
import { addCountryCodeError } from '../../platform/http/fields/phone-number.js';
import { ChecksDto, type FormCheck } from '../../platform/http/problems/validation.pipe.js';
import { Outbox } from '../../mail/outbox/outbox.js';
import { SendContactMessageDto } from './dto/send-contact-message.dto.js';

type NewMessageRow = NewMessageFields<ContactMessage>;

export const thanksForMessage: Readonly<Record<Language, string>> = {
  sk: 'Ďakujeme za správu. Potvrdenie sme vám poslali e-mailom a\u00a0čoskoro sa vám ozveme.',
  en: "Thank you for your message. Check your email for confirmation. We'll get back to you soon.",
};

@ChecksDto(SendContactMessageDto)
@Injectable()
export class SendContactMessage implements FormCheck<SendContactMessageDto> {
  constructor(
    private readonly formSubmissions: FormSubmissions,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  check(form: SendContactMessageDto): FormErrors<string> {
    return addCountryCodeError(checkContactMessage(form), form.phone);
  }

  /** Throws as `FormSubmissions` does. */
  async sendContactMessage(form: SendContactMessageDto, origin: FormOrigin): Promise<FormAnswerDto> {
    const message = toContactMessage(form, this.clock.now());
    await this.formSubmissions.submitForm(form, origin, (tx) => this.saveMessage(tx, message));
    return { success: true, message: thanksForMessage[form.language] };
  }

  private async saveMessage(tx: EntityManager, message: NewMessageRow): Promise<void> {
    await tx.insert(ContactMessage, message);
    const { id: rowId, email, firstName, lastName, language } = message;
    const kinds = ['contact_acknowledgement', 'contact_staff_copy'] as const;
    const mails = kinds.map((kind) => ({ kind, rowId, email, firstName, lastName, language }));
    await this.outbox.addMails(tx, mails);
    announceAfterCommit(tx, { topic: 'inbox' });
  }
}

function toContactMessage(form: SendContactMessageDto, now: Date): NewMessageRow {
  const { firstName, lastName, email, phone = null, message, language } = form;
  const names = { firstName, lastName };
  return { id: randomUUID(), ...names, email, phone, message, language: resolveLanguage(language), createdAt: now };
}
