import {
  type EventType,
  type InquiryChoice,
  type ServiceDate,
  checkInquiryDate,
  isEmail,
  phoneProblem,
} from '@strapec/domain';
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
export type InquiryValues = Readonly<Record<Exclude<InquiryField, 'captcha'> | 'website', string>>;
export type InquiryFaults = Partial<Record<InquiryField, InquiryMessageId>>;

/** What a guest who asks about a public event would choose in the form. */
export const choiceFor: Readonly<Record<EventType, InquiryChoice>> = {
  wine_tasting: 'private_wine_tasting',
  private_dinner: 'wine_dinner',
  corporate: 'corporate_event',
  celebration: 'special_celebration',
  custom: 'custom_event',
};

/** What the rules look at beside the fields themselves. */
interface Circumstances {
  today: ServiceDate;
  captchaToken: string | null;
}
type Check = (value: string, circumstances: Circumstances) => boolean;

/** When a field is at fault, and what is said then; a field's first fault counts (spec §5). */
const checks: readonly [InquiryField, Check, InquiryMessageId][] = [
  ['name', isEmpty, 'events.inquiry.name.missing'],
  ['email', (value) => !isEmail(value), 'events.inquiry.email.missing'],
  ['phone', (value) => phoneProblem(value) !== null, 'events.inquiry.phone.missing'],
  ['eventType', isEmpty, 'events.inquiry.eventType.missing'],
  ['eventDate', isEmpty, 'events.inquiry.eventDate.missing'],
  ['eventDate', (value, { today }) => checkInquiryDate(value, today) !== null, 'events.inquiry.eventDate.past'],
  ['guestCount', isEmpty, 'events.inquiry.guestCount.missing'],
  ['message', isEmpty, 'events.inquiry.message.missing'],
  ['captcha', (_value, { captchaToken }) => !captchaToken, 'captcha.required'],
];

/** Everything that keeps an inquiry from being sent; nothing when it is complete. */
export function faultsOf(values: InquiryValues, circumstances: Circumstances): InquiryFaults {
  const failed = checks.filter(([field, isFaulty]) =>
    isFaulty(field === 'captcha' ? '' : values[field], circumstances),
  );
  return Object.fromEntries(failed.reverse().map(([field, , text]) => [field, text]));
}

function isEmpty(value: string): boolean {
  return value === '';
}
