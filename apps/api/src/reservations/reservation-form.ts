import {
  type Faults,
  type HouseInPublic,
  type ReservationField,
  type ServiceDate,
  type Weekday,
  checkReservation,
  valueOn,
  weekdayOf,
  weekdays,
} from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock.js';
import { localMoment } from '../clock/local-time.js';
import { Houses } from '../house/houses.js';
import { FormPipe } from '../http/form-pipe.js';
import { withPhoneAsked } from '../http/phone-number.js';
import type { FieldError } from '../http/problem.js';
import { fieldError } from '../http/validation.pipe.js';
import { CreateReservationDto } from './dto/create-reservation.dto.js';

/** Days that were bookable a while ago: like a start that is not offered any more they are answered with other times (409). */
export const answeredWithOthers: readonly unknown[] = ['date_in_past', 'date_too_far'];

/** Days of which the sentence of spec §5 speaks. */
const specifiedDays: readonly Weekday[] = ['wednesday', 'thursday', 'friday', 'saturday'];

/** A closed day in the words of the specification, while these are the days of the house and no special day has closed it. */
export function closedInWords(error: FieldError, date: ServiceDate, { schedule }: HouseInPublic): FieldError {
  const week = error.code === 'closed_day' ? valueOn(date, schedule.weeks) : undefined;
  const isSpecified = week && weekdays.every((day) => (week[day] !== null) === specifiedDays.includes(day));
  if (!isSpecified || week[weekdayOf(date)]) return error;
  return { ...error, message: fieldError(error.field, 'closed_weekday').message };
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
