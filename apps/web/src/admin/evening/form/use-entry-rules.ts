import {
  serviceDayStart,
  emailError,
  endsWithinServiceDay,
  isBlank,
  isDictatedPhone,
  isStaffStart,
  isTimeOfDay,
  normalEmail,
  normalPhone,
  reservationLimits,
  toStay,
  timeOfMinute,
} from '@strapec/domain';
import type { Rule } from 'antd/es/form';
import { useMemo } from 'react';
import { type EntryMessageId, type EntryText, useEntryText } from './texts';
import { completeTime } from '../../ui/time/complete-time';

type Check = (typed: string) => EntryMessageId | null;
export const isPartySize = (typed: string): boolean =>
  /^\d+$/.test(typed) && Number(typed) >= 1 && Number(typed) <= reservationLimits.maxPartySize;
const hasText = (typed: string): boolean => !isBlank(typed);

const fieldChecks = {
  lastName: (typed) => (hasText(typed) ? null : 'entry.error.required'),
  time: (typed) => {
    const time = completeTime(typed);
    if (!isTimeOfDay(time)) return 'entry.error.time';
    return isStaffStart(time) ? null : 'entry.error.quarter';
  },
  partySize: (typed) => (isPartySize(typed.trim()) ? null : 'entry.error.partySize'),
  email: (typed) => {
    const error = hasText(typed) && emailError(normalEmail(typed), 'email_invalid');
    if (!error) return null;
    return error === 'email_not_ascii' ? 'entry.error.email_not_ascii' : 'entry.error.email_invalid';
  },
  phone: (typed) => (!hasText(typed) || isDictatedPhone(normalPhone(typed)) ? null : 'entry.error.phone_invalid'),
  overrideReason: (typed) => (hasText(typed) ? null : 'entry.reason.required'),
} satisfies Record<string, Check>;

export type CheckedField = keyof typeof fieldChecks | 'duration';

export function useEntryRules(): Readonly<Record<CheckedField, Rule[]>> {
  const text = useEntryText();
  return useMemo(() => {
    const toRule = (check: Check): Rule[] => [
      {
        validator: (_rule, value: string | undefined) => {
          const error = check(value ?? '');
          return error ? Promise.reject(new Error(text(error))) : Promise.resolve();
        },
      },
    ];
    const entries = Object.entries(fieldChecks).map(([field, check]) => [field, toRule(check)]);
    return { ...Object.fromEntries(entries), duration: [durationRule(text)] } as Record<CheckedField, Rule[]>;
  }, [text]);
}

/** Without exception (rules §2). */
function durationRule(text: EntryText): Rule {
  return ({ getFieldValue }) => ({
    validator: (_rule, duration: number) => {
      const time = completeTime(String(getFieldValue('time') ?? ''));
      if (!isTimeOfDay(time) || endsWithinServiceDay(toStay({ time, duration }))) return Promise.resolve();
      return Promise.reject(new Error(text('entry.error.ends_with_the_day', { time: timeOfMinute(serviceDayStart) })));
    },
  });
}
