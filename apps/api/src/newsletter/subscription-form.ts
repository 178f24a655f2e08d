import { checkSubscription } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { FormPipe } from '../http/form-pipe.js';
import { SubscribeDto } from './dto/subscribe.dto.js';

/** The newsletter form as it came over the wire. */
@Injectable()
export class SubscriptionForm extends FormPipe<SubscribeDto> {
  protected readonly dto = SubscribeDto;
  protected readonly check = checkSubscription;
}
