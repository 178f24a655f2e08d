import {
  type Faults,
  type HouseInPublic,
  type ReservationField,
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

/** Days that were bookable a while ago: like a start that is not offered any more they are answered with other times (409). */
export const answeredWithOthers: readonly unknown[] = ['date_in_past', 'date_too_far'];

/** A day that is closed every week in the words of spec §5, with the days of the house. */
export function closedInWords(error: FieldError, date: ServiceDate, { schedule }: HouseInPublic): FieldError {
  if (error.code !== 'closed_day') return error;
  const week = weekOn(date, schedule);
  if (week[weekdayOf(date)]) return error;
  return { ...error, message: `Restaurant is only open ${daysInWords(week, 'en').replaceAll(' to ', ' through ')}` };
}

/** The reservation form as it came over the wire. */
@Injectable()
export class ReservationForm extends FormPipe<CreateReservationDto> {
  protected readonly dto = CreateReservationDto;

  constructor(
    private readonly houses: Houses,
    private readonly clock: Clock,
  ) {
    super();
  }

  /**
   * A request that is right by the house as it was read last costs no statement, for the evening decides anyway. Nobody is
   * refused by a house that has changed since.
   */
  protected async check(form: CreateReservationDto): Promise<Faults<string>> {
    const faults = this.faultsIn(form, this.houses.known());
    const known = Object.keys(faults).length === 0 ? faults : this.faultsIn(form, await this.houses.current());
    return withPhoneAsked(known, form.phone);
  }

  protected override told(error: FieldError, { date }: CreateReservationDto): FieldError {
    return closedInWords(error, date, this.houses.known());
  }

  private faultsIn(form: CreateReservationDto, house: HouseInPublic): Faults<ReservationField> {
    const now = localMoment(this.clock.now());
    const { date, ...faults } = checkReservation({ ...form, captchaToken: undefined }, now, house);
    return date === undefined || answeredWithOthers.includes(date) ? faults : { ...faults, date };
  }
}
