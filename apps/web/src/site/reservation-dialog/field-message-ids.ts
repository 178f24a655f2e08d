import {
  type FormErrors,
  type GuestVenueDay,
  type Language,
  type OpeningHours,
  type ReservationError,
  type ReservationField,
  mapNotes,
  guestNotes,
  toServiceMinute,
  findOpenPeriodNear,
  timeOfMinute,
  weekdayOf,
} from '@strapec/domain';
import type { TextValues } from '../../shared/i18n/use-text';
import { weekdayInWords } from '../../shared/i18n/date-words';
import type { ReserveTextId } from './texts';

export type FieldMessageIds = Readonly<FormErrors<ReservationField, ReserveTextId>>;

export const fieldMessageIds: Readonly<Record<ReservationError | 'missing', ReserveTextId>> = {
  missing: 'reserve.required',
  first_name_required: 'reserve.required',
  last_name_required: 'reserve.required',
  date_invalid: 'reserve.wrong',
  closed_day: 'reserve.refusal.closed',
  date_in_past: 'reserve.refusal.past',
  date_too_far: 'reserve.refusal.far',
  time_invalid: 'reserve.wrong',
  time_outside_hours: 'reserve.refusal.time',
  duration_invalid: 'reserve.wrong',
  ends_after_closing: 'reserve.refusal.duration',
  party_size_invalid: 'reserve.wrong',
  email_invalid: 'reserve.refusal.email',
  email_not_ascii: 'reserve.refusal.email.ascii',
  phone_too_short: 'reserve.refusal.phone.short',
  phone_invalid: 'reserve.refusal.phone.format',
  phone_too_few_digits: 'reserve.refusal.phone.digits',
  phone_letters: 'reserve.refusal.phone.letters',
  phone_two_numbers: 'reserve.refusal.phone.two',
  phone_no_country: 'reserve.refusal.phone.country',
  too_long: 'reserve.tooLong',
  invalid_characters: 'reserve.characters',
  captcha_required: 'reserve.refusal.captcha',
};

/** Spec §5. */
export const noticeTitleIds: Readonly<Record<ReservationField | 'missing', ReserveTextId>> = {
  missing: 'reserve.refusal.missing.title',
  date: 'reserve.refusal.date.title',
  time: 'reserve.refusal.time.title',
  duration: 'reserve.refusal.duration.title',
  partySize: 'reserve.refusal.partySize.title',
  firstName: 'reserve.refusal.text.title',
  lastName: 'reserve.refusal.text.title',
  email: 'reserve.refusal.email.title',
  phone: 'reserve.refusal.phone.title',
  ...mapNotes(guestNotes, () => 'reserve.refusal.text.title' as const),
  captchaToken: 'reserve.refusal.captcha.title',
};

type SelectedDay = GuestVenueDay & { isUsuallyOpen?: boolean };

/** Of the period that contains the time. */
export function errorTextValues(day: SelectedDay | null, language: Language, time: string | null = null): TextValues {
  if (!day?.hours) return day?.isUsuallyOpen ? closedDayValues[language] : {};
  const { date, hours } = day;
  const opening = findOpenPeriodNear(time === null ? hours.opens : toServiceMinute(time), hours);
  return { weekday: weekdayOf(date), day: weekdayInWords(date, language), ...openingTextValues(opening) };
}

const closedDayValues: Readonly<Record<Language, TextValues>> = {
  sk: { ClosedDays: 'V\u00a0tento deň' },
  en: { closedDays: 'that day' },
};

function openingTextValues({ opens, lastStart, closes }: OpeningHours): TextValues {
  return { from: timeOfMinute(opens), to: timeOfMinute(lastStart), time: timeOfMinute(closes) };
}
