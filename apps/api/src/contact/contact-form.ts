import { checkContactMessage } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { FormPipe } from '../http/form-pipe.js';
import { SendContactMessageDto } from './dto/send-contact-message.dto.js';

/** The contact form as it came over the wire. */
@Injectable()
export class ContactForm extends FormPipe<SendContactMessageDto> {
  protected readonly dto = SendContactMessageDto;
  protected readonly check = checkContactMessage;
}
