import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A number as E.164, Slovak unless it says otherwise; `null` when it cannot be read as one (rules §15). */
export function e164Of(typed: string): string | null {
  const number = parsePhoneNumberFromString(typed, 'SK');
  return number?.isPossible() ? number.number : null; // staff may have heard a part of it only
}
