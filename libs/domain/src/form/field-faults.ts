import { isUsableLine, isUsableText } from '../text/usable-text.js';
import { isBlank } from './faults.js';
import { type PhoneRefusal, isEmail, phoneProblem } from './person-rules.js';

/** What can be wrong with any text: its length, or what it is made of. */
export type TextFault = 'too_long' | 'invalid_characters';
export type PhoneFault = PhoneRefusal | TextFault;
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
export function emailFault<Invalid extends string>(email: string, invalid: Invalid): Invalid | TextFault | null {
  return isEmail(email) ? lineFault(email, email.length) : invalid;
}

/** What is wrong with a phone number of at most `maxLength` characters. */
export function phoneFault(phone: string, maxLength: number): PhoneFault | null {
  return phoneProblem(phone) ?? lineFault(phone, maxLength);
}

/** Whether the captcha is still to be solved. */
export function captchaFault(token: string | null): CaptchaFault | null {
  return isBlank(token) ? 'captcha_required' : null;
}
