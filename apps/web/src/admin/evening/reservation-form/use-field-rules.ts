import {
  serviceDayStart,
  checkEmail,
  endsWithinServiceDay,
  isBlank,
  isDialablePhone,
  isValidStaffStart,
  isTimeOfDay,
  normalizeEmail,
  normalizePhone,
  reservationLimits,
  toStay,
  timeOfMinute,
} from '@strapec/domain';
import type { Rule } from 'antd/es/form';
import { type ReservationFormTextId, type ReservationFormText, useReservationFormText } from './texts';
import { toFieldRule } from '../../ui/field-rule';
import { completeTime } from '../../ui/time/complete-time';

type FieldCheck = (input: string) => ReservationFormTextId | null;
export const isPartySize = (input: string): boolean =>
  /^\d+$/.test(input) && Number(input) >= 1 && Number(input) <= reservationLimits.maxPartySize;
const hasText = (input: string): boolean => !isBlank(input);

const fieldChecks = {
  lastName: (input) => (hasText(input) ? null : 'reservationForm.error.required'),
  time: (input) => {
    const time = completeTime(input);
    if (!isTimeOfDay(time)) return 'reservationForm.error.time';
    return isValidStaffStart(time) ? null : 'reservationForm.error.notQuarterHour';
  },
  partySize: (input) => (isPartySize(input.trim()) ? null : 'reservationForm.error.partySize'),
  email: (input) => {
    const error = hasText(input) && checkEmail(normalizeEmail(input), 'email_invalid');
    if (!error) return null;
    return error === 'email_not_ascii'
      ? 'reservationForm.error.email_not_ascii'
      : 'reservationForm.error.email_invalid';
  },
  phone: (input) =>
    !hasText(input) || isDialablePhone(normalizePhone(input)) ? null : 'reservationForm.error.phone_invalid',
  overrideReason: (input) => (hasText(input) ? null : 'reservationForm.overrideReason.required'),
} satisfies Record<string, FieldCheck>;

export function useFieldRules() {
  const text = useReservationFormText();
  return (field: keyof typeof fieldChecks): Rule[] => {
    const check: FieldCheck = fieldChecks[field];
    const findError = (input: string) => {
      const errorTextId = check(input);
      return errorTextId && text(errorTextId);
    };
    return [toFieldRule(findError)];
  };
}

/** Without exception (rules §2). */
export function durationRule(text: ReservationFormText): Rule {
  return ({ getFieldValue }) => ({
    validator: (_rule, duration: number) => {
      const time = completeTime(String(getFieldValue('time') ?? ''));
      if (!isTimeOfDay(time) || endsWithinServiceDay(toStay({ time, duration }))) return Promise.resolve();
      return Promise.reject(
        new Error(text('reservationForm.error.endsTooLate', { time: timeOfMinute(serviceDayStart) })),
      );
    },
  });
}
