import { inquiryLimits, inquiryTypes, isServiceDate } from '@strapec/domain';
import { type FieldRule, oneOf } from '../http/field-rule.js';
import { phoneNumber } from '../http/person-rules.js';

const isMissing = (value: unknown): boolean => value === undefined || value === null || value === '';

/** A phone number; the form's own text when there is none (spec §5). */
export const inquiryPhoneRule: FieldRule = (value, whole) =>
  isMissing(value) ? 'phone_required' : phoneNumber(inquiryLimits.phoneLength)(value, whole);

export const eventTypeRule: FieldRule = (value, whole) =>
  isMissing(value) ? 'event_type_required' : oneOf(inquiryTypes)(value, whole);

/** A day of the calendar; whether it is past depends on the clock, so the service asks that. */
export const eventDateRule: FieldRule = (value) => {
  if (isMissing(value)) return 'event_date_required';
  return typeof value === 'string' && isServiceDate(value) ? null : 'date_invalid';
};
