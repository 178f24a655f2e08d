export type PhoneRefusal = 'phone_too_short' | 'phone_invalid' | 'phone_too_few_digits';

const longestEmail = 255; // characters
const sign = String.raw`[^\s@<>()\[\]",;:\\]`;
const label = sign.replace('@', '@.');
/** The suffix begins with a letter: `127.0.0.1`, `[::1]` and `0x7f.1` are machines, and nobody's mail lives there. */
const email = new RegExp(String.raw`^${sign}+@(${label}+\.)+(?=\p{L})${label}+$`, 'u');
const phone = /^\+?[\d\s\-./()]+$/;

/** Whether a text can be an e-mail address: something, an at sign, a domain, a dot and a suffix (spec §5, rules §12). */
export function isEmail(text: string): boolean {
  return text.length <= longestEmail && email.test(text);
}

/** Whether staff can have heard a phone number so: a few digits are enough to find somebody by (rules §15). */
export function isPhoneAsHeard(text: string): boolean {
  return phone.test(text) && text.replace(/\D/g, '').length >= 3;
}

/** What is wrong with a phone number as a guest typed it, or `null` (spec §5). */
export function phoneProblem(text: string): PhoneRefusal | null {
  if (text.length < 10) return 'phone_too_short';
  if (!phone.test(text)) return 'phone_invalid';
  return text.replace(/\D/g, '').length < 10 ? 'phone_too_few_digits' : null;
}
