import { collectErrors, normalizeDraft } from '../form/form-errors.js';
import {
  captchaError,
  checkEmail,
  checkRequiredLine,
  isIntegerWithin,
  checkPhone,
  checkText,
} from '../form/field-checks.js';
import { type PublicVenue, venueDayOn, type GuestVenueDay } from '../venue/venue.js';
import { reservationLimits } from '../venue/reservation-limits.js';
import { isServiceDate, daysBetween } from '../venue/schedule/service-date.js';
import {
  type LocalDateTime,
  type Minute,
  isTimeOfDay,
  toServiceMinute,
  minutesPerDay,
  minutesPerHour,
} from '../venue/schedule/time-of-day.js';
import { type GuestNote, mapNotes, guestNotes, noteLengths } from './reservation-notes.js';
import { endsByClosing, toStay, listStayHours } from '../venue/start-times.js';
import { type OpeningHours, findOpenPeriodNear } from '../venue/schedule/opening-hours.js';

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
  const normalizedDraft = normalizeDraft(draft);
  return { ...checkVisit(normalizedDraft, now, venue), ...checkGuest(normalizedDraft) };
}

export type ReservationError = NonNullable<ReturnType<typeof checkReservation>[ReservationField]>;

export type VisitDraft = Pick<ReservationDraft, 'date' | 'time' | 'duration' | 'partySize'>;

export function checkVisit({ date, time, duration, partySize }: VisitDraft, now: LocalDateTime, venue: PublicVenue) {
  const day = date !== null && isServiceDate(date) ? venueDayOn(date, venue) : null;
  return collectErrors({
    date: day ? checkDay(day, now) : 'date_invalid',
    time: checkTime(time, day),
    duration: checkDuration({ time, duration }, day),
    partySize: isIntegerWithin(partySize, 1, reservationLimits.maxPartySize) ? null : 'party_size_invalid',
  });
}

function checkGuest(guest: Omit<ReservationDraft, keyof VisitDraft>) {
  const { nameLength, phoneLength } = reservationLimits;
  const { captchaToken } = guest;
  return collectErrors({
    firstName: checkRequiredLine(guest.firstName, nameLength, 'first_name_required'),
    lastName: checkRequiredLine(guest.lastName, nameLength, 'last_name_required'),
    email: checkEmail(guest.email, 'email_invalid'),
    phone: checkPhone(guest.phone, phoneLength),
    ...mapNotes(guestNotes, (note) => checkText(guest[note] ?? '', noteLengths[note])),
    captchaToken: captchaToken === undefined ? null : captchaError(captchaToken),
  });
}

export type DayError = 'closed_day' | 'date_in_past' | 'date_too_far';
export type TimeError = 'time_invalid' | 'time_outside_hours';
export type DurationError = 'duration_invalid' | 'ends_after_closing';

export function checkDay({ date, hours, rules }: GuestVenueDay, now: LocalDateTime): DayError | null {
  if (!hours) return 'closed_day';
  const daysAhead = daysBetween(now.date, date);
  if (daysAhead < 0) return 'date_in_past';
  return daysAhead > rules.horizonDays ? 'date_too_far' : null;
}

export function checkTime(time: string | null, day: GuestVenueDay | null): TimeError | null {
  if (time === null || !isTimeOfDay(time)) return 'time_invalid';
  return !day?.hours || isValidStart(toServiceMinute(time), day.hours) ? null : 'time_outside_hours';
}

export function checkDuration(
  { time, duration }: { time: string | null; duration: number },
  day: GuestVenueDay | null,
): DurationError | null {
  if (!listStayHoursOn(day).includes(duration)) return 'duration_invalid';
  if (!day?.hours || time === null || checkTime(time, day)) return null;
  return endsByClosing(toStay({ time, duration }), day) ? null : 'ends_after_closing';
}

const listStayHoursOn = (day: GuestVenueDay | null): number[] => listStayHours(day?.rules ?? reservationLimits);

/** Until one hour before closing, at most until midnight (spec §5), and every start that is offered. */
function isValidStart(start: Minute, hours: OpeningHours): boolean {
  const { opens, lastStart, closes } = findOpenPeriodNear(start, hours);
  const latestStart = Math.max(lastStart, Math.min(closes - minutesPerHour, minutesPerDay));
  return start >= opens && start <= latestStart;
}
