import type { ContactError, ContactField } from '@strapec/domain';
import type { ContactMessageId } from './texts';

/** The guest's input, trimmed. */
export type ContactValues = Readonly<Record<Exclude<ContactField, 'captchaToken'> | 'decoy', string>>;

export const fieldsAsMet: readonly ContactField[] = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'message',
  'captchaToken',
];

/** The text for each error; a new error without a text does not compile. */
export const errorWords: Readonly<Record<ContactError | 'missing', ContactMessageId>> = {
  missing: 'contact.required',
  first_name_required: 'contact.required',
  last_name_required: 'contact.required',
  required: 'contact.required',
  email_address_invalid: 'contact.email.invalid',
  email_not_ascii: 'forms.error.email_not_ascii',
  phone_too_short: 'forms.error.phone_too_short',
  phone_invalid: 'forms.error.phone_invalid',
  phone_too_few_digits: 'forms.error.phone_too_few_digits',
  phone_letters: 'forms.error.phone_letters',
  phone_two_numbers: 'forms.error.phone_two_numbers',
  phone_no_country: 'forms.error.phone_no_country',
  too_long: 'forms.error.too_long',
  invalid_characters: 'forms.error.invalid_characters',
  captcha_required: 'contact.captcha',
};

/** The heading of the notice above the button, by the first error in it (spec §5). */
export const errorTitles: Readonly<Record<ContactField | 'missing', ContactMessageId>> = {
  missing: 'contact.missing.title',
  firstName: 'contact.wrong.title',
  lastName: 'contact.wrong.title',
  email: 'contact.email.title',
  phone: 'contact.phone.title',
  message: 'contact.wrong.title',
  captchaToken: 'contact.captcha.title',
};
