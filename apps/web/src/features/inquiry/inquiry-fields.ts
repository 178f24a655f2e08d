import { type EventType, type ServiceDate, isEmail, phoneProblem } from '@strapec/domain';
import type { InquiryMessageId } from './texts';

/** The fields in the order in which a guest meets them. */
export const inquiryFields = [
  'name',
  'email',
  'phone',
  'eventType',
  'eventDate',
  'guestCount',
  'message',
  'captcha',
] as const;
export type InquiryField = (typeof inquiryFields)[number];
export type InquiryValues = Readonly<Record<string, string>>;
export type InquiryFaults = Partial<Record<InquiryField, InquiryMessageId>>;

/** What the form lists, and what the API knows it as (spec §5): a dinner is a private event, too. */
export const inquiryTypes = {
  tasting: 'private',
  corporate: 'corporate',
  celebration: 'celebration',
  dinner: 'private',
  custom: 'custom',
} as const;
export type ListedType = keyof typeof inquiryTypes;

/** What a guest who asks about a public event would choose in the form. */
export const listedTypeOf: Readonly<Record<EventType, ListedType>> = {
  wine_tasting: 'tasting',
  private_dinner: 'dinner',
  corporate: 'corporate',
  celebration: 'celebration',
  custom: 'custom',
};

/** Everything that keeps an inquiry from being sent (spec §5); nothing when it is complete. */
export function faultsOf(values: InquiryValues, today: ServiceDate, captchaToken: string | null): InquiryFaults {
  const { name, email = '', phone = '', eventType, eventDate, guestCount, message } = values;
  return {
    ...(!name && { name: 'events.inquiry.name.missing' }),
    ...(!isEmail(email) && { email: 'events.inquiry.email.missing' }),
    ...(phoneProblem(phone) && { phone: 'events.inquiry.phone.missing' }),
    ...(!eventType && { eventType: 'events.inquiry.eventType.missing' }),
    ...dateFault(eventDate, today),
    ...(!guestCount && { guestCount: 'events.inquiry.guestCount.missing' }),
    ...(!message && { message: 'events.inquiry.message.missing' }),
    ...(!captchaToken && { captcha: 'captcha.required' }),
  };
}

function dateFault(date: string | undefined, today: ServiceDate): InquiryFaults {
  if (!date) return { eventDate: 'events.inquiry.eventDate.missing' };
  return date < today ? { eventDate: 'events.inquiry.eventDate.past' } : {};
}
