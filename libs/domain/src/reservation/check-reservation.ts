import { type Faults, faultsAmong, normalDraft } from '../form/faults.js';
import {
  type CaptchaFault,
  type EmailFault,
  type PhoneFault,
  captchaFault,
  emailFault,
  filledLineFault,
  phoneFault,
  textFault,
} from '../form/field-faults.js';
import { type HouseInPublic, houseOn } from '../venue/house.js';
import { reservationLimits } from '../venue/reservation-limits.js';
import { isServiceDate } from '../venue/schedule/service-date.js';
import type { LocalMoment } from '../venue/schedule/time-of-day.js';
import { type GuestNote, byNote, guestNotes, noteLengths } from './reservation-notes.js';
import {
  type DayFault,
  type DurationFault,
  type TimeFault,
  dayFault,
  durationFault,
  timeFault,
} from './visit-faults.js';

/** The values of the form when the guest sends it; `null` means not chosen yet. */
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

/** The fields in the order of the specification (spec §5). */
export const reservationFields = [
  'date',
  'time',
  'duration',
  'partySize',
  'firstName',
  'lastName',
  'email',
  'phone',
  ...guestNotes,
  'captchaToken',
] as const satisfies readonly (keyof ReservationDraft)[];
export type ReservationField = (typeof reservationFields)[number];

export type ReservationFault =
  | EmailFault
  | PhoneFault
  | CaptchaFault
  | DayFault
  | TimeFault
  | DurationFault
  | 'date_invalid'
  | 'party_size_invalid'
  | 'first_name_required'
  | 'last_name_required'
  | 'email_invalid';

/** Checks a guest's reservation at a moment, except for free tables (spec §5). */
export function checkReservation(
  draft: ReservationDraft,
  now: LocalMoment,
  house: HouseInPublic,
): Faults<ReservationField, ReservationFault> {
  const { date, time, duration, partySize, ...guest } = normalDraft(draft);
  return { ...checkVisit({ date, time, duration, partySize }, now, house), ...guestFaults(guest) };
}

export type VisitDraft = Pick<ReservationDraft, 'date' | 'time' | 'duration' | 'partySize'>;

export function checkVisit(
  { date, time, duration, partySize }: VisitDraft,
  now: LocalMoment,
  house: HouseInPublic,
): Faults<keyof VisitDraft, ReservationFault> {
  const day = date !== null && isServiceDate(date) ? houseOn(date, house) : null;
  return faultsAmong<keyof VisitDraft, ReservationFault>({
    date: day ? dayFault(day, now) : 'date_invalid',
    time: timeFault(time, day),
    duration: durationFault({ time, duration }, day),
    partySize: isWholeNumber(partySize, reservationLimits.maxPartySize) ? null : 'party_size_invalid',
  });
}

type Guest = Omit<ReservationDraft, keyof VisitDraft>;

function guestFaults(guest: Guest): Faults<keyof Guest, ReservationFault> {
  const { nameLength, phoneLength } = reservationLimits;
  const { captchaToken } = guest;
  return faultsAmong<keyof Guest, ReservationFault>({
    firstName: filledLineFault(guest.firstName, nameLength, 'first_name_required'),
    lastName: filledLineFault(guest.lastName, nameLength, 'last_name_required'),
    email: emailFault(guest.email, 'email_invalid'),
    phone: phoneFault(guest.phone, phoneLength),
    ...byNote(guestNotes, (note) => textFault(guest[note] ?? '', noteLengths[note])),
    captchaToken: captchaToken === undefined ? null : captchaFault(captchaToken),
  });
}

const isWholeNumber = (value: number, max: number): boolean => Number.isInteger(value) && value >= 1 && value <= max;
