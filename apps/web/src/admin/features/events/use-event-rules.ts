import { centsOfEuros, eventLimits, isServiceDate, isTimeOfDay } from '@strapec/domain';
import type { Rule } from 'antd/es/form';
import { useMemo } from 'react';
import { pictureAddressFault } from '../../shared/files/picture-address';
import { staffToday } from '../../shared/time/staff-day';
import { type EventsMessageId, useEventsText } from './texts';

interface Around {
  dateBefore: string | null;
  /** As it is typed. */
  maxCapacity: string;
}

type Check = (typed: string, around: Around) => EventsMessageId | null;

const isWholeUpTo = (most: number, typed: string, least = 1): boolean =>
  /^\d+$/.test(typed.trim()) && Number(typed) >= least && Number(typed) <= most;
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
  currentBookings: (typed, { maxCapacity }) => {
    const most = Math.min(Number(maxCapacity) || eventLimits.maxCapacity, eventLimits.maxCapacity);
    return isWholeUpTo(most, typed, 0) ? null : 'events.fault.currentBookings';
  },
  price: (typed) => ((centsOfEuros(typed) ?? 0) < 0 ? 'events.fault.price' : null),
  imageUrl: (typed) => {
    const fault = typed.trim() === '' ? null : pictureAddressFault(typed);
    return fault && `events.fault.imageUrl.${fault}`;
  },
} satisfies Record<string, Check>;

export type CheckedField = keyof typeof checks;

/** The rules of the form's fields with the words of the specification. */
export function useEventRules(dateBefore: string | null): Readonly<Record<CheckedField, Rule[]>> {
  const text = useEventsText();
  return useMemo(() => {
    const ruleOf = (check: Check): Rule[] => [
      ({ getFieldValue }) => ({
        validator: (_rule, value: string | undefined) => {
          const fault = check(value ?? '', { dateBefore, maxCapacity: String(getFieldValue('maxCapacity')) });
          return fault ? Promise.reject(new Error(text(fault))) : Promise.resolve();
        },
      }),
    ];
    const entries = Object.entries(checks).map(([field, check]) => [field, ruleOf(check)]);
    return Object.fromEntries(entries) as Record<CheckedField, Rule[]>;
  }, [text, dateBefore]);
}
