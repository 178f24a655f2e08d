import { type Faults, type ServiceDate, checkInquiry } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../clock/clock.js';
import { localMoment } from '../clock/local-time.js';
import { HouseEvent, openToGuests } from '../database/entities/house-event.entity.js';
import { FormPipe } from '../http/form-pipe.js';
import { withPhoneAsked } from '../http/phone-number.js';
import { CreateEventInquiryDto } from './dto/create-event-inquiry.dto.js';

/** The inquiry form as it came over the wire. */
@Injectable()
export class InquiryForm extends FormPipe<CreateEventInquiryDto> {
  protected readonly dto = CreateEventInquiryDto;

  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
  ) {
    super();
  }

  protected async check(form: CreateEventInquiryDto): Promise<Faults<string>> {
    const today = localMoment(this.clock.now()).date;
    const event = form.eventId ? await this.openEvent(form.eventId, today) : null;
    const places = event && event.maxCapacity - event.currentBookings;
    return withPhoneAsked(checkInquiry(form, today, places), form.phone);
  }

  /** An event that guests may come to; `null` when it is over, hidden or gone. */
  private openEvent(id: string, today: ServiceDate): Promise<HouseEvent | null> {
    return this.source.manager.findOneBy(HouseEvent, { ...openToGuests(today), id });
  }
}
