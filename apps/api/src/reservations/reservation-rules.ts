import { isServiceDate, isTimeOfDay, reservationLimits } from '@strapec/domain';
import { type FieldRule, singleLine, wholeNumber } from '../http/field-rule.js';
import { emailAddress, orMissing, phoneNumber } from '../http/person-rules.js';

/** A name: its own text when it is missing (spec §5). */
export function nameRule(missing: 'first_name_required' | 'last_name_required'): FieldRule {
  return orMissing(missing, singleLine(reservationLimits.nameLength));
}

export const emailRule: FieldRule = emailAddress(reservationLimits.emailLength, 'email_invalid');

export const phoneRule: FieldRule = phoneNumber(reservationLimits.phoneLength);

export const dateRule: FieldRule = (value) =>
  typeof value === 'string' && isServiceDate(value) ? null : 'date_invalid';

export const timeRule: FieldRule = (value) => (typeof value === 'string' && isTimeOfDay(value) ? null : 'time_invalid');

export const durationRule: FieldRule = wholeNumber(1, 4, 'duration_invalid');

export const partySizeRule: FieldRule = wholeNumber(1, reservationLimits.maxPartySize, 'party_size_invalid');

/** Ids of tables; whether the house has them, and they are free, the evening tells. */
export const tablesRule: FieldRule = (value) => {
  const isList = Array.isArray(value) && value.length >= 1 && value.length <= 31;
  return isList && value.every((id) => typeof id === 'string' && id.length <= 20) ? null : 'tables_invalid';
};
