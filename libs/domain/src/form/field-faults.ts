import { isUsableLine, isUsableText } from '../text/usable-text.js';
import { isBlank } from './faults.js';
import { type PhoneRefusal, isEmail, isEmailWithAccents, phoneProblem } from './person-rules.js';

type TextFault = 'too_long' | 'invalid_characters';
/** `phone_no_country`: the number has no country code, so it cannot be called. Only the API checks this. */
export type PhoneFault = PhoneRefusal | TextFault | 'phone_no_country';
export type EmailFault = TextFault | 'email_not_ascii';
export type CaptchaFault = 'captcha_required';

/** The text may contain line breaks. */
export function textFault(text: string, maxLength: number): TextFault | null {
  if (text.length > maxLength) return 'too_long';
  return isUsableText(text) ? null : 'invalid_characters';
}

/** The text must stay on one line, such as a name. */
export function lineFault(text: string, maxLength: number): TextFault | null {
  if (text.length > maxLength) return 'too_long';
  return isUsableLine(text) ? null : 'invalid_characters';
}

/** `missing` is the code for an empty line. */
export function filledLineFault<Missing extends string>(
  text: string,
  maxLength: number,
  missing: Missing,
): Missing | TextFault | null {
  return isBlank(text) ? missing : lineFault(text, maxLength);
}

export function filledTextFault<Missing extends string>(
  text: string,
  maxLength: number,
  missing: Missing,
): Missing | TextFault | null {
  return isBlank(text) ? missing : textFault(text, maxLength);
}

/** `invalid` is the code for a malformed address. */
export function emailFault<Invalid extends string>(email: string, invalid: Invalid): Invalid | EmailFault | null {
  if (!isUsableLine(email)) return 'invalid_characters';
  if (isEmail(email)) return null;
  return isEmailWithAccents(email) ? 'email_not_ascii' : invalid;
}

export function phoneFault(phone: string, maxLength: number): PhoneFault | null {
  return phone.length > maxLength ? 'too_long' : (phoneProblem(phone) ?? lineFault(phone, maxLength));
}

export function captchaFault(token: string | null): CaptchaFault | null {
  return isBlank(token) ? 'captcha_required' : null;
}
