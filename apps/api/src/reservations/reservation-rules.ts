import {
  type OpeningHours,
  endsByClosing,
  houseSchedule,
  isServiceDate,
  isTimeOfDay,
  minuteOfTime,
  minutesPerDay,
  minutesPerHour,
  openingHoursOn,
  reservationLimits,
} from '@strapec/domain';
import { type FieldRule, singleLine, wholeNumber } from '../http/field-rule.js';
import { emailAddress, orMissing, phoneNumber } from '../http/person-rules.js';
import type { CreateReservationDto } from './dto/create-reservation.dto.js';

type Rule = FieldRule<CreateReservationDto>;

/** A name: its own text when it is missing (spec §5). */
export function nameRule(missing: 'first_name_required' | 'last_name_required'): FieldRule {
  return orMissing(missing, singleLine(reservationLimits.nameLength));
}

export const emailRule: FieldRule = emailAddress(reservationLimits.emailLength, 'email_invalid');

export const phoneRule: FieldRule = phoneNumber(reservationLimits.phoneLength);

export const dateRule: FieldRule = (value) => {
  if (typeof value !== 'string' || !isServiceDate(value)) return 'date_invalid';
  return openingHoursOn(value, houseSchedule) ? null : 'closed_day';
};

/** The schema takes starts until 23:00, on Friday and Saturday until 24:00; which of them are offered is another question. */
export const timeRule: Rule = (value, { date }) => {
  if (typeof value !== 'string' || !isTimeOfDay(value)) return 'time_invalid';
  const hours = hoursOf(date);
  const start = minuteOfTime(value);
  return hours && (start < hours.opens || start > latestStart(hours)) ? 'time_outside_hours' : null;
};

export const durationRule: Rule = (value, whole) => {
  const code = wholeNumber(1, 4, 'duration_invalid')(value, whole);
  if (code || typeof value !== 'number' || dateRule(whole.date, whole) || timeRule(whole.time, whole)) return code;
  const visit = { date: whole.date, start: minuteOfTime(whole.time), duration: value };
  return endsByClosing(visit, houseSchedule) ? null : 'ends_after_closing';
};

export const partySizeRule: FieldRule = wholeNumber(1, reservationLimits.maxPartySize, 'party_size_invalid');

/** From the latest start an hour still fits, and no visit begins after midnight (spec §5). */
function latestStart({ closes }: OpeningHours): number {
  return Math.min(closes - minutesPerHour, minutesPerDay);
}

function hoursOf(date: unknown): OpeningHours | null {
  return typeof date === 'string' && isServiceDate(date) ? openingHoursOn(date, houseSchedule) : null;
}

/** Ids of tables; whether the house has them, and they are free, the evening tells. */
export const tablesRule: FieldRule = (value) => {
  const isList = Array.isArray(value) && value.length >= 1 && value.length <= 31;
  return isList && value.every((id) => typeof id === 'string' && id.length <= 20) ? null : 'tables_invalid';
};
