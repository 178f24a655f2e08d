import { randomUUID } from 'node:crypto';
import { type FormErrors, type Language, checkInquiry, resolveLanguage } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { toLocalDateTime } from '../../platform/clock/local-time.js';
import { VenueEvent, upcomingEventsFilter } from '../../platform/database/entities/reservations/venue-event.entity.js';
import { addCountryCodeError } from '../../platform/http/fields/phone-number.js';
import { CreateEventInquiryDto } from './dto/create-event-inquiry.dto.js';
import { type FormOrigin, FormSubmissions } from '../../platform/captcha/form-submissions.js';
import { announceAfterCommit } from '../../platform/change-feed/announce-after-commit.js';
import { EventInquiry } from '../../platform/database/entities/guests/event-inquiry.entity.js';
import type { NewMessageFields } from '../../platform/database/entities/guests/inbox-message.js';
import type { FormAnswerDto } from '../../platform/http/fields/form-fields.js';
import {
  ChecksDto,
  type FormCheck,
  fieldError,
  validationProblem,
} from '../../platform/http/problems/validation.pipe.js';
import { Outbox } from '../../mail/outbox/outbox.js';

type NewInquiryRow = Omit<NewMessageFields<EventInquiry>, 'eventId'>;

export const thanksForInquiry: Readonly<Record<Language, string>> = {
  sk: 'Ďakujeme, váš dopyt sme prijali. Ozveme sa vám do 24 hodín.',
  en: 'Thank you for your inquiry. We will get back to you within 24 hours.',
};

@ChecksDto(CreateEventInquiryDto)
@Injectable()
export class CreateEventInquiry implements FormCheck<CreateEventInquiryDto> {
  constructor(
    private readonly source: DataSource,
    private readonly formSubmissions: FormSubmissions,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async check(form: CreateEventInquiryDto): Promise<FormErrors<string>> {
    const event = await this.findOpenEvent(form.eventId);
    const placesLeft = event && event.maxCapacity - event.currentBookings;
    return addCountryCodeError(checkInquiry(form, toLocalDateTime(this.clock.now()).date, placesLeft), form.phone);
  }

  /** `null` if it is over, hidden or deleted, or if the form names none. */
  async findOpenEvent(id: unknown): Promise<VenueEvent | null> {
    if (typeof id !== 'string' || !isUUID(id)) return null;
    return this.source.manager.findOneBy(VenueEvent, {
      ...upcomingEventsFilter(toLocalDateTime(this.clock.now()).date),
      id,
    });
  }

  /** Throws as `FormSubmissions` does. */
  async createEventInquiry(form: CreateEventInquiryDto, origin: FormOrigin): Promise<FormAnswerDto> {
    const inquiry = toEventInquiry(form, await this.requireOpenEvent(form), this.clock.now());
    await this.formSubmissions.submitForm(form, origin, (tx) => this.saveInquiry(tx, inquiry));
    return { success: true, message: thanksForInquiry[form.language] };
  }

  /** It was open at the check and may have closed since. */
  private async requireOpenEvent({ eventId }: CreateEventInquiryDto): Promise<VenueEvent | null> {
    const event = await this.findOpenEvent(eventId);
    if (eventId && !event) throw validationProblem([fieldError('eventId', 'event_not_open')]);
    return event;
  }

  private async saveInquiry(tx: EntityManager, inquiry: NewInquiryRow): Promise<void> {
    await tx.insert(EventInquiry, inquiry);
    const { id: rowId, email, name: firstName, language } = inquiry;
    const kinds = ['inquiry_acknowledgement', 'inquiry_staff_copy'] as const;
    const mails = kinds.map((kind) => ({ kind, rowId, email, firstName, lastName: '', language }));
    await this.outbox.addMails(tx, mails);
    announceAfterCommit(tx, { topic: 'inbox' });
  }
}

function toEventInquiry(form: CreateEventInquiryDto, event: VenueEvent | null, now: Date): NewInquiryRow {
  const { name, email, phone, eventType, eventDate, guestCount, message, language } = form;
  const sender = { name, email, phone, language: resolveLanguage(language) };
  const inquiry = { id: randomUUID(), ...sender, guestCount, message, createdAt: now };
  if (!event) return { ...inquiry, eventType, eventDate, aboutEventId: null, aboutTitle: null };
  const aboutTitle = (language === 'sk' && event.titleSk) || event.titleEn;
  return { ...inquiry, eventType: 'public_event', eventDate: event.date, aboutEventId: event.id, aboutTitle };
}
