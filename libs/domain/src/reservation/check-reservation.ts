import { collectErrors, normalDraft } from '../form/form-errors.js';
import {
  captchaError,
  emailError,
  filledLineError,
  isIntegerWithin,
  phoneError,
  textError,
} from '../form/field-errors.js';
import { type PublicVenue, venueDayOn } from '../venue/venue.js';
import { reservationLimits } from '../venue/reservation-limits.js';
import { isServiceDate } from '../venue/schedule/service-date.js';
import type { LocalDateTime } from '../venue/schedule/time-of-day.js';
import { type GuestNote, mapNotes, guestNotes, noteLengths } from './reservation-notes.js';
import { dayError, durationError, timeError } from './visit-errors.js';

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
  const { date, time, duration, partySize, ...guest } = normalDraft(draft);
  return { ...checkVisit({ date, time, duration, partySize }, now, venue), ...guestErrors(guest) };
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

type Guest = Omit<ReservationDraft, keyof VisitDraft>;

function guestErrors(guest: Guest) {
  const { nameLength, phoneLength } = reservationLimits;
  const { captchaToken } = guest;
  return collectErrors({
    firstName: filledLineError(guest.firstName, nameLength, 'first_name_required'),
    lastName: filledLineError(guest.lastName, nameLength, 'last_name_required'),
    email: emailError(guest.email, 'email_invalid'),
    phone: phoneError(guest.phone, phoneLength),
    ...mapNotes(guestNotes, (note) => textError(guest[note] ?? '', noteLengths[note])),
    captchaToken: captchaToken === undefined ? null : captchaError(captchaToken),
  });
}
