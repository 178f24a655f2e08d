import { isPhoneAsHeard, lineError, reservationLimits, roomLimits } from '@strapec/domain';
import { isUUID } from 'class-validator';
import { type FieldRule, singleLine, wholeNumber } from '../../platform/http/fields/field-rule.js';
import { emailAddress, orMissing } from '../../platform/http/fields/person-rules.js';

/** Spec §5. */
export function nameRule(missing: 'first_name_required' | 'last_name_required'): FieldRule {
  return orMissing(missing, singleLine(reservationLimits.nameLength));
}

export const emailRule: FieldRule = emailAddress('email_invalid');

/** As staff took it down by ear. */
export const phoneAsHeardRule: FieldRule = (value) => {
  const phone = typeof value === 'string' ? value : '';
  return isPhoneAsHeard(phone) ? lineError(phone, reservationLimits.phoneLength) : 'phone_invalid';
};

export const partySizeRule: FieldRule = wholeNumber(1, reservationLimits.maxPartySize, 'party_size_invalid');

export const knownIdRule: FieldRule = (value) => (isUUID(value) ? null : 'id_invalid');

/** The evening checks that the tables exist and are free. */
export const tablesRule: FieldRule = (value) => {
  const isList = Array.isArray(value) && value.length >= 1 && value.length <= roomLimits.tables;
  return isList && value.every((id) => typeof id === 'string' && id.length <= roomLimits.nameLength)
    ? null
    : 'tables_invalid';
};
