import { type Faults, type VisitDraft, checkVisit } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { localMoment } from '../../platform/clock/local-time.js';
import { Houses } from '../../venue/read/houses.js';
import { FormPipe } from '../../platform/http/fields/form-pipe.js';
import type { FieldError } from '../../platform/http/problems/problem.js';
import { GuestChangeDto } from './guest-change.dto.js';
import { answeredWithOthers, closedInWords } from '../core/reservation-form.js';

/** Validates against the current venue settings. */
@Injectable()
export class GuestChangeForm extends FormPipe<GuestChangeDto> {
  protected readonly dto = GuestChangeDto;

  constructor(
    private readonly houses: Houses,
    private readonly clock: Clock,
  ) {
    super();
  }

  protected async check(form: GuestChangeDto): Promise<Faults<keyof VisitDraft>> {
    const { date, time, duration, partySize } = form;
    const now = localMoment(this.clock.now());
    const { date: dayFault, ...faults } = checkVisit(
      { date, time, duration, partySize },
      now,
      await this.houses.current(),
    );
    return dayFault === undefined || answeredWithOthers.includes(dayFault) ? faults : { ...faults, date: dayFault };
  }

  protected override told(error: FieldError, { date }: GuestChangeDto): FieldError {
    return closedInWords(error, date, this.houses.known());
  }
}
