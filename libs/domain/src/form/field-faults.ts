import { isUsableLine, isUsableText } from '../text/usable-text.js';
import { isBlank } from './faults.js';
import { type PhoneRefusal, isEmail, isEmailWithAccents, phoneProblem } from './person-rules.js';

/** What can be wrong with any text: its length, or what it is made of. */
export type TextFault = 'too_long' | 'invalid_characters';
/** `phone_no_country`: it cannot be called as it stands, which the API finds out. */
export type PhoneFault = PhoneRefusal | TextFault | 'phone_no_country';
export type EmailFault = TextFault | 'email_not_ascii';
export type CaptchaFault = 'captcha_required';

/** What is wrong with a text of at most `maxLength` characters; lines may break. */
export function textFault(text: string, maxLength: number): TextFault | null {
  if (text.length > maxLength) return 'too_long';
  return isUsableText(text) ? null : 'invalid_characters';
}

/** The same for a text that stands on one line, such as a name. */
export function lineFault(text: string, maxLength: number): TextFault | null {
  if (text.length > maxLength) return 'too_long';
  return isUsableLine(text) ? null : 'invalid_characters';
}

/** The same for a line that must be there; `missing` says that it is not. */
export function filledLineFault<Missing extends string>(
  text: string,
  maxLength: number,
  missing: Missing,
): Missing | TextFault | null {
  return isBlank(text) ? missing : lineFault(text, maxLength);
}

/** The same for a text that must be there. */
export function filledTextFault<Missing extends string>(
  text: string,
  maxLength: number,
  missing: Missing,
): Missing | TextFault | null {
  return isBlank(text) ? missing : textFault(text, maxLength);
}

/** What is wrong with an e-mail address; `invalid` says that it is none. */
export function emailFault<Invalid extends string>(email: string, invalid: Invalid): Invalid | EmailFault | null {
  if (!isUsableLine(email)) return 'invalid_characters';
  if (isEmail(email)) return null;
  return isEmailWithAccents(email) ? 'email_not_ascii' : invalid;
}

/** What is wrong with a phone number of at most `maxLength` characters. */
export function phoneFault(phone: string, maxLength: number): PhoneFault | null {
  return phone.length > maxLength ? 'too_long' : (phoneProblem(phone) ?? lineFault(phone, maxLength));
}

/** Whether the captcha is still to be solved. */
export function captchaFault(token: string | null): CaptchaFault | null {
  return isBlank(token) ? 'captcha_required' : null;
}
