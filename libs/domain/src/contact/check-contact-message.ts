import { collectErrors, normalizeDraft } from '../form/form-errors.js';
import { captchaError, checkEmail, checkRequiredLine, checkRequiredText, checkPhone } from '../form/field-checks.js';

/** Characters (spec §5, §9). */
export const contactLimits = {
  nameLength: 50,
  emailLength: 255,
  phoneLength: 40,
  messageLength: 1000,
} as const;

export interface ContactMessageDraft {
  firstName: string;
  lastName: string;
  email: string;
  phone?: string | null;
  message: string;
  captchaToken: string | null;
}

export type ContactField = keyof ContactMessageDraft;

/** In the order of spec §5. */
export function checkContactMessage(draft: ContactMessageDraft) {
  const { firstName, lastName, email, phone, message, captchaToken } = normalizeDraft(draft);
  return collectErrors({
    firstName: checkRequiredLine(firstName, contactLimits.nameLength, 'first_name_required'),
    lastName: checkRequiredLine(lastName, contactLimits.nameLength, 'last_name_required'),
    email: checkEmail(email, 'email_address_invalid'),
    message: checkRequiredText(message, contactLimits.messageLength, 'required'),
    phone: phone ? checkPhone(phone, contactLimits.phoneLength) : null,
    captchaToken: captchaError(captchaToken),
  });
}

export type ContactError = NonNullable<ReturnType<typeof checkContactMessage>[ContactField]>;

export const inboxMessageKinds = ['message', 'inquiry'] as const;
export type InboxMessageKind = (typeof inboxMessageKinds)[number];

export const inboxMessageLimits = {
  /** Characters. */
  noteLength: 500,
} as const;
