import { type ContactRefusal, checkContactMessage } from '@strapec/domain';
import type { ContactMessageId } from './texts';

/** What a guest has typed, without the blanks around it. */
export interface ContactValues {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  message: string;
  /** A trap for robots: people do not see this field (rules §6). */
  website: string;
}

/** The fields in the order in which a guest meets them. */
export const contactFields = ['firstName', 'lastName', 'email', 'phone', 'message', 'captcha'] as const;
export type ContactField = (typeof contactFields)[number];

const requiredFields = ['firstName', 'lastName', 'email', 'message'] as const;

/** How the guest is told that a message is not sent yet. */
export interface RefusalWords {
  title: ContactMessageId;
  text: ContactMessageId;
  /** The field at fault; `null` when it is whichever is empty. */
  field: ContactField | null;
}

const phone: RefusalWords = { title: 'contact.phone.title', text: 'contact.phone.invalid', field: 'phone' };

/** Every reason to refuse a message and what the guest reads (spec §5); a new reason does not compile without its words. */
const refusalWords: Readonly<Record<ContactRefusal, RefusalWords>> = {
  missing_information: { title: 'contact.missing.title', text: 'contact.missing', field: null },
  email_invalid: { title: 'contact.email.title', text: 'contact.email.invalid', field: 'email' },
  phone_too_short: phone,
  phone_invalid: phone,
  phone_too_few_digits: phone,
  message_too_long: { title: 'contact.tooLong.title', text: 'contact.tooLong', field: 'message' },
  captcha_required: { title: 'contact.captcha.title', text: 'contact.captcha', field: 'captcha' },
};

/** Why a message is not sent yet, in words; `null` when it can be. */
export function refusalOf(values: ContactValues, captchaToken: string | null): RefusalWords | null {
  const refusal = checkContactMessage({ ...values, captchaToken });
  return refusal && refusalWords[refusal];
}

/** The fields that a refusal is about, each with what to say there. */
export function faultsOf({ field, text }: RefusalWords, values: ContactValues): [ContactField, ContactMessageId][] {
  if (field) return [[field, text]];
  return requiredFields.filter((required) => values[required] === '').map((empty) => [empty, 'contact.required']);
}
