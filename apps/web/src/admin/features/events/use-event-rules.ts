import { centsOfEuros, eventLimits, isServiceDate, isTimeOfDay } from '@strapec/domain';
import type { Rule } from 'antd/es/form';
import { useMemo } from 'react';
import { staffToday } from '../../shared/time/staff-day';
import { type EventsMessageId, useEventsText } from './texts';

type Check = (typed: string, event: { dateBefore: string | null }) => EventsMessageId | null;

const isWholeUpTo = (most: number, typed: string): boolean =>
  /^\d+$/.test(typed.trim()) && Number(typed) >= 1 && Number(typed) <= most;
const filledOr =
  (fault: EventsMessageId): Check =>
  (typed) =>
    typed.trim() === '' ? fault : null;

/** Spec §5, admin event form. An event that is past may still be completed: its date may stay as it was. */
const checks = {
  titleEn: filledOr('events.fault.titleEn'),
  descriptionEn: filledOr('events.fault.descriptionEn'),
  eventType: filledOr('events.fault.eventType'),
  date: (typed, { dateBefore }) => {
    if (!isServiceDate(typed)) return 'events.fault.date';
    return typed < staffToday() && typed !== dateBefore ? 'events.fault.datePast' : null;
  },
  time: (typed) => (isTimeOfDay(typed) ? null : 'events.fault.time'),
  duration: (typed) => (isWholeUpTo(eventLimits.maxDuration, typed) ? null : 'events.fault.duration'),
  maxCapacity: (typed) => (isWholeUpTo(eventLimits.maxCapacity, typed) ? null : 'events.fault.maxCapacity'),
  price: (typed) => ((centsOfEuros(typed) ?? 0) < 0 ? 'events.fault.price' : null),
  imageUrl: (typed) => (typed.trim() === '' || isUrl(typed.trim()) ? null : 'events.fault.imageUrl'),
} satisfies Record<string, Check>;

export type CheckedField = keyof typeof checks;

/** The rules of the form's fields with the words of the specification. */
export function useEventRules(dateBefore: string | null): Readonly<Record<CheckedField, Rule[]>> {
  const text = useEventsText();
  return useMemo(() => {
    const ruleOf = (check: Check): Rule[] => [
      {
        validator: (_rule, value: string | undefined) => {
          const fault = check(value ?? '', { dateBefore });
          return fault ? Promise.reject(new Error(text(fault))) : Promise.resolve();
        },
      },
    ];
    const entries = Object.entries(checks).map(([field, check]) => [field, ruleOf(check)]);
    return Object.fromEntries(entries) as Record<CheckedField, Rule[]>;
  }, [text, dateBefore]);
}

function isUrl(typed: string): boolean {
  return URL.canParse(typed) && /^https?:$/.test(new URL(typed).protocol);
}
