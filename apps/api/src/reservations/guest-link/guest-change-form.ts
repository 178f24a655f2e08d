import { type FormErrors, type VisitDraft, checkVisit } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { localMoment } from '../../platform/clock/local-time.js';
import { Venues } from '../../venue/read/venues.js';
import { FormPipe } from '../../platform/http/fields/form-pipe.js';
import type { FieldError } from '../../platform/http/problems/problem.js';
import { GuestChangeDto } from './guest-change.dto.js';
import { answeredWithOthers, closedInWords } from '../core/reservation-form.js';

/** Validates against the current venue settings. */
@Injectable()
export class GuestChangeForm extends FormPipe<GuestChangeDto> {
  protected readonly dto = GuestChangeDto;

  constructor(
    private readonly venues: Venues,
    private readonly clock: Clock,
  ) {
    super();
  }

  protected async check(form: GuestChangeDto): Promise<FormErrors<keyof VisitDraft>> {
    const { date, time, duration, partySize } = form;
    const now = localMoment(this.clock.now());
    const { date: dayError, ...errors } = checkVisit(
      { date, time, duration, partySize },
      now,
      await this.venues.current(),
    );
    return dayError === undefined || answeredWithOthers.includes(dayError) ? errors : { ...errors, date: dayError };
  }

  protected override told(error: FieldError, { date }: GuestChangeDto): FieldError {
    return closedInWords(error, date, this.venues.known());
  }
}
