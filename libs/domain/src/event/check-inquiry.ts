import { type Faults, faultsAmong, isBlank, trimmed } from '../form/faults.js';
import {
  type CaptchaFault,
  type PhoneFault,
  type TextFault,
  captchaFault,
  emailFault,
  filledLineFault,
  filledTextFault,
  phoneFault,
} from '../form/field-faults.js';
import { type ServiceDate, isServiceDate } from '../schedule/service-date.js';
import { inquiryLimits, inquiryTypes } from './event-inquiry.js';

/** What the inquiry form holds when the button is pressed; `null` is not chosen yet. */
export interface InquiryDraft {
  name: string;
  email: string;
  phone: string;
  /** One of `inquiryTypes`. */
  eventType: string | null;
  eventDate: ServiceDate | null;
  guestCount: string;
  message: string;
  captchaToken: string | null;
}

/** The fields in the order of the form, which is that of the specification (spec §5). */
export const inquiryFields = [
  'name',
  'email',
  'phone',
  'eventType',
  'eventDate',
  'guestCount',
  'message',
  'captchaToken',
] as const satisfies readonly (keyof InquiryDraft)[];
export type InquiryField = (typeof inquiryFields)[number];

type DateFault = 'event_date_required' | 'date_invalid' | 'event_date_in_past';
type TypeFault = 'event_type_required' | 'not_a_choice';

/** Why a field of the inquiry form is not taken. */
export type InquiryFault =
  | TextFault
  | PhoneFault
  | CaptchaFault
  | DateFault
  | TypeFault
  | 'name_required'
  | 'email_address_invalid'
  | 'phone_required'
  | 'guest_count_required'
  | 'event_details_required';

/** All that is wrong with an inquiry on a day (spec §5). */
export function checkInquiry(draft: InquiryDraft, today: ServiceDate): Faults<InquiryField, InquiryFault> {
  const { name, email, phone, eventType, eventDate, guestCount, message, captchaToken } = trimmed(draft);
  return faultsAmong<InquiryField, InquiryFault>({
    name: filledLineFault(name, inquiryLimits.nameLength, 'name_required'),
    email: emailFault(email, 'email_address_invalid'),
    phone: isBlank(phone) ? 'phone_required' : phoneFault(phone, inquiryLimits.phoneLength),
    eventType: typeFault(eventType),
    eventDate: dateFault(eventDate, today),
    guestCount: filledLineFault(guestCount, inquiryLimits.guestCountLength, 'guest_count_required'),
    message: filledTextFault(message, inquiryLimits.messageLength, 'event_details_required'),
    captchaToken: captchaFault(captchaToken),
  });
}

function typeFault(eventType: string | null): TypeFault | null {
  if (isBlank(eventType)) return 'event_type_required';
  return inquiryTypes.some((type) => type === eventType) ? null : 'not_a_choice';
}

/** Closed days are none: the house may be had on those, too. */
function dateFault(date: ServiceDate | null, today: ServiceDate): DateFault | null {
  if (date === null || isBlank(date)) return 'event_date_required';
  if (!isServiceDate(date)) return 'date_invalid';
  return date < today ? 'event_date_in_past' : null;
}
