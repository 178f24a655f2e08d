import { collectErrors, toNormalDraft } from '../form/form-errors.js';
import {
  captchaError,
  emailError,
  requiredLineError,
  isIntegerWithin,
  phoneError,
  textError,
} from '../form/field-errors.js';
import { type PublicVenue, venueDayOn, type GuestVenueDay } from '../venue/venue.js';
import { reservationLimits } from '../venue/reservation-limits.js';
import { isServiceDate, daysBetween } from '../venue/schedule/service-date.js';
import {
  type LocalDateTime,
  type Minute,
  isTimeOfDay,
  minuteOfTime,
  minutesPerDay,
  minutesPerHour,
} from '../venue/schedule/time-of-day.js';
import { type GuestNote, mapNotes, guestNotes, noteLengths } from './reservation-notes.js';
import { endsByClosing, toStay, stayHourOptions } from '../venue/start-times.js';
import { type OpeningHours, openPeriodNear } from '../venue/schedule/opening-hours.js';

/** `null` means not chosen yet. */
export interface ReservationDraft extends Partial<Record<GuestNote, string | null>> {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  date: string | null;
  time: string | null;
  /** Hours. */
  duration: number;
  partySize: number;
  /** The schema does not require it (spec §5). */
  captchaToken?: string | null;
}

export type ReservationField = keyof ReservationDraft;

/** Except for free tables, in the order of spec §5. */
export function checkReservation(draft: ReservationDraft, now: LocalDateTime, venue: PublicVenue) {
  const normal = toNormalDraft(draft);
  return { ...checkVisit(normal, now, venue), ...guestErrors(normal) };
}

export type ReservationError = NonNullable<ReturnType<typeof checkReservation>[ReservationField]>;

export type VisitDraft = Pick<ReservationDraft, 'date' | 'time' | 'duration' | 'partySize'>;

export function checkVisit({ date, time, duration, partySize }: VisitDraft, now: LocalDateTime, venue: PublicVenue) {
  const day = date !== null && isServiceDate(date) ? venueDayOn(date, venue) : null;
  return collectErrors({
    date: day ? dayError(day, now) : 'date_invalid',
    time: timeError(time, day),
    duration: durationError({ time, duration }, day),
    partySize: isIntegerWithin(partySize, 1, reservationLimits.maxPartySize) ? null : 'party_size_invalid',
  });
}

function guestErrors(guest: Omit<ReservationDraft, keyof VisitDraft>) {
  const { nameLength, phoneLength } = reservationLimits;
  const { captchaToken } = guest;
  return collectErrors({
    firstName: requiredLineError(guest.firstName, nameLength, 'first_name_required'),
    lastName: requiredLineError(guest.lastName, nameLength, 'last_name_required'),
    email: emailError(guest.email, 'email_invalid'),
    phone: phoneError(guest.phone, phoneLength),
    ...mapNotes(guestNotes, (note) => textError(guest[note] ?? '', noteLengths[note])),
    captchaToken: captchaToken === undefined ? null : captchaError(captchaToken),
  });
}

export type DayError = 'closed_day' | 'date_in_past' | 'date_too_far';
export type TimeError = 'time_invalid' | 'time_outside_hours';
export type DurationError = 'duration_invalid' | 'ends_after_closing';

export function dayError({ date, hours, rules }: GuestVenueDay, now: LocalDateTime): DayError | null {
  if (!hours) return 'closed_day';
  const daysAhead = daysBetween(now.date, date);
  if (daysAhead < 0) return 'date_in_past';
  return daysAhead > rules.horizonDays ? 'date_too_far' : null;
}

export function timeError(time: string | null, day: GuestVenueDay | null): TimeError | null {
  if (time === null || !isTimeOfDay(time)) return 'time_invalid';
  return !day?.hours || isValidStart(minuteOfTime(time), day.hours) ? null : 'time_outside_hours';
}

export function durationError(
  { time, duration }: { time: string | null; duration: number },
  day: GuestVenueDay | null,
): DurationError | null {
  if (!stayHourOptionsOn(day).includes(duration)) return 'duration_invalid';
  if (!day?.hours || time === null || timeError(time, day)) return null;
  return endsByClosing(toStay({ time, duration }), day) ? null : 'ends_after_closing';
}

const stayHourOptionsOn = (day: GuestVenueDay | null): number[] => stayHourOptions(day?.rules ?? reservationLimits);

/** Until one hour before closing, at most until midnight (spec §5), and every start that is offered. */
function isValidStart(start: Minute, hours: OpeningHours): boolean {
  const { opens, lastStart, closes } = openPeriodNear(start, hours);
  const latest = Math.max(lastStart, Math.min(closes - minutesPerHour, minutesPerDay));
  return start >= opens && start <= latest;
}
