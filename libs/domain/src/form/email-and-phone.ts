import { isUsableLine } from '../text/usable-text.js';

export type PhoneFormatError =
  'phone_too_short' | 'phone_two_numbers' | 'phone_letters' | 'phone_invalid' | 'phone_too_few_digits';

const maxEmailLength = 255; // characters
/** Mail servers without support for other letters lose them. */
const atom = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const domainLabel = String.raw`[\p{L}\p{M}\p{N}_-]`;
/** `127.0.0.1`, `[::1]` and `0x7f.1` are machines without mailboxes. */
const emailPattern = new RegExp(String.raw`^${atom}(\.${atom})*@(${domainLabel}+\.)+(?=\p{L})${domainLabel}+$`, 'iu');
const phonePattern = /^\+?[\d\s\-./()]+$/;
const maxPhoneDigits = 15; // digits of E.164

/** Spec §5, rules §12. */
export function isEmail(text: string): boolean {
  return text.length <= maxEmailLength && emailPattern.test(text);
}

/** Earlier rules accepted more addresses than `isEmail`. */
export function isSearchableEmail(text: string): boolean {
  return text.length <= maxEmailLength && isUsableLine(text) && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}

export function isEmailWithAccents(text: string): boolean {
  return isEmail(text.replace(/^[^@]+/, (localPart) => localPart.replaceAll(/[\p{L}\p{M}]/gu, 'a')));
}

/** Three digits are enough (rules §15). */
export function isDialablePhone(text: string): boolean {
  return phonePattern.test(text) && extractDigits(text).length >= 3;
}

export function hasTwoNumbers(text: string): boolean {
  const longNumbers = text.split(/[,;]|\p{L}+/u).filter((part) => extractDigits(part).length >= 6);
  const hasSecondPlus = text.lastIndexOf('+') > Math.max(text.search(/\d/), 0);
  return longNumbers.length > 1 || hasSecondPlus || extractDigits(text).replace(/^00/, '').length > maxPhoneDigits;
}

/** Spec §5. */
export function checkPhoneFormat(text: string): PhoneFormatError | null {
  if (text.length < 10) return 'phone_too_short';
  if (hasTwoNumbers(text)) return 'phone_two_numbers';
  if (/\p{L}/u.test(text)) return 'phone_letters';
  if (!phonePattern.test(text)) return 'phone_invalid';
  return extractDigits(text).length < 10 ? 'phone_too_few_digits' : null;
}

export const extractDigits = (text: string): string => text.replaceAll(/\D/g, '');
