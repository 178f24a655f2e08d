import {
  type HouseDay,
  type Language,
  type OpeningHours,
  type RequestRefusal,
  timeOfMinute,
  weekdayOf,
} from '@strapec/domain';
import type { TextValues } from '../../shared/i18n/use-text';
import { weekdayInWords } from '../../shared/i18n/date-words';
import type { ReservationField } from './reservation-values';
import type { ReserveMessageId } from './texts';

/** How the guest is told that a form is not sent yet. */
export interface RefusalMessage {
  title: ReserveMessageId;
  text: ReserveMessageId;
  /** The field at fault; `null` when it is whichever is empty. */
  field: ReservationField | null;
}

/** Every reason to refuse a form and what the guest reads; a new reason does not compile without its words. */
export const refusalMessages: Readonly<Record<RequestRefusal, RefusalMessage>> = {
  missing_information: { title: 'reserve.refusal.missing.title', text: 'reserve.refusal.missing', field: null },
  closed_day: { title: 'reserve.refusal.date.title', text: 'reserve.refusal.closed', field: 'date' },
  date_in_past: { title: 'reserve.refusal.date.title', text: 'reserve.refusal.past', field: 'date' },
  date_too_far: { title: 'reserve.refusal.date.title', text: 'reserve.refusal.far', field: 'date' },
  time_outside_hours: { title: 'reserve.refusal.time.title', text: 'reserve.refusal.time', field: 'time' },
  ends_after_closing: {
    title: 'reserve.refusal.duration.title',
    text: 'reserve.refusal.duration',
    field: 'duration',
  },
  email_invalid: { title: 'reserve.refusal.email.title', text: 'reserve.refusal.email', field: 'email' },
  phone_too_short: { title: 'reserve.refusal.phone.title', text: 'reserve.refusal.phone.short', field: 'phone' },
  phone_invalid: { title: 'reserve.refusal.phone.title', text: 'reserve.refusal.phone.format', field: 'phone' },
  phone_too_few_digits: { title: 'reserve.refusal.phone.title', text: 'reserve.refusal.phone.digits', field: 'phone' },
  captcha_required: { title: 'reserve.refusal.captcha.title', text: 'reserve.refusal.captcha', field: 'captcha' },
};

/** Whether a code that came over the wire is one of the form's own reasons. */
export function isRefusal(code: string): code is RequestRefusal {
  return Object.hasOwn(refusalMessages, code);
}

/** What the texts about a day say of it: its name and its hours. */
export function refusalValues(day: HouseDay | null, language: Language): TextValues {
  if (!day?.hours) return {};
  const { date, hours } = day;
  return { weekday: weekdayOf(date), day: weekdayInWords(date, language), ...hoursInWords(hours) };
}

function hoursInWords({ opens, lastStart, closes }: OpeningHours): TextValues {
  return { from: timeOfMinute(opens), to: timeOfMinute(lastStart), time: timeOfMinute(closes) };
}
