import { collectErrors, isBlank, normalizeDraft } from '../form/form-errors.js';
import { captchaError, checkEmail, checkRequiredLine, checkRequiredText, checkPhone } from '../form/field-checks.js';
import { type ServiceDate, isServiceDate } from '../venue/schedule/service-date.js';

/** Those of the schema, those that only the form distinguishes (spec §5, rules §1), and a public event. */
export const inquiryTypes = [
  ...(['private', 'corporate', 'celebration', 'custom'] as const),
  ...(['private_wine_tasting', 'wine_dinner'] as const),
  'public_event',
] as const;
export type InquiryType = (typeof inquiryTypes)[number];

/** No two choices send the same kind (spec §5, rules §1). */
export const inquiryChoices = {
  private_wine_tasting: 'private_wine_tasting',
  corporate_event: 'corporate',
  special_celebration: 'celebration',
  wine_dinner: 'wine_dinner',
  custom_event: 'custom',
} as const satisfies Record<string, InquiryType>;
export type InquiryChoice = keyof typeof inquiryChoices;

/** Characters. The guest count is a text ("30 to 40"). */
export const inquiryLimits = {
  nameLength: 100,
  emailLength: 255,
  phoneLength: 40,
  guestCountLength: 50,
  messageLength: 2000,
} as const;

/** `null` means not chosen yet. */
export interface InquiryDraft {
  name: string;
  email: string;
  phone: string;
  /** One of `inquiryTypes`. */
  eventType: string | null;
  eventDate: ServiceDate | null;
  guestCount: string;
  message: string;
  /** Omitted for a private event. */
  eventId?: string | null;
  captchaToken: string | null;
}

/** In the order of spec §5. */
export const inquiryFields = [
  'name',
  'email',
  'phone',
  'eventType',
  'eventDate',
  'guestCount',
  'message',
  'eventId',
  'captchaToken',
] as const satisfies readonly (keyof InquiryDraft)[];
export type InquiryField = (typeof inquiryFields)[number];

/**
 * Checks an inquiry on a given day (spec §5). `placesLeft` are left at the public event that it names; `null` if guests
 * cannot book that id.
 */
export function checkInquiry(draft: InquiryDraft, today: ServiceDate, placesLeft: number | null = null) {
  const { name, email, phone, eventType, eventDate, guestCount, message, captchaToken } = normalizeDraft(draft);
  const isAboutPublicEvent = !isBlank(draft.eventId);
  return collectErrors({
    name: checkRequiredLine(name, inquiryLimits.nameLength, 'name_required'),
    email: checkEmail(email, 'email_address_invalid'),
    phone: isBlank(phone) ? 'phone_required' : checkPhone(phone, inquiryLimits.phoneLength),
    eventType: isAboutPublicEvent ? null : checkEventType(eventType),
    eventDate: isAboutPublicEvent ? null : checkEventDate(eventDate, today),
    guestCount: checkGuestCount(guestCount, isAboutPublicEvent ? placesLeft : null),
    message: checkRequiredText(message, inquiryLimits.messageLength, 'event_details_required'),
    eventId: isAboutPublicEvent ? checkEventId(placesLeft) : null,
    captchaToken: captchaError(captchaToken),
  });
}

export type InquiryError = NonNullable<ReturnType<typeof checkInquiry>[InquiryField]>;

/** `public_event` is not a choice: an inquiry about a public event carries its id instead. */
function checkEventType(eventType: string | null) {
  if (isBlank(eventType)) return 'event_type_required';
  return inquiryTypes.some((type) => type === eventType && type !== 'public_event') ? null : 'not_a_choice';
}

function checkEventId(placesLeft: number | null) {
  if (placesLeft === null) return 'event_not_open';
  return placesLeft < 1 ? 'event_full' : null;
}

/** A public event needs a whole number of guests; for a private event a text such as "15 to 20" is valid. */
function checkGuestCount(guestCount: string, placesLeft: number | null) {
  const error = checkRequiredLine(guestCount, inquiryLimits.guestCountLength, 'guest_count_required');
  if (error !== null || !placesLeft) return error;
  const writtenGuestCount = /^\d{1,3}$/.test(guestCount) ? Number(guestCount) : 0;
  return writtenGuestCount >= 1 && writtenGuestCount <= placesLeft ? null : 'guest_count_invalid';
}

/** Closed days are valid, because private events may take place on them. */
function checkEventDate(date: ServiceDate | null, today: ServiceDate) {
  if (date === null || isBlank(date)) return 'event_date_required';
  if (!isServiceDate(date)) return 'date_invalid';
  return date < today ? 'event_date_in_past' : null;
}
