import { type EmailRefusal, type PhoneRefusal, isEmail, phoneProblem } from './contact-rules.js';
import { contactLimits } from './contact-limits.js';

/** What the contact form holds when the button is pressed; an empty phone number is none. */
export interface ContactDraft {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  message: string;
  captchaToken: string | null;
}

/** Why a contact form is not sent yet. */
export type ContactRefusal =
  'missing_information' | EmailRefusal | PhoneRefusal | 'message_too_long' | 'captcha_required';

/** The first reason why a contact form cannot be sent, or `null` (spec §5, in its order). */
export function checkContactMessage(draft: ContactDraft): ContactRefusal | null {
  const { firstName, lastName, email, phone, message, captchaToken } = draft;
  if ([firstName, lastName, email, message].some((value) => value.trim() === '')) return 'missing_information';
  if (!isEmail(email.trim())) return 'email_invalid';
  if (message.length > contactLimits.messageLength) return 'message_too_long';
  const number = phone.trim();
  return (number === '' ? null : phoneProblem(number)) ?? (captchaToken ? null : 'captcha_required');
}
