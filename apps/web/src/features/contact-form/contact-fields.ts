import { isEmail, phoneProblem } from '@strapec/domain';
import type { ContactMessageId } from './texts';

/** The fields in the order in which a guest meets them. */
export const contactFields = ['firstName', 'lastName', 'email', 'phone', 'message', 'captcha'] as const;
export type ContactField = (typeof contactFields)[number];
export type ContactValues = Readonly<Record<string, string>>;

const requiredFields: readonly ContactField[] = ['firstName', 'lastName', 'email', 'message'];

/** Why the form is not sent yet: what the toast says, and at which fields. */
export interface ContactRefusal {
  title: ContactMessageId;
  text: ContactMessageId;
  faults: Readonly<Partial<Record<ContactField, ContactMessageId>>>;
}

/** The first thing that is wrong with a contact message, or `null` (spec §5, in its order). */
export function checkContact(values: ContactValues, captchaToken: string | null): ContactRefusal | null {
  const missing = requiredFields.filter((field) => !values[field]);
  if (missing.length > 0) {
    const faults = Object.fromEntries(missing.map((field) => [field, 'contact.required' as const]));
    return { title: 'contact.missing.title', text: 'contact.missing', faults };
  }
  if (!isEmail(values['email'] ?? '')) return refusal('email', 'contact.email.title', 'contact.email.invalid');
  if (values['phone'] && phoneProblem(values['phone']))
    return refusal('phone', 'contact.phone.title', 'contact.phone.invalid');
  return captchaToken ? null : refusal('captcha', 'contact.captcha.title', 'contact.captcha');
}

const refusal = (field: ContactField, title: ContactMessageId, text: ContactMessageId): ContactRefusal => ({
  title,
  text,
  faults: { [field]: text },
});
