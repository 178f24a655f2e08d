import { type PhoneRefusal, isEmail, phoneProblem } from '../contact/contact-rules.js';
import { type ServiceDate, isServiceDate } from '../schedule/service-date.js';

/** The kinds of private event that an inquiry may be about (spec §5, schema). */
export const inquiryTypes = ['private', 'corporate', 'celebration', 'custom'] as const;
export type InquiryType = (typeof inquiryTypes)[number];

/** What the form lists, and the kind that each entry is sent as: a wine dinner is a private event (spec §5, rules §1). */
export const inquiryChoices = {
  private_wine_tasting: 'private',
  corporate_event: 'corporate',
  special_celebration: 'celebration',
  wine_dinner: 'private',
  custom_event: 'custom',
} as const satisfies Record<string, InquiryType>;
export type InquiryChoice = keyof typeof inquiryChoices;

/** How long the fields of the inquiry form may be; the guest count is a text ("30 to 40"). */
export const inquiryLimits = {
  nameLength: 100,
  emailLength: 255,
  phoneLength: 40,
  guestCountLength: 50,
  messageLength: 2000,
} as const;

/** What the inquiry form holds when the button is pressed; `null` is not chosen yet. */
export interface InquiryDraft {
  name: string;
  email: string;
  phone: string;
  eventType: InquiryType | null;
  eventDate: ServiceDate | null;
  guestCount: string;
  message: string;
  captchaToken: string | null;
}

/** Why an inquiry is not sent yet. */
export type InquiryRefusal =
  | 'name_required'
  | 'email_invalid'
  | 'phone_required'
  | PhoneRefusal
  | 'event_type_required'
  | 'event_date_required'
  | 'event_date_in_past'
  | 'guest_count_required'
  | 'event_details_required'
  | 'captcha_required';

/** The first reason why an inquiry cannot be sent on a day, or `null` (spec §5, in the order of the form). */
export function checkInquiry(draft: InquiryDraft, today: ServiceDate): InquiryRefusal | null {
  if (draft.name.trim() === '') return 'name_required';
  if (!isEmail(draft.email.trim())) return 'email_invalid';
  return checkInquiryPhone(draft.phone.trim()) ?? checkWishes(draft, today);
}

/** Why an event cannot be asked for on a date, or `null`; the house may be had on closed days too. */
export function checkInquiryDate(date: ServiceDate | null, today: ServiceDate): InquiryRefusal | null {
  if (date === null || !isServiceDate(date)) return 'event_date_required';
  return date < today ? 'event_date_in_past' : null;
}

function checkInquiryPhone(phone: string): InquiryRefusal | null {
  return phone === '' ? 'phone_required' : phoneProblem(phone);
}

function checkWishes(draft: InquiryDraft, today: ServiceDate): InquiryRefusal | null {
  if (draft.eventType === null) return 'event_type_required';
  const date = checkInquiryDate(draft.eventDate, today);
  if (date) return date;
  if (draft.guestCount.trim() === '') return 'guest_count_required';
  if (draft.message.trim() === '') return 'event_details_required';
  return draft.captchaToken ? null : 'captcha_required';
}
