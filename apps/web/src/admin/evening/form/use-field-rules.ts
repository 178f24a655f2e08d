import {
  serviceDayStart,
  emailError,
  endsWithinServiceDay,
  isBlank,
  isDialablePhone,
  isValidStaffStart,
  isTimeOfDay,
  toNormalEmail,
  toNormalPhone,
  reservationLimits,
  toStay,
  timeOfMinute,
} from '@strapec/domain';
import type { Rule } from 'antd/es/form';
import { type EntryTextId, type EntryText, useEntryText } from './texts';
import { fieldRule } from '../../ui/field-rule';
import { completeTime } from '../../ui/time/complete-time';

type FieldCheck = (input: string) => EntryTextId | null;
export const isPartySize = (input: string): boolean =>
  /^\d+$/.test(input) && Number(input) >= 1 && Number(input) <= reservationLimits.maxPartySize;
const hasText = (input: string): boolean => !isBlank(input);

const fieldChecks = {
  lastName: (input) => (hasText(input) ? null : 'entry.error.required'),
  time: (input) => {
    const time = completeTime(input);
    if (!isTimeOfDay(time)) return 'entry.error.time';
    return isValidStaffStart(time) ? null : 'entry.error.quarter';
  },
  partySize: (input) => (isPartySize(input.trim()) ? null : 'entry.error.partySize'),
  email: (input) => {
    const error = hasText(input) && emailError(toNormalEmail(input), 'email_invalid');
    if (!error) return null;
    return error === 'email_not_ascii' ? 'entry.error.email_not_ascii' : 'entry.error.email_invalid';
  },
  phone: (input) => (!hasText(input) || isDialablePhone(toNormalPhone(input)) ? null : 'entry.error.phone_invalid'),
  overrideReason: (input) => (hasText(input) ? null : 'entry.reason.required'),
} satisfies Record<string, FieldCheck>;

export function useFieldRules() {
  const text = useEntryText();
  return (field: keyof typeof fieldChecks): Rule[] => {
    const check: FieldCheck = fieldChecks[field];
    const findError = (input: string) => {
      const errorTextId = check(input);
      return errorTextId && text(errorTextId);
    };
    return [fieldRule(findError)];
  };
}

/** Without exception (rules §2). */
export function durationRule(text: EntryText): Rule {
  return ({ getFieldValue }) => ({
    validator: (_rule, duration: number) => {
      const time = completeTime(String(getFieldValue('time') ?? ''));
      if (!isTimeOfDay(time) || endsWithinServiceDay(toStay({ time, duration }))) return Promise.resolve();
      return Promise.reject(new Error(text('entry.error.ends_with_the_day', { time: timeOfMinute(serviceDayStart) })));
    },
  });
}
