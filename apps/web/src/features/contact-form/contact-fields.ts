import { type ContactFault, type ContactField, type Faults, isBlank } from '@strapec/domain';
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
export const fieldsInOrder = ['firstName', 'lastName', 'email', 'phone', 'message', 'captchaToken'] as const;

/** What a guest reads about each fault; a new one does not compile without its words. */
const faultWords: Readonly<Record<ContactFault, ContactMessageId>> = {
  first_name_required: 'contact.required',
  last_name_required: 'contact.required',
  required: 'contact.required',
  email_address_invalid: 'contact.email.invalid',
  phone_too_short: 'contact.phone.invalid',
  phone_invalid: 'contact.phone.invalid',
  phone_too_few_digits: 'contact.phone.invalid',
  too_long: 'forms.fault.too_long',
  invalid_characters: 'forms.fault.invalid_characters',
  captcha_required: 'contact.captcha',
};

/** What the toast is headed by, after what is told first (spec §5). */
export const faultTitles: Readonly<Record<ContactField | 'missing', ContactMessageId>> = {
  missing: 'contact.missing.title',
  firstName: 'contact.wrong.title',
  lastName: 'contact.wrong.title',
  email: 'contact.email.title',
  phone: 'contact.phone.title',
  message: 'contact.wrong.title',
  captchaToken: 'contact.captcha.title',
};

/** What stands beside each field at fault; one that is empty is only asked for. */
export function wordsFor(
  faults: Faults<ContactField, ContactFault>,
  values: ContactValues,
): Faults<ContactField, ContactMessageId> {
  const wordsOf = (field: string, code: ContactFault): ContactMessageId =>
    Object.hasOwn(values, field) && isBlank(values[field as keyof ContactValues])
      ? 'contact.required'
      : faultWords[code];
  return Object.fromEntries(Object.entries(faults).map(([field, code]) => [field, wordsOf(field, code)]));
}
