import { isUsableLine, isUsableText } from '../text/usable-text.js';
import { isBlank } from './form-errors.js';
import { type PhoneFormatError, isEmail, isEmailWithAccents, checkPhoneFormat } from './email-and-phone.js';

type TextError = 'too_long' | 'invalid_characters';
/** `phone_no_country`: it cannot be called. Only the API checks this. */
export type PhoneError = PhoneFormatError | TextError | 'phone_no_country';
export type EmailError = TextError | 'email_not_ascii';
export type CaptchaError = 'captcha_required';

export const isIntegerWithin = (value: number, min: number, max: number): boolean =>
  Number.isInteger(value) && value >= min && value <= max;

/** The text may contain line breaks. */
export function checkText(text: string, maxLength: number): TextError | null {
  if (text.length > maxLength) return 'too_long';
  return isUsableText(text) ? null : 'invalid_characters';
}

/** The text must stay on one line, such as a name. */
export function checkLine(text: string, maxLength: number): TextError | null {
  if (text.length > maxLength) return 'too_long';
  return isUsableLine(text) ? null : 'invalid_characters';
}

const createRequiredCheck =
  (check: typeof checkLine) =>
  <Missing extends string>(text: string, maxLength: number, missingCode: Missing): Missing | TextError | null =>
    isBlank(text) ? missingCode : check(text, maxLength);

export const checkRequiredLine = createRequiredCheck(checkLine);
export const checkRequiredText = createRequiredCheck(checkText);

export function checkEmail<Invalid extends string>(email: string, invalidCode: Invalid): Invalid | EmailError | null {
  if (!isUsableLine(email)) return 'invalid_characters';
  if (isEmail(email)) return null;
  return isEmailWithAccents(email) ? 'email_not_ascii' : invalidCode;
}

export function checkPhone(phone: string, maxLength: number): PhoneError | null {
  return phone.length > maxLength ? 'too_long' : (checkPhoneFormat(phone) ?? checkLine(phone, maxLength));
}

export function captchaError(token: string | null): CaptchaError | null {
  return isBlank(token) ? 'captcha_required' : null;
}
