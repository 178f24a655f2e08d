import { isUsableLine, isUsableText } from '../text/usable-text.js';
import { isBlank } from './faults.js';
import { type PhoneRefusal, isEmail, isEmailWithAccents, phoneProblem } from './person-rules.js';

/** The errors that any text can have: its length or its characters. */
export type TextFault = 'too_long' | 'invalid_characters';
/** `phone_no_country`: the number has no country code, so it cannot be called. Only the API checks this. */
export type PhoneFault = PhoneRefusal | TextFault | 'phone_no_country';
export type EmailFault = TextFault | 'email_not_ascii';
export type CaptchaFault = 'captcha_required';

/** Checks a text of at most `maxLength` characters; it may contain line breaks. */
export function textFault(text: string, maxLength: number): TextFault | null {
  if (text.length > maxLength) return 'too_long';
  return isUsableText(text) ? null : 'invalid_characters';
}

/** Checks a text on one line, such as a name. */
export function lineFault(text: string, maxLength: number): TextFault | null {
  if (text.length > maxLength) return 'too_long';
  return isUsableLine(text) ? null : 'invalid_characters';
}

/** Checks a required text on one line; the code `missing` stands for an empty one. */
export function filledLineFault<Missing extends string>(
  text: string,
  maxLength: number,
  missing: Missing,
): Missing | TextFault | null {
  return isBlank(text) ? missing : lineFault(text, maxLength);
}

/** Checks a required text that may contain line breaks. */
export function filledTextFault<Missing extends string>(
  text: string,
  maxLength: number,
  missing: Missing,
): Missing | TextFault | null {
  return isBlank(text) ? missing : textFault(text, maxLength);
}

/** Checks an e-mail address; the code `invalid` stands for a malformed one. */
export function emailFault<Invalid extends string>(email: string, invalid: Invalid): Invalid | EmailFault | null {
  if (!isUsableLine(email)) return 'invalid_characters';
  if (isEmail(email)) return null;
  return isEmailWithAccents(email) ? 'email_not_ascii' : invalid;
}

/** Checks a phone number of at most `maxLength` characters. */
export function phoneFault(phone: string, maxLength: number): PhoneFault | null {
  return phone.length > maxLength ? 'too_long' : (phoneProblem(phone) ?? lineFault(phone, maxLength));
}

export function captchaFault(token: string | null): CaptchaFault | null {
  return isBlank(token) ? 'captcha_required' : null;
}
