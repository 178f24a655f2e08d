import {
  type FormErrors,
  type PublicVenue,
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
import { Venues } from '../../venue/read/venues.js';
import { FormPipe } from '../../platform/http/fields/form-pipe.js';
import { withPhoneAsked } from '../../platform/http/fields/phone-number.js';
import type { FieldError } from '../../platform/http/problems/problem.js';
import { CreateReservationDto } from './create-reservation.dto.js';

/** These dates were bookable earlier: like a start that is no longer offered, they get alternatives (409). */
export const answeredWithOthers: readonly unknown[] = ['date_in_past', 'date_too_far'];

/** Names the open weekdays when the restaurant is closed on that weekday every week (spec §5). */
export function closedInWords(error: FieldError, date: ServiceDate, { schedule }: PublicVenue): FieldError {
  if (error.code !== 'closed_day') return error;
  const week = weekOn(date, schedule);
  if (week[weekdayOf(date)]) return error;
  return { ...error, message: `Restaurant is only open ${daysInWords(week, 'en').replaceAll(' to ', ' through ')}` };
}

@Injectable()
export class ReservationForm extends FormPipe<CreateReservationDto> {
  protected readonly dto = CreateReservationDto;

  constructor(
    private readonly venues: Venues,
    private readonly clock: Clock,
  ) {
    super();
  }

  /**
   * Checks against the cached venue settings first: a valid request costs no statement, and the evening decides anyway.
   * Before a refusal the current settings are read.
   */
  protected async check(form: CreateReservationDto): Promise<FormErrors<string>> {
    const errors = this.errorsIn(form, this.venues.known());
    const known = Object.keys(errors).length === 0 ? errors : this.errorsIn(form, await this.venues.current());
    return withPhoneAsked(known, form.phone);
  }

  protected override told(error: FieldError, { date }: CreateReservationDto): FieldError {
    return closedInWords(error, date, this.venues.known());
  }

  private errorsIn(form: CreateReservationDto, venue: PublicVenue): FormErrors<ReservationField> {
    const now = localMoment(this.clock.now());
    const { date, ...errors } = checkReservation({ ...form, captchaToken: undefined }, now, venue);
    return date === undefined || answeredWithOthers.includes(date) ? errors : { ...errors, date };
  }
}
