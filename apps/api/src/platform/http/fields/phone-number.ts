import { type FormErrors, extractDigits, isDialablePhone, hasTwoNumbers, normalizePhone } from '@strapec/domain';
import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** For other countries only the length is known. */
const nationalNumberPatterns: Readonly<Record<string, RegExp>> = { '421': /^[2-689]\d{8}$/, '420': /^[2-9]\d{8}$/ };

/** `null` when it cannot be called as written (rules §15). Guests of other countries omit their code too, so without one only an existing Slovak number is accepted. */
export function toE164(input: string): string | null {
  const phone = normalizePhone(input);
  if (hasTwoNumbers(phone) || !isDialablePhone(phone)) return null;
  if (/^(\+|\(?00)/.test(phone)) return toAnyE164(parsePhoneNumberFromString(phone, 'SK'));
  if (/^\(?0/.test(phone)) return toSlovakE164(phone);
  const digits = extractDigits(phone);
  if (digits.length >= 11) return toAnyE164(parsePhoneNumberFromString(`+${digits}`), 'for certain');
  return /^9\d{8}$/.test(digits) ? toSlovakE164(digits) : null; // no Czech or Polish mobile number begins with 9
}

function toAnyE164(number: PhoneNumber | undefined, certainty?: 'for certain'): string | null {
  if (!number || !(certainty ? number.isValid() : number.isPossible())) return null;
  return nationalNumberPatterns[number.countryCallingCode]?.test(number.nationalNumber) === false
    ? null
    : number.number;
}

function toSlovakE164(phone: string): string | null {
  const number = parsePhoneNumberFromString(phone, 'SK');
  return number?.countryCallingCode === '421' && number.isValid() ? number.number : null;
}

export function addCountryCodeError(errors: FormErrors<string>, phone: string | null | undefined): FormErrors<string> {
  return phone && !errors.phone && toE164(phone) === null ? { ...errors, phone: 'phone_no_country' } : errors;
}
