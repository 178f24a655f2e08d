import { type Faults, faultsAmong, normalDraft } from '../form/faults.js';
import {
  type CaptchaFault,
  type EmailFault,
  type PhoneFault,
  captchaFault,
  emailFault,
  filledLineFault,
  filledTextFault,
  phoneFault,
} from '../form/field-faults.js';

/** The maximum lengths of the contact form's fields, in characters (spec §5, §9). */
export const contactLimits = {
  nameLength: 50,
  emailLength: 255,
  phoneLength: 40,
  messageLength: 1000,
} as const;

export interface ContactDraft {
  firstName: string;
  lastName: string;
  email: string;
  phone?: string | null;
  message: string;
  captchaToken: string | null;
}

/** The fields in the order of the specification (spec §5). */
export const contactFields = ['firstName', 'lastName', 'email', 'message', 'phone', 'captchaToken'] as const;
export type ContactField = (typeof contactFields)[number];

export type ContactFault =
  | EmailFault
  | PhoneFault
  | CaptchaFault
  | 'first_name_required'
  | 'last_name_required'
  | 'email_address_invalid'
  | 'required';

export function checkContactMessage(draft: ContactDraft): Faults<ContactField, ContactFault> {
  const { firstName, lastName, email, phone, message, captchaToken } = normalDraft(draft);
  return faultsAmong<ContactField, ContactFault>({
    firstName: filledLineFault(firstName, contactLimits.nameLength, 'first_name_required'),
    lastName: filledLineFault(lastName, contactLimits.nameLength, 'last_name_required'),
    email: emailFault(email, 'email_address_invalid'),
    phone: phone ? phoneFault(phone, contactLimits.phoneLength) : null,
    message: filledTextFault(message, contactLimits.messageLength, 'required'),
    captchaToken: captchaFault(captchaToken),
  });
}

export const letterKinds = ['message', 'inquiry'] as const;
export type LetterKind = (typeof letterKinds)[number];

export const letterLimits = {
  /** Characters. */
  noteLength: 500,
} as const;
