import { type FormErrors, checkInquiry } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { localMoment } from '../../platform/clock/local-time.js';
import { VenueEvent, openToGuests } from '../../platform/database/entities/reservations/venue-event.entity.js';
import { FormPipe } from '../../platform/http/fields/form-pipe.js';
import { withPhoneAsked } from '../../platform/http/fields/phone-number.js';
import { CreateEventInquiryDto } from './dto/create-event-inquiry.dto.js';

@Injectable()
export class InquiryForm extends FormPipe<CreateEventInquiryDto> {
  protected readonly dto = CreateEventInquiryDto;

  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
  ) {
    super();
  }

  protected async check(form: CreateEventInquiryDto): Promise<FormErrors<string>> {
    const event = await this.openEvent(form.eventId);
    const places = event && event.maxCapacity - event.currentBookings;
    return withPhoneAsked(checkInquiry(form, localMoment(this.clock.now()).date, places), form.phone);
  }

  /** An event that is open to inquiries; `null` if it is over, hidden or deleted, or if the form names none. */
  async openEvent(id: unknown): Promise<VenueEvent | null> {
    if (typeof id !== 'string' || !isUUID(id)) return null;
    return this.source.manager.findOneBy(VenueEvent, { ...openToGuests(localMoment(this.clock.now()).date), id });
  }
}
