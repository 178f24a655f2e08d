import { type Faults, checkInquiry } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock.js';
import { localMoment } from '../clock/local-time.js';
import { FormPipe } from '../http/form-pipe.js';
import { CreateEventInquiryDto } from './dto/create-event-inquiry.dto.js';

/** The inquiry form as it came over the wire. */
@Injectable()
export class InquiryForm extends FormPipe<CreateEventInquiryDto> {
  protected readonly dto = CreateEventInquiryDto;

  constructor(private readonly clock: Clock) {
    super();
  }

  protected check(form: CreateEventInquiryDto): Faults<string> {
    return checkInquiry(form, localMoment(this.clock.now()).date);
  }
}
