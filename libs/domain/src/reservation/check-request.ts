import { type EmailRefusal, type PhoneRefusal, isEmail, phoneProblem } from '../contact/contact-rules.js';
import { type Schedule, openingHoursOn } from '../schedule/opening-hours.js';
import { daysBetween } from '../schedule/service-date.js';
import { endsByClosing } from '../schedule/start-times.js';
import { type LocalMoment, minuteOfTime } from '../schedule/time-of-day.js';
import { reservationLimits } from './reservation-limits.js';

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
export function checkRequest(draft: ReservationDraft, now: LocalMoment, schedule: Schedule): RequestRefusal | null {
  const complete = completed(draft);
  if (!complete) return 'missing_information';
  return (
    checkDay(complete.date, now, schedule) ??
    checkTime(complete, schedule) ??
    (isEmail(complete.email.trim()) ? null : 'email_invalid') ??
    phoneProblem(complete.phone.trim()) ??
    (draft.captchaToken ? null : 'captcha_required')
  );
}

/** Why no table can be reserved on a day, or `null`. */
export function checkDay(date: string, now: LocalMoment, schedule: Schedule): RequestRefusal | null {
  const daysAhead = daysBetween(now.date, date);
  if (daysAhead < 0) return 'date_in_past';
  if (daysAhead > reservationLimits.horizonDays) return 'date_too_far';
  return openingHoursOn(date, schedule) ? null : 'closed_day';
}

function checkTime(draft: Complete, schedule: Schedule): RequestRefusal | null {
  const start = minuteOfTime(draft.time);
  const hours = openingHoursOn(draft.date, schedule);
  if (!hours || start < hours.opens || start > hours.lastStart) return 'time_outside_hours';
  return endsByClosing({ date: draft.date, start, duration: draft.duration }, schedule) ? null : 'ends_after_closing';
}

function completed(draft: ReservationDraft): Complete | null {
  const { captchaToken, ...required } = draft;
  const isComplete = Object.values(required).every((value) => value !== null && String(value).trim() !== '');
  return isComplete ? ({ ...required, captchaToken: captchaToken ?? '' } as Complete) : null;
}
