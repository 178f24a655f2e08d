import { type EmailRefusal, type PhoneRefusal, isEmail, phoneProblem } from '../contact/contact-rules.js';
import { type HouseDay, type HouseInPublic, houseOn } from '../house/house.js';
import { endsByClosing } from '../house/start-times.js';
import { daysBetween } from '../schedule/service-date.js';
import { type LocalMoment, minuteOfTime, minutesPerHour } from '../schedule/time-of-day.js';

/** What the form holds when the guest presses the button; `null` is not chosen yet. */
export interface ReservationDraft {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  date: string | null;
  time: string | null;
  duration: number | null;
  partySize: number | null;
  captchaToken: string | null;
}

/** Why a form is not sent yet. */
export type RequestRefusal =
  | 'missing_information'
  | EmailRefusal
  | PhoneRefusal
  | 'date_in_past'
  | 'date_too_far'
  | 'closed_day'
  | 'time_outside_hours'
  | 'ends_after_closing'
  | 'captcha_required';

type Complete = { [Field in keyof ReservationDraft]: NonNullable<ReservationDraft[Field]> };

/** The first reason why a reservation form cannot be sent, or `null` (spec §5, in its order). */
export function checkRequest(draft: ReservationDraft, now: LocalMoment, house: HouseInPublic): RequestRefusal | null {
  const complete = completed(draft);
  if (!complete) return 'missing_information';
  const day = houseOn(complete.date, house);
  return (
    checkDay(day, now) ??
    checkTime(complete, day) ??
    (isEmail(complete.email.trim()) ? null : 'email_invalid') ??
    phoneProblem(complete.phone.trim()) ??
    (draft.captchaToken ? null : 'captcha_required')
  );
}

/** Why no table can be reserved on a day, or `null`. */
export function checkDay({ date, hours, rules }: HouseDay, now: LocalMoment): RequestRefusal | null {
  const daysAhead = daysBetween(now.date, date);
  if (daysAhead < 0) return 'date_in_past';
  if (daysAhead > rules.horizonDays) return 'date_too_far';
  return hours ? null : 'closed_day';
}

function checkTime(draft: Complete, day: HouseDay): RequestRefusal | null {
  const start = minuteOfTime(draft.time);
  const { hours } = day;
  if (!hours || start < hours.opens || start > hours.lastStart) return 'time_outside_hours';
  return endsByClosing({ start, minutes: draft.duration * minutesPerHour }, day) ? null : 'ends_after_closing';
}

function completed(draft: ReservationDraft): Complete | null {
  const { captchaToken, ...required } = draft;
  const isComplete = Object.values(required).every((value) => value !== null && String(value).trim() !== '');
  return isComplete ? ({ ...required, captchaToken: captchaToken ?? '' } as Complete) : null;
}
