import { type FormErrors, digitsOf, isPhoneAsHeard, isTwoNumbers, normalPhone } from '@strapec/domain';
import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** For other countries only the length is known. */
const national: Readonly<Record<string, RegExp>> = { '421': /^[2-689]\d{8}$/, '420': /^[2-9]\d{8}$/ };

/** `null` when it cannot be called as written (rules §15). Guests of other countries omit their code too, so without one only an existing Slovak number is accepted. */
export function e164Of(typed: string): string | null {
  const written = normalPhone(typed);
  if (isTwoNumbers(written) || !isPhoneAsHeard(written)) return null;
  if (/^(\+|\(?00)/.test(written)) return inAnyCountry(parsePhoneNumberFromString(written, 'SK'));
  if (/^\(?0/.test(written)) return inSlovakia(written);
  const digits = digitsOf(written);
  if (digits.length >= 11) return inAnyCountry(parsePhoneNumberFromString(`+${digits}`), 'for certain');
  return /^9\d{8}$/.test(digits) ? inSlovakia(digits) : null; // no Czech or Polish mobile number begins with 9
}

function inAnyCountry(number: PhoneNumber | undefined, is?: 'for certain'): string | null {
  if (!number || !(is ? number.isValid() : number.isPossible())) return null;
  return national[number.countryCallingCode]?.test(number.nationalNumber) === false ? null : number.number;
}

function inSlovakia(written: string): string | null {
  const number = parsePhoneNumberFromString(written, 'SK');
  return number?.countryCallingCode === '421' && number.isValid() ? number.number : null;
}

export function withPhoneAsked(errors: FormErrors<string>, phone: string | null | undefined): FormErrors<string> {
  return phone && !errors.phone && e164Of(phone) === null ? { ...errors, phone: 'phone_no_country' } : errors;
}
