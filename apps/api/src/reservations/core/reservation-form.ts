import {
  type Faults,
  type HouseInPublic,
  type LocalMoment,
  type ServiceDate,
  checkReservation,
  daysInWords,
  weekOn,
  weekdayOf,
} from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { localMoment } from '../../platform/clock/local-time.js';
import { Houses } from '../../venue/read/houses.js';
import { FormPipe } from '../../platform/http/fields/form-pipe.js';
import { withPhoneAsked } from '../../platform/http/fields/phone-number.js';
import type { FieldError } from '../../platform/http/problems/problem.js';
import { CreateReservationDto } from './create-reservation.dto.js';

/** These dates were bookable earlier: like a start that is no longer offered, they get alternatives (409). */
const answeredWithOthers: readonly unknown[] = ['date_in_past', 'date_too_far'];

/**
 * Checks a visit against the cached venue settings first: a valid request costs no statement, and the evening decides
 * anyway. Before a refusal the current settings are read.
 */
@Injectable()
export abstract class VisitForm<Form extends { date: ServiceDate }> extends FormPipe<Form> {
  constructor(
    private readonly houses: Houses,
    private readonly clock: Clock,
  ) {
    super();
  }

  protected abstract faultsIn(form: Form, now: LocalMoment, house: HouseInPublic): Faults<string>;

  protected async check(form: Form): Promise<Faults<string>> {
    const faults = this.faultsBy(this.houses.known(), form);
    return Object.keys(faults).length === 0 ? faults : this.faultsBy(await this.houses.current(), form);
  }

  /** Names the open weekdays when the restaurant is closed on that weekday every week (spec §5). */
  protected override told(error: FieldError, { date }: Form): FieldError {
    if (error.code !== 'closed_day') return error;
    const week = weekOn(date, this.houses.known().schedule);
    if (week[weekdayOf(date)]) return error;
    return { ...error, message: `Restaurant is only open ${daysInWords(week, 'en').replaceAll(' to ', ' through ')}` };
  }

  private faultsBy(house: HouseInPublic, form: Form): Faults<string> {
    const { date, ...faults } = this.faultsIn(form, localMoment(this.clock.now()), house);
    return date === undefined || answeredWithOthers.includes(date) ? faults : { ...faults, date };
  }
}

@Injectable()
export class ReservationForm extends VisitForm<CreateReservationDto> {
  protected readonly dto = CreateReservationDto;

  protected faultsIn(form: CreateReservationDto, now: LocalMoment, house: HouseInPublic): Faults<string> {
    return checkReservation({ ...form, captchaToken: undefined }, now, house);
  }

  protected override async check(form: CreateReservationDto): Promise<Faults<string>> {
    return withPhoneAsked(await super.check(form), form.phone);
  }
}
