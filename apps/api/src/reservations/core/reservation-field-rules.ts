import {
  isDialablePhone,
  isValidStaffStay,
  isTimeOfDay,
  checkLine,
  minutesPerHour,
  reservationLimits,
  roomLimits,
} from '@strapec/domain';
import { isUUID } from 'class-validator';
import { type FieldRule, wholeNumber } from '../../platform/http/fields/field-rule.js';

export const staffPhoneRule: FieldRule = (value) => {
  const phone = typeof value === 'string' ? value : '';
  return isDialablePhone(phone) ? checkLine(phone, reservationLimits.phoneLength) : 'phone_invalid';
};

export const partySizeRule: FieldRule = wholeNumber(1, reservationLimits.maxPartySize, 'party_size_invalid');

export const timeRule: FieldRule = (value) => (typeof value === 'string' && isTimeOfDay(value) ? null : 'time_invalid');

/** Hours, by staff. */
export const staffStayRule: FieldRule = (value) =>
  typeof value === 'number' && isValidStaffStay(value * minutesPerHour) ? null : 'stay_invalid';

export const uuidRule: FieldRule = (value) => (isUUID(value) ? null : 'id_invalid');

/** The evening checks whether they exist. */
export const tablesRule: FieldRule = (value) => {
  const hasValidLength = Array.isArray(value) && value.length >= 1 && value.length <= roomLimits.tables;
  return hasValidLength && value.every((id) => typeof id === 'string' && id.length <= roomLimits.nameLength)
    ? null
    : 'tables_invalid';
};
