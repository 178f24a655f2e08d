import { type Faults, checkContactMessage } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { FormPipe } from '../http/form-pipe.js';
import { withPhoneAsked } from '../http/phone-number.js';
import { SendContactMessageDto } from './dto/send-contact-message.dto.js';

/** The contact form as it came over the wire. */
@Injectable()
export class ContactForm extends FormPipe<SendContactMessageDto> {
  protected readonly dto = SendContactMessageDto;
  protected readonly check = (form: SendContactMessageDto): Faults<string> =>
    withPhoneAsked(checkContactMessage(form), form.phone);
}
