import {
  type FormErrors,
  type PublicVenue,
  type LocalDateTime,
  type ServiceDate,
  checkReservation,
  daysInWords,
  weekOn,
  weekdayOf,
} from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { toLocalDateTime } from '../../platform/clock/local-time.js';
import { VenueReader } from '../../venue/core/venue-reader.js';
import { addCountryCodeError } from '../../platform/http/fields/phone-number.js';
import type { FieldError } from '../../platform/http/problems/problem.js';
import { ChecksDto, type FormCheck } from '../../platform/http/problems/validation.pipe.js';
import { CreateReservationDto } from './create-reservation.dto.js';

/** Not field errors: the reservation itself is refused with alternatives (409). */
const errorCodesWithAlternatives: readonly unknown[] = ['date_in_past', 'date_too_far'];

/** Checks by the cached venue, and by the current one before a refusal: a valid request costs no statement. */
@Injectable()
export abstract class VisitCheck<Form extends { date: ServiceDate }> implements FormCheck<Form> {
  constructor(
    private readonly venueReader: VenueReader,
    private readonly clock: Clock,
  ) {}

  protected abstract readonly findErrors: (form: Form, now: LocalDateTime, venue: PublicVenue) => FormErrors<string>;

  async check(form: Form): Promise<FormErrors<string>> {
    const errors = this.blockingErrors(this.venueReader.getCachedVenue(), form);
    return Object.keys(errors).length === 0 ? errors : this.blockingErrors(await this.venueReader.readVenue(), form);
  }

  /** Names the open weekdays when the bar is closed on that weekday every week (spec §5). */
  explainError(error: FieldError, { date }: Form): FieldError {
    if (error.code !== 'closed_day') return error;
    const week = weekOn(date, this.venueReader.getCachedVenue().schedule);
    if (week[weekdayOf(date)]) return error;
    return { ...error, message: `Restaurant is only open ${daysInWords(week, 'en').replaceAll(' to ', ' through ')}` };
  }

  private blockingErrors(venue: PublicVenue, form: Form): FormErrors<string> {
    const { date, ...errors } = this.findErrors(form, toLocalDateTime(this.clock.now()), venue);
    return date === undefined || errorCodesWithAlternatives.includes(date) ? errors : { ...errors, date };
  }
}

@ChecksDto(CreateReservationDto)
export class ReservationCheck extends VisitCheck<CreateReservationDto> {
  protected readonly findErrors = (form: CreateReservationDto, now: LocalDateTime, venue: PublicVenue) =>
    checkReservation({ ...form, captchaToken: undefined }, now, venue);

  override async check(form: CreateReservationDto): Promise<FormErrors<string>> {
    return addCountryCodeError(await super.check(form), form.phone);
  }
}
