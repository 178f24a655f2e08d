import { type PhoneRefusal, isEmail, isTimeOfDay, phoneProblem, reservationLimits } from '@strapec/domain';
import type { Rule } from 'antd/es/form';
import { useMemo } from 'react';
import { type EntryMessageId, useEntryText } from './texts';
import { typedTime } from './typed-time';

type Check = (typed: string) => EntryMessageId | null;
const phoneFaults = {
  phone_too_short: 'entry.fault.phone_too_short',
  phone_invalid: 'entry.fault.phone_invalid',
  phone_too_few_digits: 'entry.fault.phone_too_few_digits',
} as const satisfies Record<PhoneRefusal, EntryMessageId>;

const isPartySize = (typed: string): boolean =>
  /^\d+$/.test(typed) && Number(typed) >= 1 && Number(typed) <= reservationLimits.maxPartySize;
const isFilled = (typed: string): boolean => typed.trim() !== '';

const checks = {
  lastName: (typed) => (isFilled(typed) ? null : 'entry.fault.required'),
  time: (typed) => (isTimeOfDay(typedTime(typed)) ? null : 'entry.fault.time'),
  partySize: (typed) => (isPartySize(typed.trim()) ? null : 'entry.fault.partySize'),
  email: (typed) => (!isFilled(typed) || isEmail(typed.trim()) ? null : 'entry.fault.email_invalid'),
  phone: (typed) => {
    const problem = isFilled(typed) ? phoneProblem(typed.trim()) : null;
    return problem && phoneFaults[problem];
  },
  overrideReason: (typed) => (isFilled(typed) ? null : 'entry.reason.required'),
} satisfies Record<string, Check>;

export type CheckedField = keyof typeof checks;

/** The rules of the form's fields: the domain's, with the words of the specification. */
export function useEntryRules(): Readonly<Record<CheckedField, Rule[]>> {
  const text = useEntryText();
  return useMemo(() => {
    const ruleOf = (check: Check): Rule[] => [
      {
        validator: (_rule, value: string | undefined) => {
          const fault = check(value ?? '');
          return fault ? Promise.reject(new Error(text(fault))) : Promise.resolve();
        },
      },
    ];
    const entries = Object.entries(checks).map(([field, check]) => [field, ruleOf(check)]);
    return Object.fromEntries(entries) as Record<CheckedField, Rule[]>;
  }, [text]);
}
