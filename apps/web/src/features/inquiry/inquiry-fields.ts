import type { InquiryFault, InquiryField } from '@strapec/domain';
import type { InquiryMessageId } from './texts';

/** What a guest has typed and chosen, without the blanks around it; `eventId` where it is about a public event. */
export type InquiryValues = Readonly<Record<Exclude<InquiryField, 'captchaToken' | 'eventId'> | 'decoy', string>> & {
  readonly eventId?: string;
};

/** What a guest reads about each fault; a new one does not compile without its words. */
export const faultWords: Readonly<Record<InquiryFault, InquiryMessageId>> = {
  name_required: 'events.inquiry.name.missing',
  email_address_invalid: 'events.inquiry.email.missing',
  email_not_ascii: 'forms.fault.email_not_ascii',
  phone_required: 'events.inquiry.phone.missing',
  phone_too_short: 'forms.fault.phone_too_short',
  phone_invalid: 'forms.fault.phone_invalid',
  phone_too_few_digits: 'forms.fault.phone_too_few_digits',
  phone_letters: 'forms.fault.phone_letters',
  phone_two_numbers: 'forms.fault.phone_two_numbers',
  phone_no_country: 'forms.fault.phone_no_country',
  event_type_required: 'events.inquiry.eventType.missing',
  not_a_choice: 'events.inquiry.eventType.missing',
  event_date_required: 'events.inquiry.eventDate.missing',
  date_invalid: 'events.inquiry.eventDate.missing',
  event_date_in_past: 'events.inquiry.eventDate.past',
  guest_count_required: 'events.inquiry.guestCount.missing',
  guest_count_invalid: 'events.inquiry.guestCount.invalid',
  event_not_open: 'events.inquiry.public.over',
  event_full: 'events.inquiry.public.over',
  event_details_required: 'events.inquiry.message.missing',
  too_long: 'forms.fault.too_long',
  invalid_characters: 'forms.fault.invalid_characters',
  captcha_required: 'captcha.required',
};
